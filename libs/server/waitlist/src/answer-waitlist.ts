import { eq, sql } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { waitlist } from './waitlist.tables.ts';
import { hashToken } from '@greenroom/crypto';

/**
 * Confirms an address or removes it, by the mailed link, which is valid for as long as the address is on the list.
 * @throws ApiFailure `unprocessable` if the link is invalid or the address is no longer on the list
 */
export async function answerWaitlist(db: Database, { token, stay }: { token: string; stay: boolean }): Promise<void> {
  const ofToken = eq(waitlist.tokenHash, hashToken(token));
  const answered = stay
    ? await db
        .update(waitlist)
        .set({ confirmedAt: sql`coalesce(${waitlist.confirmedAt}, now())` })
        .where(ofToken)
        .returning({ email: waitlist.email })
    : await db.delete(waitlist).where(ofToken).returning({ email: waitlist.email });
  if (answered.length === 0) throw new ApiFailure('unprocessable', sentences.linkSpent);
}
