import type { ObjectStore } from '../../store/object-store.ts';
import { expirePendingUpdate } from './expire-pending-update.ts';
import { nothingAlive } from './states.ts';
import type { Kinds } from '../../wire/kinds.ts';

type Details = NonNullable<Kinds['subscription']['cancellation_details']>;

export interface EndSubscription {
  reason: NonNullable<Details['reason']>;
  comment?: string | null | undefined;
  feedback?: Details['feedback'] | undefined;
}

/** Cancels a subscription now at the caller's request; one that has ended stays unchanged. */
export async function cancelSubscription(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  details: EndSubscription,
): Promise<Kinds['subscription']> {
  return nothingAlive(subscription.status) ? subscription : endSubscription(store, subscription, details);
}

/** Ends a subscription: its open invoices are not retried, and its drafts are never finalised. */
export async function endSubscription(
  store: ObjectStore,
  ending: Kinds['subscription'],
  { reason, comment, feedback }: EndSubscription,
): Promise<Kinds['subscription']> {
  const subscription = await expirePendingUpdate(store, ending);
  const at = await store.momentOf(subscription.customer);
  const { cancellation_details: before, canceled_at: canceledAt, schedule } = subscription;
  for (const invoice of await store.list('invoice', {
    customer: subscription.customer,
    has: ofSubscription(subscription.id),
  })) {
    if (invoice.status === 'draft' || invoice.status === 'open')
      await store.change('invoice', invoice, {
        auto_advance: false,
        automatically_finalizes_at: null,
        next_payment_attempt: null,
      });
  }
  if (schedule) {
    const found = await store.get('subscription_schedule', schedule);
    await store.change(
      'subscription_schedule',
      found,
      { status: 'canceled', canceled_at: at, current_phase: null },
      'subscription_schedule.canceled',
    );
  }
  const ended: Partial<Kinds['subscription']> = {
    status: 'canceled',
    ended_at: at,
    canceled_at: canceledAt ?? at,
    cancel_at_period_end: false,
    schedule: null,
    cancellation_details: {
      comment: comment ?? before?.comment ?? null,
      feedback: feedback ?? before?.feedback ?? null,
      feedback_option: null,
      reason: before?.reason ?? reason,
    },
  };
  return store.change('subscription', subscription, ended, 'customer.subscription.deleted');
}

/** Selects the invoices of a subscription by their JSON. */
export const ofSubscription = (subscription: string) => ({ parent: { subscription_details: { subscription } } });
