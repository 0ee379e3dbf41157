import type { Stripe } from '@stripe/stripe-js';
import { currentLocale } from '@greenroom/i18n';
import { admitStripeScript } from './admit-stripe-script.ts';

export interface PaymentProvider {
  publishableKey: string;
  /** No real money moves: Stripe's own script is not even asked for. */
  sandbox: boolean;
}

/**
 * Stripe.js in the page's language: Stripe's own, from Stripe's server, or the payment sandbox's.
 * @throws Error where it cannot be had
 */
export async function loadPayments({ publishableKey, sandbox }: PaymentProvider): Promise<Stripe | null> {
  const locale = currentLocale();
  if (sandbox) {
    const { openPaymentSandbox } = await import('@greenroom/payment-sandbox');
    return openPaymentSandbox(publishableKey, { locale });
  }
  admitStripeScript();
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  return loadStripe(publishableKey, { locale });
}
