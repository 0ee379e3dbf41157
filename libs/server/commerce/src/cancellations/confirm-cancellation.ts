import { findAccountByEmail } from '@greenroom/identity';
import { cancelSubscription } from '../changes/cancel-and-continue.ts';
import { readRecord } from '../changes/own-subscription.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { nowOf } from '../customers/payers.repository.ts';
import { readPlan } from '../projection/read-projection.ts';
import { takeDeclaration } from './take-declaration.ts';

/**
 * Carries out a cancellation by the link that was mailed to its address. Opening the link again gives the same answer.
 * @returns the end of the plan, also if it ended at once with this call; null if no plan renews
 * @throws ApiFailure `unprocessable` if the link is invalid
 */
export async function confirmCancellation(deps: CommerceDependencies, token: string): Promise<Date | null> {
  const { db } = deps;
  const declared = await takeDeclaration(db, token, ['ordinary', 'extraordinary']);
  const account = await findAccountByEmail(db, declared.email);
  if (!account) return null;
  const record = await readRecord(deps, account.uuid);
  const { endsAt } =
    record.id !== null && record.actions.includes('cancel')
      ? await cancelSubscription(deps, { accountUuid: account.uuid, subscriptionId: record.id }, null)
      : record;
  if (endsAt !== null) return new Date(endsAt);
  // An overdue plan has ended at once.
  const { payer, subscription } = await readPlan(db, account.uuid, deps.now());
  const endedAt = subscription?.endedAt;
  return payer && endedAt && endedAt >= nowOf(payer, declared.receivedAt) ? endedAt : null;
}
