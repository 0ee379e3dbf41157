import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { rolePlayLines, rolePlayNotes, rolePlays } from './roleplay.tables.ts';
import { owedNotes } from '@greenroom/notes';

export type RoleplaySessionRow = typeof rolePlays.$inferSelect;
export type LineRow = typeof rolePlayLines.$inferSelect;
export type NotesRow = typeof rolePlayNotes.$inferSelect;

/** @returns whether it was inserted; a repeated request inserts nothing */
export async function insertTry(db: Queryable, row: typeof rolePlays.$inferInsert): Promise<boolean> {
  const made = await db.insert(rolePlays).values(row).onConflictDoNothing().returning({ uuid: rolePlays.uuid });
  return made.length > 0;
}

export async function findTry(db: Queryable, uuid: string): Promise<RoleplaySessionRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.uuid, uuid));
  return row;
}

export async function findTryOfConversation(
  db: Queryable,
  conversationUuid: string,
): Promise<RoleplaySessionRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.conversationUuid, conversationUuid));
  return row;
}

/** Returns the current row, locked until the end of the transaction; every change of a session takes this lock. */
export async function lockTry(tx: Queryable, uuid: string): Promise<RoleplaySessionRow | undefined> {
  const [row] = await tx.select().from(rolePlays).where(eq(rolePlays.uuid, uuid)).for('update');
  return row;
}

export async function changeTry(tx: Queryable, uuid: string, change: Partial<RoleplaySessionRow>): Promise<void> {
  await tx.update(rolePlays).set(change).where(eq(rolePlays.uuid, uuid));
}

export async function deleteTry(db: Queryable, uuid: string): Promise<void> {
  await db.delete(rolePlays).where(eq(rolePlays.uuid, uuid));
}

export async function countTriesSince(db: Queryable, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ tries: count() })
    .from(rolePlays)
    .where(and(eq(rolePlays.ownerId, ownerId), gt(rolePlays.createdAt, since)));
  return row?.tries ?? 0;
}

export async function findLines(db: Queryable, uuid: string): Promise<LineRow[]> {
  return db
    .select()
    .from(rolePlayLines)
    .where(eq(rolePlayLines.rolePlayUuid, uuid))
    .orderBy(asc(rolePlayLines.position));
}

export async function insertLine(tx: Queryable, line: typeof rolePlayLines.$inferInsert): Promise<void> {
  await tx.insert(rolePlayLines).values(line);
}

export async function changeLine(
  tx: Queryable,
  rolePlayUuid: string,
  messageUuid: string,
  change: Partial<LineRow>,
): Promise<boolean> {
  const changed = await tx
    .update(rolePlayLines)
    .set(change)
    .where(and(eq(rolePlayLines.rolePlayUuid, rolePlayUuid), eq(rolePlayLines.messageUuid, messageUuid)))
    .returning({ position: rolePlayLines.position });
  return changed.length > 0;
}

/** A session with the scores of its feedback, if there are any. */
export interface ScoredTry extends RoleplaySessionRow {
  scores: NotesRow['scores'];
}

const scored = { row: rolePlays, scores: rolePlayNotes.scores };

/** Returns an account's sessions, newest first. */
export async function findTries(
  db: Queryable,
  ownerId: string,
  { sceneKey, limit }: { sceneKey?: string; limit: number },
): Promise<ScoredTry[]> {
  const rows = await db
    .select(scored)
    .from(rolePlays)
    .leftJoin(rolePlayNotes, and(eq(rolePlayNotes.rolePlayUuid, rolePlays.uuid), eq(rolePlayNotes.status, 'ready')))
    .where(and(eq(rolePlays.ownerId, ownerId), sceneKey === undefined ? undefined : eq(rolePlays.sceneKey, sceneKey)))
    .orderBy(desc(rolePlays.createdAt))
    .limit(limit);
  return rows.map(({ row, scores }) => ({ ...row, scores }));
}

export interface Standing {
  tries: number;
  /** The best score so far. */
  best: number | null;
}

/** Returns how an account did in each scene it ended. */
export async function findStandings(db: Queryable, ownerId: string): Promise<Map<string, Standing>> {
  const rows = await db
    .select({
      sceneKey: rolePlays.sceneKey,
      tries: count(),
      best: sql<number | null>`max((${rolePlayNotes.scores} ->> 'score')::float8)`,
    })
    .from(rolePlays)
    .leftJoin(rolePlayNotes, and(eq(rolePlayNotes.rolePlayUuid, rolePlays.uuid), eq(rolePlayNotes.status, 'ready')))
    .where(and(eq(rolePlays.ownerId, ownerId), eq(rolePlays.status, 'ended')))
    .groupBy(rolePlays.sceneKey);
  return new Map(rows.map(({ sceneKey, tries, best }) => [sceneKey, { tries, best }]));
}

/** Feedback on scenes, by the uuid of the session. */
export const sceneNotes = owedNotes<NotesRow>(rolePlayNotes, rolePlayNotes.rolePlayUuid);

/** Returns a complete second reading with this key, from any session. */
export async function findSecondReading(db: Queryable, judgementKey: string): Promise<NotesRow['second'] | undefined> {
  const [row] = await db
    .select({ second: rolePlayNotes.second })
    .from(rolePlayNotes)
    .where(and(eq(rolePlayNotes.judgementKey, judgementKey), sql`${rolePlayNotes.second} is not null`))
    .limit(1);
  return row?.second;
}

interface PractisedScene extends Pick<RoleplaySessionRow, 'sceneKey' | 'conversationUuid' | 'title' | 'endedAt'> {
  measures: NotesRow['measures'];
}

/** Returns an account's scenes, newest first, with speech measures where there are any. */
export async function findPractised(db: Queryable, ownerId: string): Promise<PractisedScene[]> {
  const { sceneKey, conversationUuid, title, endedAt } = rolePlays;
  return db
    .select({ sceneKey, conversationUuid, title, endedAt, measures: rolePlayNotes.measures })
    .from(rolePlays)
    .leftJoin(rolePlayNotes, and(eq(rolePlayNotes.rolePlayUuid, rolePlays.uuid), eq(rolePlayNotes.status, 'ready')))
    .where(eq(rolePlays.ownerId, ownerId))
    .orderBy(desc(rolePlays.createdAt))
    .limit(200);
}
