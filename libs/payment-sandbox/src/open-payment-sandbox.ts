import type { Stripe, StripeCheckoutElementsSdkOptions, StripeElementsOptions } from '@stripe/stripe-js';
import { checkoutSdk } from './checkout-sdk.ts';
import { confirmCard } from './confirm-card.ts';
import { confirmPayment } from './confirm-payment.ts';
import { elementsGroup, type ElementsGroup } from './elements-group.ts';

export interface PaymentSandboxOptions {
  /** Language of the card form, `en` or `de`. */
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
 * Stripe.js as the payment sandbox has it. Checkout sessions with the Payment Element, setup intents to replace a card,
 * and payment intents that are paid by a card on file; what else Stripe.js can do answers that the sandbox cannot.
 * @param publishableKey of the sandbox's
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
    // React-stripe-js takes for Stripe what has these.
    createToken: notHere,
    createPaymentMethod: notHere,
    confirmCardPayment: notHere,
    registerAppInfo: () => {},
  };
  // Stripe.js has a hundred methods more; these are all that our pages and react-stripe-js call.
  return surface as unknown as Stripe;
}
