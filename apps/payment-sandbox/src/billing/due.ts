import type { Kinds } from '../wire/kinds.ts';

const day = 86_400;

/**
 * A subscription whose first invoice is unpaid expires after 23 hours.
 * https://docs.stripe.com/billing/subscriptions/overview
 */
export const incompleteFor = 23 * 3_600;
/** How long a change waits for its payment. https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
export const pendingUpdateFor = 23 * 3_600;
/**
 * `customer.subscription.trial_will_end` is sent three days ahead. https://docs.stripe.com/billing/subscriptions/trials
 */
export const toldOfTrialEndBefore = 3 * day;
/** `invoice.upcoming` is sent some days ahead; the number is a setting at Stripe. */
export const toldOfRenewalBefore = 7 * day;
/** A renewal's invoice is a draft for about an hour. https://docs.stripe.com/billing/subscriptions/webhooks */
export const draftFor = 3_600;

/** Returns the end of the paid period of a subscription's items. */
export function periodEnd({ items }: Kinds['subscription']): number {
  return Math.min(...items.data.map(({ current_period_end: end }) => end));
}

/** Returns when a subscription next changes by itself. */
export function dueOfSubscription(subscription: Kinds['subscription']): number | null {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, created, sandbox } = subscription;
  const { pause_collection: pause, pending_update: pending } = subscription;
  if (status === 'incomplete') return created + incompleteFor;
  if (['canceled', 'incomplete_expired', 'paused'].includes(status)) return null;
  const end = periodEnd(subscription);
  const moments = [
    end,
    cancelAt,
    pause?.resumes_at,
    pending?.expires_at,
    status === 'trialing' && trialEnd !== null && !sandbox.toldOfTrialEnd ? trialEnd - toldOfTrialEndBefore : null,
    status === 'active' && sandbox.toldOfRenewal !== end && cancelAt === null ? end - toldOfRenewalBefore : null,
  ];
  return Math.min(...moments.filter((moment) => typeof moment === 'number'));
}

/** Returns when an invoice next changes by itself. */
export function dueOfInvoice({
  status,
  automatically_finalizes_at: finalizes,
  next_payment_attempt: next,
  due_date: dueDate,
  sandbox,
}: Kinds['invoice']): number | null {
  if (status === 'draft') return finalizes;
  if (status !== 'open') return null;
  return next ?? (sandbox.overdue ? null : dueDate);
}
