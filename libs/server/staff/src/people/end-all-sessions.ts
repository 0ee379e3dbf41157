import type { Person } from '@greenroom/access';
import type { Database, Queryable } from '@greenroom/database';
import { audit, endSessions } from '@greenroom/identity';
import { actOn } from '../act-on.ts';

/**
 * Ends all sessions of an account, for example after a report that another person has access.
 * @returns the number of sessions ended
 * @throws ApiFailure as `actOn`
 */
export async function endAllSessions(
  db: Database,
  person: Person,
  { accountUuid, reason }: { accountUuid: string; reason: string },
): Promise<number> {
  let count = 0;
  await actOn(db, person, { action: 'sessions-ended', accountUuid, reason }, async (tx) => {
    count = await endSessionsOf(tx, person, accountUuid);
    return { count };
  });
  return count;
}

/** Ends the sessions and records that in the account’s own audit trail. */
export async function endSessionsOf(tx: Queryable, { country }: Person, accountUuid: string): Promise<number> {
  const count = await endSessions(tx, accountUuid, { reason: 'staff' });
  await audit(tx, { event: 'sessions-ended', accountUuid, country, details: { by: 'staff', count } });
  return count;
}
