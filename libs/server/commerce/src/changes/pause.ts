import { randomUUID } from 'node:crypto';
import type { SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { monthsAfter } from '../domain/pause-options.ts';
import { afterChange, mustAllow, type Own, readChangeable, readFresh } from './own-subscription.ts';

/**
 * Pauses a plan for some months from the end of the paid period; then it is charged and continues by itself.
 * @throws ApiFailure `conflict` if it cannot be paused now
 */
export async function pausePlan(deps: CommerceDependencies, own: Own, months: number): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readChangeable(deps, own, 'pause');
  const until = monthsAfter(subscription.currentPeriodEnd, months);
  await deps.payments.pause({ subscriptionId: subscription.id, until }, randomUUID());
  return afterChange(deps, own, payer);
}

/**
 * Withdraws a pause that has not begun, or ends a running one now with a charge. If the card's bank asks the person to
 * confirm it, the end waits for that; the same request again returns the same record.
 * @throws ApiFailure `payment_failed` if the card is declined; the pause then continues
 */
export async function resumePlan(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer, subscription, record } = await readFresh(deps, own);
  if (record.pendingUpdate?.change === 'resume') return record;
  mustAllow(record, 'resume');
  const { id, pauseSchedule } = subscription;
  if (record.state === 'paused') await deps.payments.endPause(id, randomUUID());
  else if (pauseSchedule) await deps.payments.withdrawSwitch(pauseSchedule, randomUUID());
  return afterChange(deps, own, payer);
}
