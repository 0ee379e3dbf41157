import { and, desc, eq, gt, lt, lte, or, type SQL } from 'drizzle-orm';
import type { AnnouncementState } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { TimeCursor } from '../cursor.ts';
import { announcements } from '../staff.tables.ts';

export type AnnouncementRow = typeof announcements.$inferSelect;

/** Returns announcements that are in force or planned, by their beginning. */
export async function findNotPast(db: Queryable, now: Date): Promise<AnnouncementRow[]> {
  return db
    .select()
    .from(announcements)
    .where(gt(announcements.endsAt, now))
    .orderBy(announcements.startsAt, announcements.uuid);
}

interface Wanted {
  state?: AnnouncementState | undefined;
  after?: TimeCursor | undefined;
}

/** Returns announcements in a state, the latest beginning first. */
export async function findAnnouncements(
  db: Queryable,
  { state, after }: Wanted,
  { now, limit }: { now: Date; limit: number },
): Promise<AnnouncementRow[]> {
  const { startsAt, uuid } = announcements;
  return db
    .select()
    .from(announcements)
    .where(
      and(inState(state, now), after && or(lt(startsAt, after.at), and(eq(startsAt, after.at), lt(uuid, after.uuid)))),
    )
    .orderBy(desc(startsAt), desc(uuid))
    .limit(limit);
}

function inState(state: AnnouncementState | undefined, now: Date): SQL | undefined {
  const { startsAt, endsAt } = announcements;
  if (state === 'past') return lte(endsAt, now);
  if (state === 'planned') return and(gt(endsAt, now), gt(startsAt, now));
  return state === 'in_force' ? and(gt(endsAt, now), lte(startsAt, now)) : undefined;
}

/** @returns the state of an announcement at a moment; one that was ended before its beginning is past */
export function stateOf({ startsAt, endsAt }: Pick<AnnouncementRow, 'startsAt' | 'endsAt'>, now: Date) {
  if (endsAt <= now) return 'past';
  return startsAt > now ? 'planned' : 'in_force';
}

/** Deletes announcements that ended before a moment. */
export async function deleteEndedBefore(db: Queryable, moment: SQL): Promise<void> {
  await db.delete(announcements).where(lt(announcements.endsAt, moment));
}
