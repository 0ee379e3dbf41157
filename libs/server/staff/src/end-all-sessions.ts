import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { audit, endSessions, lockAccount } from '@greenroom/identity';

/**
 * Ends every log-in of an account, as after a word that somebody else is in it.
 * @param country from where staff asked
 * @returns how many lived until now
 * @throws ApiFailure `not_found` where nobody has the account
 */
export async function endAllSessions(db: Database, accountUuid: string, country: string): Promise<number> {
  return db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountUuid);
    if (!account) throw new ApiFailure('not_found', 'There is no such account');
    const count = await endSessions(tx, accountUuid, { reason: 'staff' });
    await audit(tx, { event: 'sessions-ended', accountUuid, country, details: { by: 'staff', count } });
    return count;
  });
}
