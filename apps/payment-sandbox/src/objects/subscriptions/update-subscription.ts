import type { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { periodEnd } from '../../billing/due.ts';
import { changedMetadata, invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { redeem, usableCoupon } from '../discounts.ts';
import { chargeChange } from './charge-change.ts';
import { chargePending, checkPending } from './charge-pending.ts';
import { expirePendingUpdate } from './expire-pending-update.ts';
import { putPending } from './pending-lines.ts';
import { planChange } from './plan-change.ts';
import {
  checkCollection,
  checkEmail,
  checkEndOfPeriod,
  checkLater,
  checkTaxLocation,
  checkTrialEnd,
} from './subscription-checks.ts';
import { nothingAlive } from './states.ts';
import type { discountList, SubscriptionUpdate } from './subscription-params.ts';

/** https://docs.stripe.com/api/subscriptions/update */
export async function updateSubscription(
  store: ObjectStore,
  known: Kinds['subscription'],
  params: SubscriptionUpdate,
): Promise<Kinds['subscription']> {
  if (nothingAlive(known.status))
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.', {});
  const waits = params.payment_behavior === 'pending_if_incomplete';
  if (waits) checkPending(known, params);
  const touchesPlan = params.items ?? params.trial_end ?? (params.billing_cycle_anchor === 'now' || undefined);
  // Another change replaces one that waits for its payment.
  const subscription = touchesPlan === undefined ? known : await expirePendingUpdate(store, known);
  const at = await store.momentOf(subscription.customer);
  checkLater(params.cancel_at, at, 'cancel_at');
  checkLater(params.pause_collection?.resumes_at, at, 'pause_collection[resumes_at]');
  if (typeof params.trial_end === 'number') checkTrialEnd(params.trial_end, at);
  const method = params.collection_method ?? subscription.collection_method;
  if (params.collection_method !== undefined || params.days_until_due !== undefined)
    checkCollection({ collection_method: method, days_until_due: params.days_until_due });
  const customer = await store.get('customer', subscription.customer);
  checkEmail(customer, params.collection_method);
  checkTaxLocation(customer, params.automatic_tax?.enabled);
  const described: Partial<Kinds['subscription']> = {
    ...(params.collection_method !== undefined && {
      collection_method: method,
      days_until_due: params.days_until_due ?? null,
    }),
    ...(params.automatic_tax !== undefined && {
      automatic_tax: {
        disabled_reason: null,
        enabled: params.automatic_tax.enabled,
        liability: params.automatic_tax.enabled ? { type: 'self' as const } : null,
      },
    }),
    ...(await plainChanges(store, subscription, params, at)),
    ...(params.discounts && { discounts: await changedDiscounts(store, subscription, params.discounts, at) }),
  };
  const endsAt = params.proration_behavior === 'none' ? null : params.cancel_at;
  if (touchesPlan === undefined) {
    if (endsAt) checkEndOfPeriod(subscription, endsAt);
    return store.change('subscription', subscription, described);
  }
  const prorationDate = params.proration_date ?? at;
  checkProrationDate(subscription, prorationDate);
  const planned = await planChange(
    store,
    { ...subscription, ...described },
    {
      items: params.items,
      prorations: params.proration_behavior,
      anchorNow: params.billing_cycle_anchor === 'now',
      trialEnd: params.trial_end === 'now' ? at : params.trial_end,
      at: prorationDate,
    },
  );
  const { changes, lines, invoiceNow } = planned;
  if (waits && invoiceNow && !subscription.pause_collection)
    return chargePending(store, subscription, { planned, prorationDate, asked: params });
  if (endsAt) checkEndOfPeriod({ ...subscription, ...changes }, endsAt);
  const moved =
    changes.items && described.cancel_at_period_end ? { cancel_at: periodEnd({ ...subscription, ...changes }) } : {};
  const changed = await store.change('subscription', subscription, { ...described, ...changes, ...moved });
  if (invoiceNow) return chargeChange(store, changed, { lines, prorationDate, behavior: params.payment_behavior });
  await putPending(store, changed, lines);
  return changed;
}

/** @throws StripeFailure for a time outside the current period */
export function checkProrationDate(subscription: Kinds['subscription'], at: number): void {
  const [item] = subscription.items.data;
  if (at < item!.current_period_start || at > item!.current_period_end)
    throw invalidRequest('Cannot specify `proration_date` outside of the current period.', { param: 'proration_date' });
}

async function plainChanges(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  params: SubscriptionUpdate,
  at: number,
): Promise<Partial<Kinds['subscription']>> {
  const {
    cancel_at_period_end: endsThen,
    cancel_at: endsAt,
    cancellation_details: why,
    default_payment_method: method,
  } = params;
  if (
    method &&
    (await store.get('payment_method', method, 'default_payment_method')).customer !== subscription.customer
  )
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${method}. The payment method must be attached to the customer.`,
      {
        param: 'default_payment_method',
        code: 'resource_missing',
      },
    );
  if (endsThen !== undefined && subscription.schedule !== null && subscription.cancel_at_period_end !== endsThen)
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${subscription.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
      { param: 'cancel_at_period_end' },
    );
  const details = subscription.cancellation_details!;
  const cancels = endsThen === true || typeof endsAt === 'number';
  const keepsOn = (endsThen === false || endsAt === null) && subscription.cancel_at !== null;
  return {
    metadata: changedMetadata(subscription.metadata, params.metadata),
    ...(params.description !== undefined && { description: params.description }),
    ...(method !== undefined && { default_payment_method: method }),
    ...(params.trial_settings && {
      trial_settings: { end_behavior: { billing_cycle_anchor: null, ...params.trial_settings.end_behavior } },
    }),
    ...(params.pause_collection !== undefined && {
      pause_collection: params.pause_collection && {
        behavior: params.pause_collection.behavior,
        resumes_at: params.pause_collection.resumes_at ?? null,
      },
    }),
    ...(cancels && {
      cancel_at_period_end: endsThen === true,
      cancel_at: endsThen === true ? periodEnd(subscription) : endsAt!,
      canceled_at: at,
      cancellation_details: { ...details, ...why, reason: 'cancellation_requested' },
    }),
    ...(keepsOn && {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    }),
    ...(!cancels && !keepsOn && why && { cancellation_details: { ...details, ...why } }),
  };
}

async function changedDiscounts(
  store: ObjectStore,
  { id, customer, currency }: Kinds['subscription'],
  asked: z.output<typeof discountList>,
  at: number,
): Promise<string[]> {
  const ids = [];
  for (const discount of asked) {
    const coupon = await usableCoupon(store, discount, currency, at);
    ids.push((await redeem(store, coupon, { customer, subscription: id, session: null, at })).id);
  }
  return ids;
}
