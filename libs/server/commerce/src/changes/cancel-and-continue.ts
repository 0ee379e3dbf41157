import { randomUUID } from 'node:crypto';
import type { SubscriptionRecord } from '@greenroom/contracts';
import type { CancelWhy } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { afterChange, type Own, readChangeable } from './own-subscription.ts';

/**
 * Cancels a plan at the end of the paid period. An overdue plan ends at once, since its paid period is over and the
 * open invoice would be retried; so does a paused plan, since nothing is paid for. A pending switch or pause is
 * withdrawn with it.
 */
export async function cancelSubscription(
  deps: CommerceDependencies,
  own: Own,
  why: CancelWhy | null,
): Promise<SubscriptionRecord> {
  const { payments } = deps;
  const { payer, subscription, record } = await readChangeable(deps, own, 'cancel');
  const isUnpaid = record.state === 'past_due' || record.state === 'paused';
  if (isUnpaid) await payments.cancelNow(subscription.id, why, randomUUID());
  else await payments.cancelLater(subscription.id, why, randomUUID());
  return afterChange(deps, own, payer);
}

/** Reverts a cancellation. */
export async function continueSubscription(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readChangeable(deps, own, 'continue');
  await deps.payments.keepOn(subscription.id, randomUUID());
  return afterChange(deps, own, payer);
}
