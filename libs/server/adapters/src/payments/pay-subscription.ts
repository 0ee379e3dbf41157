import type Stripe from 'stripe';
import type { Payments } from '@greenroom/ports/payments';
import { asPort } from './translate-error.ts';

/** Payments of a subscription. */
export function subscriptionPaymentsOf(
  stripe: Stripe,
): Pick<Payments, 'redeemCode' | 'useCard' | 'payInvoice' | 'readOpenPayment'> {
  return {
    redeemCode: ({ subscriptionId, promotionCodeId }, key) =>
      asPort(async () => {
        const discounts = [{ promotion_code: promotionCodeId }];
        await stripe.subscriptions.update(subscriptionId, { discounts }, { idempotencyKey: key });
      }),

    useCard: ({ customerId, subscriptionId, paymentMethodId }, key) =>
      asPort(async () => {
        await stripe.customers.update(
          customerId,
          { invoice_settings: { default_payment_method: paymentMethodId } },
          { idempotencyKey: `${key}-customer` },
        );
        await stripe.subscriptions.update(
          subscriptionId,
          { default_payment_method: paymentMethodId },
          { idempotencyKey: `${key}-subscription` },
        );
      }),
    payInvoice: (invoiceId, key) =>
      asPort(async () => {
        const { status } = await stripe.invoices.retrieve(invoiceId);
        if (status === 'open') await stripe.invoices.pay(invoiceId, undefined, { idempotencyKey: key });
      }),
    readOpenPayment: ({ invoiceId, subscriptionId }) =>
      asPort(async () => {
        const invoice = await stripe.invoices.retrieve(invoiceId, { expand: ['confirmation_secret'] });
        const clientSecret = invoice.confirmation_secret?.client_secret;
        const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] });
        const customer = subscription.customer as Stripe.Customer;
        const card = subscription.default_payment_method ?? customer.invoice_settings.default_payment_method;
        if (invoice.status !== 'open' || !clientSecret || !card) return undefined;
        return { clientSecret, paymentMethodId: typeof card === 'string' ? card : card.id };
      }),
  };
}
