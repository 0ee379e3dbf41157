import Stripe from 'stripe';
import type { CustomerState } from '@greenroom/ports/payments';
import { disputesOfCharges } from './disputes.ts';
import { isUpdateDeclined } from './pending-update.ts';
import type { taxPercentages } from './tax-rates.ts';
import { readCard, readInvoice, readSubscription } from './read-objects.ts';

/** The maximum number of subscriptions, invoices and charges read for one customer; far more than any customer has. */
const most = 100;

const nothing: CustomerState = { clock: null, subscriptions: [], invoices: [], disputes: [] };

/** The fields expanded on a customer. */
const ofCustomer = ['test_clock', 'invoice_settings.default_payment_method'];

/**
 * Reads everything about a customer in as few calls as possible: the customer comes with their subscriptions. A deleted
 * customer has nothing.
 */
export async function readCustomer(
  stripe: Stripe,
  customerId: string,
  percentagesOf: ReturnType<typeof taxPercentages>,
): Promise<CustomerState> {
  const [subscriptions, invoices, charges] = await Promise.all([
    stripe.subscriptions.list({
      customer: customerId,
      status: 'all',
      limit: most,
      expand: ['data.default_payment_method', 'data.discounts', ...ofCustomer.map((one) => `data.customer.${one}`)],
    }),
    stripe.invoices.list({ customer: customerId, limit: most, expand: ['data.payments'] }),
    stripe.charges.list({ customer: customerId, limit: most }),
  ]);
  const [first] = subscriptions.data;
  const customer = first?.customer ?? (await stripe.customers.retrieve(customerId, { expand: ofCustomer }));
  if (typeof customer === 'string' || customer.deleted) return nothing;
  const percentages = await percentagesOf(invoices.data);
  const refunded = refundsByPayment(charges.data);
  const card = customer.invoice_settings.default_payment_method;
  const fallback = readCard(typeof card === 'string' || card === null ? undefined : card);
  return {
    clock: clockOf(customer.test_clock),
    subscriptions: await Promise.all(
      subscriptions.data.map(async (one) => {
        const [next, schedule, declined] = await Promise.all([
          nextInvoice(stripe, one),
          scheduleOf(stripe, one),
          isUpdateDeclined(stripe, one),
        ]);
        return readSubscription(one, { fallback, next, schedule, invoices: invoices.data, declined });
      }),
    ),
    invoices: invoices.data.map((one) => readInvoice(one, { refunded, percentages })),
    disputes: await disputesOfCharges(stripe, charges.data),
  };
}

/** Returns the invoice at the end of the period, if there will be one. */
async function nextInvoice(
  stripe: Stripe,
  { id, status, cancel_at: cancelAt, cancel_at_period_end: ends }: Stripe.Subscription,
): Promise<Stripe.Invoice | undefined> {
  if ((status !== 'active' && status !== 'trialing') || cancelAt !== null || ends) return undefined;
  return stripe.invoices.createPreview({ subscription: id }).catch((error: unknown) => {
    // There is none if the plan has just ended. The page then shows the price.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined;
    throw error;
  });
}

async function scheduleOf(stripe: Stripe, { schedule }: Stripe.Subscription) {
  if (!schedule) return undefined;
  const id = typeof schedule === 'string' ? schedule : schedule.id;
  return stripe.subscriptionSchedules.retrieve(id, { expand: ['phases.items.price'] });
}

function clockOf(clock: Stripe.Customer['test_clock']): CustomerState['clock'] {
  if (!clock || typeof clock === 'string') return null;
  return { id: clock.id, now: new Date(clock.frozen_time * 1000) };
}

function refundsByPayment(charges: readonly Stripe.Charge[]): ReadonlyMap<string, number> {
  return new Map(
    charges.flatMap(({ payment_intent: payment, amount_refunded: amount }) =>
      payment && amount > 0 ? [[typeof payment === 'string' ? payment : payment.id, amount] as const] : [],
    ),
  );
}
