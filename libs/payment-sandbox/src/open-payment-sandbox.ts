import type { Stripe, StripeCheckoutElementsSdkOptions, StripeElementsOptions } from '@stripe/stripe-js';
import { checkoutSdk } from './checkout-sdk.ts';
import { confirmCard } from './confirm-card.ts';
import { confirmPayment } from './confirm-payment.ts';
import { elementsGroup, type ElementsGroup } from './elements-group.ts';

export interface PaymentSandboxOptions {
  /** The language of the card form, `en` or `de`. */
  locale?: string;
}

interface SetupConfirmation {
  elements: ElementsGroup;
  clientSecret?: string;
  confirmParams?: { return_url?: string };
}

interface PaymentConfirmation {
  clientSecret: string;
  confirmParams?: { payment_method?: string; return_url?: string };
}

/**
 * Returns the payment sandbox's version of Stripe.js: checkout sessions with the Payment Element, setup intents to
 * replace a card, and payment intents with a stored card. Other methods return an error.
 * @param publishableKey the sandbox's publishable key
 */
export function openPaymentSandbox(publishableKey: string, { locale = 'en' }: PaymentSandboxOptions = {}): Stripe {
  const opened = { publishableKey, locale };
  const notHere = async () => ({
    error: { type: 'invalid_request_error' as const, message: 'The payment sandbox cannot do this.' },
  });
  const surface = {
    initCheckoutElementsSdk: (options: StripeCheckoutElementsSdkOptions) => checkoutSdk(opened, options),
    elements: (options?: StripeElementsOptions) => elementsGroup(opened, options),
    async confirmSetup({ elements, clientSecret = elements.inner.clientSecret, confirmParams }: SetupConfirmation) {
      const error = await confirmCard({
        path: 'setup-intents/confirm',
        clientSecret: clientSecret ?? '',
        element: elements.inner.element(),
        locale,
        returnUrl: confirmParams?.return_url,
      });
      if (error) return { error };
      return { setupIntent: { id: clientSecret?.split('_secret_')[0], status: 'succeeded' } };
    },
    async confirmPayment({ clientSecret, confirmParams = {} }: PaymentConfirmation) {
      const { payment_method: paymentMethod, return_url: returnUrl } = confirmParams;
      const error = await confirmPayment({ clientSecret, paymentMethod, returnUrl, locale });
      return error ? { error } : { paymentIntent: { id: clientSecret.split('_secret_')[0], status: 'succeeded' } };
    },
    // React-stripe-js recognises Stripe.js by these methods.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo: () => {},
  };
  // Stripe.js has a hundred more methods; our pages and react-stripe-js call only these.
  return surface as unknown as Stripe;
}
