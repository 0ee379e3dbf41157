import Stripe from 'stripe';
import type { Payments } from '@greenroom/ports/payments';
import { readCard } from './read-objects.ts';
import { asPort } from './translate-error.ts';

const most = 100;
const idOf = (thing: string | { id: string } | null) => (typeof thing === 'string' ? thing : thing?.id);

/** Billing addresses, tax numbers and the cards on file. */
export function billingOf(stripe: Stripe): Pick<Payments, 'saveBilledTo' | 'listCards' | 'removeCard'> {
  return {
    // Without idempotency keys: these calls set the final values, so the latest call wins.
    saveBilledTo: (customerId, { name, line1, line2, postalCode, city, country }, taxId) =>
      asPort(async () => {
        const known = (await stripe.customers.listTaxIds(customerId, { limit: most })).data;
        const kept = taxId && known.find(({ type, value }) => type === taxId.type && value === taxId.value);
        // Created first, so that a number that the provider refuses changes nothing.
        if (taxId && !kept)
          await stripe.customers.createTaxId(customerId, {
            type: taxId.type,
            value: taxId.value,
          });
        for (const { id } of known) if (id !== kept?.id) await stripe.customers.deleteTaxId(customerId, id);
        const address = { line1, line2, postal_code: postalCode, city, country };
        await stripe.customers.update(customerId, { name, address });
      }),

    listCards: ({ customerId, subscriptionId }) =>
      asPort(async () => {
        const [subscription, { data }] = await Promise.all([
          stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] }),
          stripe.paymentMethods.list({ customer: customerId, type: 'card', limit: most }),
        ]);
        const { invoice_settings: settings } = subscription.customer as Stripe.Customer;
        const inUse = idOf(subscription.default_payment_method ?? settings.default_payment_method);
        return data.flatMap((method) => {
          const card = readCard(method);
          return card ? [{ ...card, paymentMethodId: method.id, isDefault: method.id === inUse }] : [];
        });
      }),

    removeCard: (paymentMethodId) =>
      asPort(async () => {
        await stripe.paymentMethods.detach(paymentMethodId).catch((error: unknown) => {
          // Already detached by a concurrent call.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        });
      }),
  };
}
