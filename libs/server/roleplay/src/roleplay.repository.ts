import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { rolePlayLines, rolePlayFeedback, rolePlays } from './roleplay.tables.ts';
import { feedbackStore } from '@greenroom/feedback';

export type RoleplaySessionRow = typeof rolePlays.$inferSelect;
export type LineRow = typeof rolePlayLines.$inferSelect;
export type SceneFeedbackRow = typeof rolePlayFeedback.$inferSelect;

/** @returns whether it was inserted; a repeated request inserts nothing */
export async function insertSession(db: Queryable, row: typeof rolePlays.$inferInsert): Promise<boolean> {
  const made = await db.insert(rolePlays).values(row).onConflictDoNothing().returning({ uuid: rolePlays.uuid });
  return made.length > 0;
}

export async function findSession(db: Queryable, uuid: string): Promise<RoleplaySessionRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.uuid, uuid));
  return row;
}

export async function findSessionOfConversation(
  db: Queryable,
  conversationUuid: string,
): Promise<RoleplaySessionRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.conversationUuid, conversationUuid));
  return row;
}

/** Returns the current row, locked until the end of the transaction; every change of a session takes this lock. */
export async function lockSession(tx: Queryable, uuid: string): Promise<RoleplaySessionRow | undefined> {
  const [row] = await tx.select().from(rolePlays).where(eq(rolePlays.uuid, uuid)).for('update');
  return row;
}

export async function updateSession(tx: Queryable, uuid: string, change: Partial<RoleplaySessionRow>): Promise<void> {
  await tx.update(rolePlays).set(change).where(eq(rolePlays.uuid, uuid));
}

export async function deleteSession(db: Queryable, uuid: string): Promise<void> {
  await db.delete(rolePlays).where(eq(rolePlays.uuid, uuid));
}

export async function countSessionsSince(db: Queryable, ownerId: string, since: Date): Promise<number> {
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
export interface ScoredSession extends RoleplaySessionRow {
  scores: SceneFeedbackRow['scores'];
}

const scored = { row: rolePlays, scores: rolePlayFeedback.scores };

/** Returns an account's sessions, newest first. */
export async function findSessions(
  db: Queryable,
  ownerId: string,
  { sceneKey, limit }: { sceneKey?: string; limit: number },
): Promise<ScoredSession[]> {
  const rows = await db
    .select(scored)
    .from(rolePlays)
    .leftJoin(
      rolePlayFeedback,
      and(eq(rolePlayFeedback.rolePlayUuid, rolePlays.uuid), eq(rolePlayFeedback.status, 'ready')),
    )
    .where(and(eq(rolePlays.ownerId, ownerId), sceneKey === undefined ? undefined : eq(rolePlays.sceneKey, sceneKey)))
    .orderBy(desc(rolePlays.createdAt))
    .limit(limit);
  return rows.map(({ row, scores }) => ({ ...row, scores }));
}

export interface SceneProgress {
  tries: number;
  /** The best score so far. */
  best: number | null;
}

/** Returns how an account did in each scene it ended. */
export async function findSceneProgress(db: Queryable, ownerId: string): Promise<Map<string, SceneProgress>> {
  const rows = await db
    .select({
      sceneKey: rolePlays.sceneKey,
      tries: count(),
      best: sql<number | null>`max((${rolePlayFeedback.scores} ->> 'score')::float8)`,
    })
    .from(rolePlays)
    .leftJoin(
      rolePlayFeedback,
      and(eq(rolePlayFeedback.rolePlayUuid, rolePlays.uuid), eq(rolePlayFeedback.status, 'ready')),
    )
    .where(and(eq(rolePlays.ownerId, ownerId), eq(rolePlays.status, 'ended')))
    .groupBy(rolePlays.sceneKey);
  return new Map(rows.map(({ sceneKey, tries, best }) => [sceneKey, { tries, best }]));
}

/** Feedback on scenes, by the uuid of the session. */
export const sceneFeedback = feedbackStore<SceneFeedbackRow>(rolePlayFeedback, rolePlayFeedback.rolePlayUuid);

/** Returns a complete second reading with this key, from any session. */
export async function findSecondReading(
  db: Queryable,
  judgementKey: string,
): Promise<SceneFeedbackRow['second'] | undefined> {
  const [row] = await db
    .select({ second: rolePlayFeedback.second })
    .from(rolePlayFeedback)
    .where(and(eq(rolePlayFeedback.judgementKey, judgementKey), sql`${rolePlayFeedback.second} is not null`))
    .limit(1);
  return row?.second;
}

interface PractisedScene extends Pick<RoleplaySessionRow, 'sceneKey' | 'conversationUuid' | 'title' | 'endedAt'> {
  measures: SceneFeedbackRow['measures'];
}

/** Returns an account's scenes, newest first, with speech measures where there are any. */
export async function findPractised(db: Queryable, ownerId: string): Promise<PractisedScene[]> {
  const { sceneKey, conversationUuid, title, endedAt } = rolePlays;
  return db
    .select({ sceneKey, conversationUuid, title, endedAt, measures: rolePlayFeedback.measures })
    .from(rolePlays)
    .leftJoin(
      rolePlayFeedback,
      and(eq(rolePlayFeedback.rolePlayUuid, rolePlays.uuid), eq(rolePlayFeedback.status, 'ready')),
    )
    .where(eq(rolePlays.ownerId, ownerId))
    .orderBy(desc(rolePlays.createdAt))
    .limit(200);
}
