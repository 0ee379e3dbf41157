import { eq } from 'drizzle-orm';
import { type AnnouncementLevel, ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Database, Queryable } from '@greenroom/database';
import { signedInAccount } from '@greenroom/identity';
import { recordAction } from '../actions/record-action.ts';
import { announcements } from '../staff.tables.ts';
import { type AnnouncementRow, stateOf } from './announcements.repository.ts';

interface Wish {
  level: AnnouncementLevel;
  textEn: string;
  textDe: string;
  startsAt: string;
  endsAt: string;
  reason: string;
}

interface Changing {
  db: Database;
  now: Date;
}

/**
 * Stores an announcement and records the action.
 * @returns its uuid
 * @throws ApiFailure `bad_request` if it does not end after its beginning and in the future
 */
export async function writeAnnouncement({ db, now }: Changing, person: Person, wish: Wish): Promise<string> {
  const values = valuesOf(wish, now);
  return db.transaction(async (tx) => {
    const [written] = await tx.insert(announcements).values(values).returning();
    await record(tx, person, { action: 'announcement-written', reason: wish.reason, row: written! });
    return written!.uuid;
  });
}

/**
 * Changes an announcement and records the action.
 * @throws ApiFailure as {@link writeAnnouncement}; `not_found`; `conflict` if it is past
 */
export async function changeAnnouncement(
  { db, now }: Changing,
  person: Person,
  { announcementUuid, ...wish }: Wish & { announcementUuid: string },
): Promise<void> {
  const values = valuesOf(wish, now);
  await db.transaction(async (tx) => {
    const { uuid } = await lockNotPast(tx, announcementUuid, now);
    const [changed] = await tx.update(announcements).set(values).where(eq(announcements.uuid, uuid)).returning();
    await record(tx, person, { action: 'announcement-changed', reason: wish.reason, row: changed! });
  });
}

/**
 * Ends an announcement now and records the action.
 * @throws ApiFailure `not_found`; `conflict` if it is past
 */
export async function endAnnouncement(
  { db, now }: Changing,
  person: Person,
  { announcementUuid, reason }: { announcementUuid: string; reason: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { uuid } = await lockNotPast(tx, announcementUuid, now);
    const values = { endsAt: now, changedAt: now };
    const [ended] = await tx.update(announcements).set(values).where(eq(announcements.uuid, uuid)).returning();
    await record(tx, person, { action: 'announcement-ended', reason, row: ended! });
  });
}

function valuesOf({ level, textEn, textDe, ...wish }: Wish, now: Date) {
  const [startsAt, endsAt] = [new Date(wish.startsAt), new Date(wish.endsAt)];
  if (endsAt <= startsAt || endsAt <= now)
    throw new ApiFailure('bad_request', 'An announcement has to end after its beginning, and in the future');
  return { level, textEn, textDe, startsAt, endsAt, changedAt: now };
}

async function lockNotPast(tx: Queryable, uuid: string, now: Date): Promise<AnnouncementRow> {
  const [row] = await tx.select().from(announcements).where(eq(announcements.uuid, uuid)).for('update');
  if (!row) throw new ApiFailure('not_found', 'There is no such announcement');
  if (stateOf(row, now) === 'past') throw new ApiFailure('conflict', 'The announcement has ended');
  return row;
}

interface Recorded {
  action: 'announcement-written' | 'announcement-changed' | 'announcement-ended';
  reason: string;
  row: AnnouncementRow;
}

async function record(tx: Queryable, person: Person, { action, reason, row }: Recorded): Promise<void> {
  const { uuid, level, startsAt, endsAt } = row;
  const details = { announcement: uuid, level, from: startsAt.toISOString(), to: endsAt.toISOString() };
  await recordAction(tx, { action, reason, details, by: signedInAccount(person).uuid, to: null });
}
