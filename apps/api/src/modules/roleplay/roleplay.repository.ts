import { and, asc, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { rolePlayLines, rolePlayNotes, rolePlays } from '../../database/schema.ts';

export type TryRow = typeof rolePlays.$inferSelect;
export type LineRow = typeof rolePlayLines.$inferSelect;
export type NotesRow = typeof rolePlayNotes.$inferSelect;

/** @returns whether it was new: of one that is asked for twice the second is not made */
export async function insertTry(db: Queryable, row: typeof rolePlays.$inferInsert): Promise<boolean> {
  const made = await db.insert(rolePlays).values(row).onConflictDoNothing().returning({ uuid: rolePlays.uuid });
  return made.length > 0;
}

export async function findTry(db: Queryable, uuid: string): Promise<TryRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.uuid, uuid));
  return row;
}

export async function findTryOfConversation(db: Queryable, conversationUuid: string): Promise<TryRow | undefined> {
  const [row] = await db.select().from(rolePlays).where(eq(rolePlays.conversationUuid, conversationUuid));
  return row;
}

/** The row as it stands now, locked to the end of the transaction: whoever changes a scene holds it. */
export async function lockTry(tx: Queryable, uuid: string): Promise<TryRow | undefined> {
  const [row] = await tx.select().from(rolePlays).where(eq(rolePlays.uuid, uuid)).for('update');
  return row;
}

export async function changeTry(tx: Queryable, uuid: string, change: Partial<TryRow>): Promise<void> {
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

/** A try with what its notes came to, if anything yet. */
export interface ScoredTry extends TryRow {
  scores: NotesRow['scores'];
}

const scored = { row: rolePlays, scores: rolePlayNotes.scores };

/** Somebody's tries, newest first. */
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

/** How somebody did in each scene they ended. */
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

export async function findNotes(db: Queryable, rolePlayUuid: string): Promise<NotesRow | undefined> {
  const [row] = await db.select().from(rolePlayNotes).where(eq(rolePlayNotes.rolePlayUuid, rolePlayUuid));
  return row;
}

/** Sets notes down to be made, in the transaction that ends the scene. */
export async function orderNotes(tx: Queryable, rolePlayUuid: string): Promise<void> {
  await tx.insert(rolePlayNotes).values({ rolePlayUuid }).onConflictDoNothing();
}

/** Has notes that failed made once more. */
export async function reorderNotes(db: Queryable, rolePlayUuid: string): Promise<boolean> {
  const changed = await db
    .update(rolePlayNotes)
    .set({ status: 'in-progress', stage: 'reading', tries: 0, claimedAt: null, updatedAt: sql`now()` })
    .where(and(eq(rolePlayNotes.rolePlayUuid, rolePlayUuid), eq(rolePlayNotes.status, 'failed')))
    .returning({ uuid: rolePlayNotes.rolePlayUuid });
  return changed.length > 0;
}

/**
 * Takes notes to make them. Whoever had them and was not heard of for so long is dead.
 * @returns nothing where somebody else has them, or they need not be made
 */
export async function claimNotes(
  db: Queryable,
  rolePlayUuid: string,
  deadAfterMs: number,
): Promise<NotesRow | undefined> {
  const [row] = await db
    .update(rolePlayNotes)
    .set({ claimedAt: sql`now()`, tries: sql`${rolePlayNotes.tries} + 1`, stage: 'reading', updatedAt: sql`now()` })
    .where(
      and(
        eq(rolePlayNotes.rolePlayUuid, rolePlayUuid),
        eq(rolePlayNotes.status, 'in-progress'),
        sql`(${rolePlayNotes.claimedAt} is null or ${rolePlayNotes.claimedAt} < now() - ${deadAfterMs} * interval '1 millisecond')`,
      ),
    )
    .returning();
  return row;
}

/** Changes notes that are being made, by whoever has that try of them. */
export async function changeNotes(
  db: Queryable,
  { rolePlayUuid, tries }: Pick<NotesRow, 'rolePlayUuid' | 'tries'>,
  change: Partial<NotesRow>,
): Promise<void> {
  await db
    .update(rolePlayNotes)
    .set({ ...change, updatedAt: sql`now()` })
    .where(
      and(
        eq(rolePlayNotes.rolePlayUuid, rolePlayUuid),
        eq(rolePlayNotes.tries, tries),
        eq(rolePlayNotes.status, 'in-progress'),
      ),
    );
}

/** Notes that wait, and have no one who makes them. */
export async function findWaitingNotes(db: Queryable, deadAfterMs: number): Promise<string[]> {
  const rows = await db
    .select({ uuid: rolePlayNotes.rolePlayUuid })
    .from(rolePlayNotes)
    .where(
      sql`status = 'in-progress' and (claimed_at is null or claimed_at < now() - ${deadAfterMs} * interval '1 millisecond')`,
    )
    .orderBy(asc(rolePlayNotes.updatedAt))
    .limit(50);
  return rows.map(({ uuid }) => uuid);
}

/** Scores that were given under this key, whichever try it was. */
export async function findJudged(db: Queryable, judgementKey: string): Promise<NotesRow['scores'] | undefined> {
  const [row] = await db
    .select({ scores: rolePlayNotes.scores })
    .from(rolePlayNotes)
    .where(and(eq(rolePlayNotes.judgementKey, judgementKey), sql`${rolePlayNotes.scores} is not null`))
    .limit(1);
  return row?.scores;
}
