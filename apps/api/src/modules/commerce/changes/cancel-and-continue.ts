import { randomUUID } from 'node:crypto';
import type { CancelReason, SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { afterChange, type Own, readChangeable } from './own-subscription.ts';

/** Cancels at the end of what is paid for. A switch that waits for that end is taken back with it. */
export async function cancelSubscription(
  deps: CommerceDependencies,
  own: Own,
  why: { reason: CancelReason; comment: string | undefined } | null,
): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readChangeable(deps, own, 'cancel');
  const key = randomUUID();
  const { pendingSwitch, id } = subscription;
  if (pendingSwitch) await deps.payments.withdrawSwitch(pendingSwitch.scheduleId, `${key}-switch`);
  await deps.payments.cancelLater(id, why, key);
  return afterChange(deps, own, payer);
}

/** Takes a cancellation back. */
export async function continueSubscription(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readChangeable(deps, own, 'continue');
  await deps.payments.keepOn(subscription.id, randomUUID());
  return afterChange(deps, own, payer);
}
