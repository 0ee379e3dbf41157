import type { Kinds } from '../wire/kinds.ts';

const day = 86_400;

/** An unpaid first invoice keeps a subscription waiting for 23 hours. https://docs.stripe.com/billing/subscriptions/overview */
export const incompleteFor = 23 * 3_600;
/** `customer.subscription.trial_will_end` comes three days before. https://docs.stripe.com/billing/subscriptions/trials */
export const toldOfTrialEndBefore = 3 * day;
/** `invoice.upcoming` comes some days before; this many is a setting of Stripe's. */
export const toldOfRenewalBefore = 7 * day;
/** A renewal's invoice is a draft for about an hour. https://docs.stripe.com/billing/subscriptions/webhooks */
export const draftFor = 3_600;

/** The end of what a subscription's items are paid for. */
export function periodEnd({ items }: Kinds['subscription']): number {
  return Math.min(...items.data.map(({ current_period_end: end }) => end));
}

/** When something happens to a subscription by itself. */
export function dueOfSubscription(subscription: Kinds['subscription']): number | null {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, created, sandbox, pause_collection: pause } = subscription;
  if (status === 'incomplete') return created + incompleteFor;
  if (['canceled', 'incomplete_expired', 'paused'].includes(status)) return null;
  const end = periodEnd(subscription);
  const moments = [
    end,
    cancelAt,
    pause?.resumes_at,
    status === 'trialing' && trialEnd !== null && !sandbox.toldOfTrialEnd ? trialEnd - toldOfTrialEndBefore : null,
    status === 'active' && sandbox.toldOfRenewal !== end && cancelAt === null ? end - toldOfRenewalBefore : null,
  ];
  return Math.min(...moments.filter((moment) => typeof moment === 'number'));
}

/** When something happens to an invoice by itself. */
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
