import type { ObjectStore } from '../../store/object-store.ts';
import { draftFor } from '../../billing/due.ts';
import { addIntervals, type Period } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { invalidRequest } from '../../wire/index.ts';
import { holdingDiscounts, redeem, type UsableCoupon } from '../discounts.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { lineOf, pendingItems, putOnInvoice } from '../invoices/pending-items.ts';
import { intervalOf } from '../price-in.ts';
import { useUpOnce } from './use-up-once.ts';
import { newSubscription, type PlannedItem } from './new-subscription.ts';
import { linesFor } from './subscription-lines.ts';

export interface BeginSubscription {
  customer: Kinds['customer'];
  currency: string;
  items: readonly PlannedItem[];
  trialEnd: number | null;
  missingPaymentMethod?: 'cancel' | 'create_invoice' | 'pause';
  coupons: readonly UsableCoupon[];
  paymentMethod: string | null;
  metadata?: Record<string, string>;
  description?: string | null;
  savesPaymentMethod?: boolean;
  session?: string | null;
  /** Calculates tax by the customer's country. */
  automaticTax?: boolean;
  /** Invoices are sent, and due after this many days; by default the default card is charged. */
  sentAfterDays?: number;
  /** The payment intent that was created before the subscription. */
  intent?: Kinds['payment_intent'];
}

/**
 * Begins a subscription with its first invoice. If that is not zero it is open, and the subscription is `incomplete`
 * until it is paid.
 */
export async function beginSubscription(store: ObjectStore, given: BeginSubscription) {
  const { customer, currency, items, trialEnd, coupons, paymentMethod, session = null } = given;
  const at = await store.momentOf(customer.id);
  checkCurrency(customer, currency);
  const anchor = trialEnd ?? at;
  const period: Period =
    trialEnd === null ? { start: at, end: addIntervals(at, sharedInterval(items), 1) } : { start: at, end: trialEnd };
  const begun = newSubscription({
    customer,
    currency,
    items,
    created: at,
    anchor,
    period,
    trialEnd,
    missingPaymentMethod: given.missingPaymentMethod ?? 'create_invoice',
    status: trialEnd !== null ? 'trialing' : given.sentAfterDays === undefined ? 'incomplete' : 'active',
    paymentMethod,
    description: given.description ?? null,
    metadata: given.metadata ?? {},
    savesPaymentMethod: given.savesPaymentMethod ?? false,
    automaticTax: given.automaticTax ?? false,
    sentAfterDays: given.sentAfterDays ?? null,
  });
  for (const coupon of coupons)
    begun.discounts.push(
      (await redeem(store, coupon, { customer: customer.id, subscription: begun.id, session, at })).id,
    );
  if (customer.currency === null)
    await store.put('customer', { ...(await store.get('customer', customer.id)), currency });
  await store.create('subscription', begun);
  // A checkout session bills the total that it showed.
  const waiting = session === null ? await pendingItems(store, begun) : [];
  const draft = newInvoice({
    customer,
    subscription: begun,
    currency,
    lines: [...waiting.map(lineOf), ...(await linesFor(store, begun, period, trialEnd !== null))],
    discounts: await holdingDiscounts(store, begun.discounts, at),
    reason: 'subscription_create',
    period: { start: at, end: at },
    created: at,
    finalizesAt: given.sentAfterDays === undefined ? null : at + draftFor,
  });
  await store.create('invoice', draft);
  await putOnInvoice(store, waiting, draft.id);
  const discounts = useUpOnce(begun.discounts, draft, await holdingDiscounts(store, begun.discounts, at));
  await store.put('subscription', { ...begun, latest_invoice: draft.id, discounts });
  const waits = given.sentAfterDays !== undefined && draft.total > 0;
  const invoice = waits ? draft : await finalizeInvoice(store, draft, { intent: given.intent });
  return { subscription: await store.get('subscription', begun.id), invoice };
}

/** https://docs.stripe.com/billing/customer#currency: all recurring payments of a customer are in one currency. */
function checkCurrency(customer: Kinds['customer'], currency: string): void {
  if (customer.currency && customer.currency !== currency)
    throw invalidRequest(
      `You cannot combine currencies on a single customer. This customer has an active subscription, subscription schedule, discount, quote, or invoice item with currency ${customer.currency}.`,
      {},
    );
}

/** @throws StripeFailure for prices with different intervals */
export function sharedInterval(items: readonly PlannedItem[]) {
  const [first, ...rest] = items.map(({ price }) => intervalOf(price));
  if (first === undefined)
    throw invalidRequest('Missing required param: items.', { param: 'items', code: 'parameter_missing' });
  if (rest.some(({ interval, count }) => interval !== first.interval || count !== first.count))
    throw invalidRequest('Currently, all subscription items must have the same interval.', { param: 'items' });
  return first;
}
