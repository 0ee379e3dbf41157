import { eq } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { type Database, now } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { actOn } from '../act-on.ts';
import { endSessionsOf } from './end-all-sessions.ts';

interface Wish {
  accountUuid: string;
  reason: string;
}

/**
 * Ends all sessions of an account and refuses log-ins until it is unblocked. Its data and subscription stay.
 * @returns the number of sessions ended
 * @throws ApiFailure `conflict` if it is already blocked; as `actOn`
 */
export async function blockAccount(db: Database, person: Person, wish: Wish): Promise<number> {
  let count = 0;
  await actOn(db, person, { action: 'blocked', ...wish }, async (tx, account) => {
    if (account.blockedAt) throw new ApiFailure('conflict', 'The account is blocked');
    await tx.update(accounts).set({ blockedAt: now }).where(eq(accounts.uuid, account.uuid));
    count = await endSessionsOf(tx, person, account.uuid);
    return { sessions: count };
  });
  return count;
}

/** @throws ApiFailure `conflict` if the account is not blocked; as `actOn` */
export async function unblockAccount(db: Database, person: Person, wish: Wish): Promise<void> {
  await actOn(db, person, { action: 'unblocked', ...wish }, async (tx, account) => {
    if (!account.blockedAt) throw new ApiFailure('conflict', 'The account is not blocked');
    await tx.update(accounts).set({ blockedAt: null }).where(eq(accounts.uuid, account.uuid));
  });
}
