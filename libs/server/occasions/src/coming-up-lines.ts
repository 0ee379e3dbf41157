import { eq } from 'drizzle-orm';
import { localTime } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { findOpen } from './occasions.repository.ts';

/** A coach is told of so many at most, the soonest. */
const mostTold = 3;

/**
 * What somebody has coming up, as a language model is told it, a line for each, from today on, in their
 * time zone. What they are afraid
 * of is left out: nobody asks after it.
 */
export async function comingUpLines(db: Queryable, ownerId: string, now: Date): Promise<string[]> {
  const [account] = await db.select({ timeZone: accounts.timeZone }).from(accounts).where(eq(accounts.uuid, ownerId));
  const rows = await findOpen(db, ownerId, localTime(now, account?.timeZone ?? 'UTC').day);
  return rows
    .slice(0, mostTold)
    .map(({ what, withWhom, heldOn, goodEnd, line }) =>
      [
        `coming up: ${what}`,
        withWhom && `with: ${withWhom}`,
        heldOn && `on: ${heldOn}`,
        goodEnd && `a good end: ${goodEnd}`,
        line && `the sentence they mean to say: ${line}`,
      ]
        .filter(Boolean)
        .join('; '),
    );
}
