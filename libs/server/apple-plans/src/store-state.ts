import type { Queryable } from '@greenroom/database';
import type { StoreState } from '@greenroom/ports/app-store';
import {
  type AppleSubscriptionRow,
  changeSubscription,
  holdAccount,
  lockSubscription,
  readSubscriptions,
  storeRenewal,
  storeTransaction,
} from './apple-plans.repository.ts';
import { appleStanding } from './domain/apple-standing.ts';

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Stores a state that Apple signed. Each part replaces the stored one only if it was signed later, so the order of
 * arrival does not matter. Links a subscription without an account to the account that the app named.
 * @returns the subscription as it was before, without an account if it was new; undefined if the purchase is no
 *   subscription, of which nothing is stored
 */
export async function storeState(
  tx: Queryable,
  { transaction, renewal }: StoreState,
  now: Date,
): Promise<AppleSubscriptionRow | undefined> {
  const { originalTransactionId: id, expiresAt, appAccountToken } = transaction;
  if (expiresAt === null) return undefined;
  const before = await lockSubscription(tx, id);
  await storeTransaction(tx, { ...transaction, expiresAt });
  if (renewal?.originalTransactionId === id) await storeRenewal(tx, renewal);
  if (before.accountUuid === null && appAccountToken !== null && (await isAccount(tx, appAccountToken)))
    await changeSubscription(tx, id, { accountUuid: appAccountToken });
  await scheduleLook(tx, id, now);
  return before;
}

/** Whether a token that the app passed names an account here. */
export const isAccount = async (tx: Queryable, token: string): Promise<boolean> =>
  uuidShape.test(token) && holdAccount(tx, token);

/** Stores when Apple’s next news about a subscription is due. */
export async function scheduleLook(tx: Queryable, originalTransactionId: string, now: Date): Promise<void> {
  const [known] = await readSubscriptions(tx, { originalTransactionId });
  if (!known) return;
  const { newsDueAt } = appleStanding(known.periods, known.subscription, now);
  await changeSubscription(tx, originalTransactionId, { lookAt: newsDueAt });
}
