import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { calls } from './calls.tables.ts';
import type { PersonalData } from '@greenroom/access';
import { endCalls, findTurns } from './calls.repository.ts';

/** A visitor's cookie lasts a year; older calls cannot be reached any more. */
const visitorsDays = 400;

/** Voice calls as personal data. */
export const ownedCalls: PersonalData = {
  name: 'calls',

  async mergeVisitor(tx, visitorId, accountUuid) {
    const goesOn = and(eq(calls.ownerId, visitorId), isNull(calls.endedAt));
    // An owner has one ongoing call: the visitor's, on the page where they log in, is the newer one.
    if ((await tx.$count(calls, goesOn)) > 0) await endCalls(tx, accountUuid, 'superseded');
    await tx.update(calls).set({ ownerId: accountUuid }).where(eq(calls.ownerId, visitorId));
  },

  async read(db, ownerId) {
    const rows = await db.select().from(calls).where(eq(calls.ownerId, ownerId)).orderBy(asc(calls.startedAt));
    const whole = [];
    for (const { uuid, conversationUuid, instructorSlug, language, talkedMs, startedAt, endedAt, why } of rows) {
      const turns = (await findTurns(db, uuid)).map(({ author, text, heard, how, status, atMs, measures }) => ({
        author,
        text,
        heard,
        how,
        status,
        atMs,
        measures,
      }));
      whole.push({ conversationUuid, instructorSlug, language, talkedMs, startedAt, endedAt, why, turns });
    }
    return whole;
  },

  async erase(tx, ownerId) {
    await tx.delete(calls).where(eq(calls.ownerId, ownerId));
  },

  async forgetVisitors(db) {
    await db.delete(calls).where(sql`${calls.startedAt} < now() - make_interval(days => ${visitorsDays})
      and not exists (select from accounts where accounts.uuid = ${calls.ownerId})`);
  },
};
