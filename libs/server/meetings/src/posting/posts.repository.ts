import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { PostState } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { chatToolsOfPeople, meetingPosts } from '../meetings.tables.ts';

export type PostRow = typeof meetingPosts.$inferSelect;
export type ToolRow = typeof chatToolsOfPeople.$inferSelect;

export async function findTool(db: Queryable, ownerId: string): Promise<ToolRow | undefined> {
  const [row] = await db.select().from(chatToolsOfPeople).where(eq(chatToolsOfPeople.ownerId, ownerId));
  return row;
}

export async function saveTool(
  db: Queryable,
  row: Pick<ToolRow, 'ownerId' | 'tool' | 'sealedAddress' | 'shown'>,
): Promise<void> {
  const fresh = { ...row, deadAt: null, savedAt: new Date() };
  await db
    .insert(chatToolsOfPeople)
    .values(fresh)
    .onConflictDoUpdate({ target: chatToolsOfPeople.ownerId, set: fresh });
}

export async function deleteTool(db: Queryable, ownerId: string): Promise<void> {
  await db.delete(chatToolsOfPeople).where(eq(chatToolsOfPeople.ownerId, ownerId));
}

/** Marks the tool as dead, unless it was replaced meanwhile. */
export async function markDead(db: Queryable, { ownerId, sealedAddress }: ToolRow): Promise<void> {
  await db
    .update(chatToolsOfPeople)
    .set({ deadAt: new Date() })
    .where(and(eq(chatToolsOfPeople.ownerId, ownerId), eq(chatToolsOfPeople.sealedAddress, sealedAddress)));
}

/** Returns the latest post of a meeting. */
export async function findPostOf(db: Queryable, conversationUuid: string): Promise<PostRow | undefined> {
  const [row] = await db
    .select()
    .from(meetingPosts)
    .where(eq(meetingPosts.conversationUuid, conversationUuid))
    .orderBy(desc(meetingPosts.createdAt))
    .limit(1);
  return row;
}

/** @returns whether the post was inserted; if an earlier post of the meeting may have gone out, it is not */
export async function insertPost(db: Queryable, row: typeof meetingPosts.$inferInsert): Promise<boolean> {
  const made = await db.insert(meetingPosts).values(row).onConflictDoNothing().returning({ uuid: meetingPosts.uuid });
  return made.length > 0;
}

/** Claims a post for sending. No other process sends it from now on, even if this one dies. */
export async function claimPost(db: Queryable, uuid: string, now: Date): Promise<PostRow | undefined> {
  const [row] = await db
    .update(meetingPosts)
    .set({ state: 'sending', tries: sql`${meetingPosts.tries} + 1`, changedAt: now })
    .where(and(eq(meetingPosts.uuid, uuid), eq(meetingPosts.state, 'waiting'), lte(meetingPosts.nextTryAt, now)))
    .returning();
  return row;
}

/** @returns whether the post was still in the state `from` */
export async function settlePost(
  db: Queryable,
  uuid: string,
  from: PostState,
  change: Partial<Pick<PostRow, 'state' | 'nextTryAt' | 'tries'>>,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .update(meetingPosts)
    .set({ ...change, changedAt: now })
    .where(and(eq(meetingPosts.uuid, uuid), eq(meetingPosts.state, from)))
    .returning({ uuid: meetingPosts.uuid });
  return changed.length > 0;
}

export async function findDuePosts(db: Queryable, now: Date): Promise<string[]> {
  const rows = await db
    .select({ uuid: meetingPosts.uuid })
    .from(meetingPosts)
    .where(and(eq(meetingPosts.state, 'waiting'), lte(meetingPosts.nextTryAt, now)))
    .orderBy(meetingPosts.nextTryAt)
    .limit(50);
  return rows.map(({ uuid }) => uuid);
}

/** Marks posts as unconfirmed whose sender died; they may or may not have arrived in the chat. */
export async function giveUpOnLost(db: Queryable, before: Date): Promise<void> {
  await db
    .update(meetingPosts)
    .set({ state: 'unconfirmed', changedAt: new Date() })
    .where(and(eq(meetingPosts.state, 'sending'), lte(meetingPosts.changedAt, before)));
}

export async function findToolAndPosts(db: Queryable, ownerId: string) {
  const tool = await findTool(db, ownerId);
  const rows = await db.select().from(meetingPosts).where(eq(meetingPosts.ownerId, ownerId));
  const posts = rows.map(({ addressHash: _, ...post }) => post);
  return { tool: tool && { tool: tool.tool, shown: tool.shown, savedAt: tool.savedAt }, posts };
}

export async function giveToolAndPosts(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.update(meetingPosts).set({ ownerId: to }).where(eq(meetingPosts.ownerId, from));
  // The account keeps its own tool.
  const known = await findTool(tx, to);
  if (known) await deleteTool(tx, from);
  else await tx.update(chatToolsOfPeople).set({ ownerId: to }).where(eq(chatToolsOfPeople.ownerId, from));
}
