import { and, asc, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { conversations, materials, messages } from '../coaching.tables.ts';

export type ConversationRow = typeof conversations.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

/** A message with the number of its versions, which are the messages in the same place that follow the same message. */
export type ShownMessage = MessageRow & { versions: number };

/** Table names are written out, since Drizzle omits them in queries with only one table. */
const versions = sql<number>`(select count(*)::int from messages as sibling
  where sibling.conversation_uuid = "messages"."conversation_uuid" and sibling.position = "messages"."position"
  and sibling.follows is not distinct from "messages"."follows")`;

/** The columns of a {@link ShownMessage}. */
export const shownMessage = { ...getTableColumns(messages), versions };

/** Returns the conversation if it belongs to this person. */
export async function findConversation(
  db: Queryable,
  uuid: string,
  ownerId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.uuid, uuid), eq(conversations.ownerId, ownerId)));
  return row;
}

/** Returns a person's conversations, latest first. */
export async function findConversations(
  db: Queryable,
  ownerId: string,
  instructorSlug: string | undefined,
  limit: number,
): Promise<ConversationRow[]> {
  return db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.ownerId, ownerId),
        instructorSlug === undefined ? undefined : eq(conversations.instructorSlug, instructorSlug),
      ),
    )
    .orderBy(desc(conversations.updatedAt), asc(conversations.uuid))
    .limit(limit);
}

/** Returns a person's latest conversation with each coach, latest first. */
export async function findLatestWithEach(db: Queryable, ownerId: string): Promise<ConversationRow[]> {
  const rows = await db
    .selectDistinctOn([conversations.instructorSlug])
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(conversations.instructorSlug, desc(conversations.updatedAt), asc(conversations.uuid));
  return rows.toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
}

/** Returns up to `limit` active messages right before a position (or at the end, without one), oldest first. */
export async function findMessagesBefore(
  db: Queryable,
  conversationUuid: string,
  before: number | undefined,
  limit: number,
): Promise<ShownMessage[]> {
  const newestFirst = await db
    .select(shownMessage)
    .from(messages)
    .where(
      and(
        eq(messages.conversationUuid, conversationUuid),
        eq(messages.active, true),
        before === undefined ? undefined : lt(messages.position, before),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(limit);
  return newestFirst.reverse();
}

/** Returns a message with its conversation. */
export async function findMessage(
  db: Queryable,
  uuid: string,
): Promise<{ message: ShownMessage; conversation: ConversationRow } | undefined> {
  const [row] = await db
    .select({ message: shownMessage, conversation: conversations })
    .from(messages)
    .innerJoin(conversations, eq(messages.conversationUuid, conversations.uuid))
    .where(eq(messages.uuid, uuid));
  return row;
}

/** Returns a coach's message with its conversation. */
export async function findAnswer(
  db: Queryable,
  uuid: string,
): Promise<{ answer: ShownMessage; conversation: ConversationRow } | undefined> {
  const found = await findMessage(db, uuid);
  return found?.message.author === 'coach' ? { answer: found.message, conversation: found.conversation } : undefined;
}

/**
 * Locks a conversation until the end of the transaction, so that only one change happens at a time.
 * A transaction that also locks an answer locks the conversation first.
 * @throws ApiFailure `not_found` if it does not exist or belongs to another person
 */
export async function lockConversation(tx: Queryable, uuid: string, ownerId: string): Promise<ConversationRow> {
  const [row] = await tx.select().from(conversations).where(eq(conversations.uuid, uuid)).for('update');
  if (row?.ownerId !== ownerId) throw new ApiFailure('not_found', 'There is no such conversation');
  return row;
}

/**
 * Like `lockConversation`, for transactions that also change messages in the person's other conversations. Locks all of
 * them in a fixed order to avoid deadlocks.
 * @throws ApiFailure `not_found` if the conversation does not exist or belongs to another person
 */
export async function lockAmongAll(tx: Queryable, uuid: string, ownerId: string): Promise<ConversationRow> {
  const row = (await lockAll(tx, ownerId)).find((one) => one.uuid === uuid);
  if (!row) throw new ApiFailure('not_found', 'There is no such conversation');
  return row;
}

/** Locks all of a person's conversations in a fixed order. */
export async function lockAll(tx: Queryable, ownerId: string): Promise<ConversationRow[]> {
  return tx
    .select()
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(asc(conversations.uuid))
    .for('update');
}

/** The columns of earlier messages that an answer needs. */
export type Before = Pick<
  MessageRow,
  'uuid' | 'position' | 'author' | 'text' | 'recommendations' | 'clientMessageId' | 'createdAt'
>;

/**
 * Returns in one query what a new message needs to take its place: the newest active messages, oldest first, and
 * whether a message was already sent under the client's id.
 */
export async function findNewest(
  tx: Queryable,
  conversationUuid: string,
  clientMessageId: string,
  limit: number,
): Promise<{ newest: Before[]; isKnown: boolean }> {
  const { uuid, position, author, text, recommendations, clientMessageId: clientId, createdAt } = messages;
  const columns = { uuid, position, author, text, recommendations, clientMessageId: clientId, createdAt };
  const ofConversation = eq(messages.conversationUuid, conversationUuid);
  const rows = await unionAll(
    tx
      .select(columns)
      .from(messages)
      .where(and(ofConversation, eq(messages.active, true)))
      .orderBy(desc(messages.position))
      .limit(limit),
    tx
      .select(columns)
      .from(messages)
      .where(and(ofConversation, eq(messages.clientMessageId, clientMessageId))),
  );
  return {
    newest: rows.toSorted((one, other) => one.position - other.position),
    isKnown: rows.some((row) => row.clientMessageId === clientMessageId),
  };
}

/**
 * Begins a conversation if its uuid is new; otherwise moves it to the top of the person's list, unless the message was
 * already sent. Either way it stays locked until the end of the transaction, as with {@link lockConversation}.
 * @param clientMessageId the client's id of the message about to be added
 * @throws ApiFailure `not_found` if it belongs to another person
 */
export async function beginOrLockConversation(
  tx: Queryable,
  begun: typeof conversations.$inferInsert,
  clientMessageId: string,
): Promise<ConversationRow & { hasMaterials: boolean }> {
  const [row] = await tx
    .insert(conversations)
    .values(begun)
    .onConflictDoUpdate({
      target: conversations.uuid,
      set: {
        updatedAt: sql`case when exists (select from ${messages} where conversation_uuid = ${begun.uuid}
          and client_message_id = ${clientMessageId}) then "conversations"."updated_at" else now() end`,
      },
      setWhere: eq(conversations.ownerId, begun.ownerId),
    })
    .returning({ ...getTableColumns(conversations), hasMaterials });
  if (!row) throw new ApiFailure('not_found', 'There is no such conversation');
  return row;
}

const hasMaterials = sql<boolean>`exists (select from ${materials} where conversation_uuid = "conversations"."uuid")`;

/** Changes the title of a conversation. */
export async function setTitle(tx: Queryable, uuid: string, title: string): Promise<void> {
  await tx.update(conversations).set({ title }).where(eq(conversations.uuid, uuid));
}

/** Moves a conversation to the top of its person's list. */
export async function touchConversation(tx: Queryable, uuid: string): Promise<void> {
  await tx
    .update(conversations)
    .set({ updatedAt: sql`now()` })
    .where(eq(conversations.uuid, uuid));
}
