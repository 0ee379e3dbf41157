import { and, eq, gte, max } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { conversations, messages } from '../coaching.tables.ts';

/** Returns when a person last said something to each coach, by slug, in writing or in a call. */
export async function lastTalked(db: Queryable, ownerId: string, since: Date): Promise<Map<string, Date>> {
  const rows = await db
    .select({ coach: conversations.instructorSlug, at: max(messages.createdAt) })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationUuid, conversations.uuid))
    .where(and(eq(conversations.ownerId, ownerId), eq(messages.author, 'person'), gte(messages.createdAt, since)))
    .groupBy(conversations.instructorSlug);
  return new Map(rows.flatMap(({ coach, at }) => (at ? [[coach, at] as const] : [])));
}
