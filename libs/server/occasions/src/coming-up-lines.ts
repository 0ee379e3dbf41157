import { eq } from 'drizzle-orm';
import { localTime } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { findOpen } from './occasions.repository.ts';

/** Maximum number of occasions told to a coach, soonest first. */
const mostTold = 3;

/**
 * Returns a person's coming occasions as lines for a language model, from today on in their time zone. Leaves out what
 * they are afraid of, so that no coach brings it up.
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
