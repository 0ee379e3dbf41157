import { and, asc, desc, eq, lt } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/schema.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A conversation that is this visitor's. */
export async function findConversation(
  db: Queryable,
  uuid: string,
  visitorId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.uuid, uuid), eq(conversations.visitorId, visitorId)));
  return row;
}

/** A visitor's conversations, the latest first. */
export async function findConversations(
  db: Queryable,
  visitorId: string,
  instructorSlug: string | undefined,
  limit: number,
): Promise<ConversationRow[]> {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.visitorId, visitorId),
        instructorSlug === undefined ? undefined : eq(conversations.instructorSlug, instructorSlug),
      ),
    )
    .orderBy(desc(conversations.updatedAt), asc(conversations.uuid))
    .limit(limit);
}

/** Up to `limit` messages that come right before a position (or at the end, without one), oldest first. */
export async function findMessagesBefore(
  db: Queryable,
  conversationUuid: string,
  before: number | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const newestFirst = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, conversationUuid),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);
  return newestFirst.reverse();
}

/** A coach's message with the conversation it stands in. */
export async function findAnswer(
  db: Queryable,
  uuid: string,
): Promise<{ answer: MessageRow; conversation: ConversationRow } | undefined> {
  const [row] = await db
    .select({ answer: messages, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationUuid, conversations.uuid))
    .where(and(eq(messages.uuid, uuid), eq(messages.author, 'coach')));
  return row;
}
