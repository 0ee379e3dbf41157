import type { Stripe } from '@stripe/stripe-js';
import { currentLocale } from '@greenroom/i18n';
import { admitStripeScript } from './admit-stripe-script.ts';

export interface PaymentProvider {
  publishableKey: string;
  /** A sandbox moves no real money, and Stripe's script is not loaded. */
  sandbox: boolean;
}

/**
 * Loads Stripe.js in the page's language: Stripe's own from its server, or the payment sandbox's version.
 * @throws Error if it cannot be loaded
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
