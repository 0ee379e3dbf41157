import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';
import { ApiFailure, bounds } from '@greenroom/contracts';
import type { Database, Queryable } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/schema.ts';
import { type Catalogue, topicUuid } from '../content/index.ts';
import type { Pen } from './answer-log.ts';
import type { ConversationRow, MessageRow } from './conversations.repository.ts';

export interface Sending {
  visitorId: string;
  conversationUuid: string;
  instructorSlug: string;
  clientMessageId: string;
  text: string;
  topicUuid?: string | undefined;
}

export interface Sent {
  message: MessageRow;
  answer: MessageRow;
  /** What to write the answer with; nothing where the message had been sent before. */
  pen: Pen | undefined;
}

/**
 * Keeps a person's message together with the answer that is to be written, both or neither.
 * The same message sent again gives the same pair.
 * @throws ApiFailure `message_too_long`; `not_found` for no such coach or someone else's conversation;
 *   `conflict` for another text under the same client id, or another coach's conversation
 */
export async function sendMessage(
  { db, catalogue, instanceId }: { db: Database; catalogue: Catalogue; instanceId: string },
  sending: Sending,
): Promise<Sent> {
  if (sending.text.length > bounds.chatMessageLength) {
    throw new ApiFailure('message_too_long', `A message has at most ${bounds.chatMessageLength} characters`);
  }
  const coach = catalogue.coach(sending.instructorSlug);
  if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
  const topic = coach.topics.find(({ slug }) => topicUuid(coach.slug, slug) === sending.topicUuid);

  return db.transaction(async (tx) => {
    await lockConversation(tx, { ...sending, topicUuid: topic && sending.topicUuid });
    const earlier = await findPair(tx, sending);
    if (earlier) return { ...earlier, pen: undefined };
    const sent = await insertPair(tx, sending, instanceId);
    return { ...sent, pen: { answerUuid: sent.answer.uuid, attempt: sent.answer.attempt, nextId: 1 } };
  });
}

/** Begins the conversation where there is none yet, and lets one sender at a time into it. */
async function lockConversation(tx: Queryable, sending: Sending): Promise<ConversationRow> {
  const { conversationUuid: uuid, visitorId, instructorSlug } = sending;
  await tx
    .insert(conversations)
    .values({ uuid, visitorId, instructorSlug, topicUuid: sending.topicUuid ?? null, title: titleOf(sending.text) })
    .onConflictDoNothing();
  const [row] = await tx.select().from(conversations).where(eq(conversations.uuid, uuid)).for('update');
  if (row?.visitorId !== visitorId) throw new ApiFailure('not_found', 'There is no such conversation');
  if (row.instructorSlug !== instructorSlug)
    throw new ApiFailure('conflict', 'This conversation is with another coach');
  return row;
}

type Pair = Pick<Sent, 'message' | 'answer'>;

async function findPair(
  tx: Queryable,
  { conversationUuid, clientMessageId, text }: Sending,
): Promise<Pair | undefined> {
  const inConversation = eq(messages.conversationUuid, conversationUuid);
  const [message] = await tx
    .select()
    .from(messages)
    .where(and(inConversation, eq(messages.clientMessageId, clientMessageId)));
  if (!message) return undefined;
  if (message.text !== text) throw new ApiFailure('conflict', 'Another message was sent under this client id');
  const [answer] = await tx
    .select()
    .from(messages)
    .where(and(inConversation, eq(messages.position, message.position + 1)));
  return answer && { message, answer };
}

async function insertPair(
  tx: Queryable,
  { conversationUuid, clientMessageId, text }: Sending,
  instanceId: string,
): Promise<Pair> {
  const [last] = await tx
    .select({ position: max(messages.position) })
    .from(messages)
    .where(eq(messages.conversationUuid, conversationUuid));
  const position = (last?.position ?? 0) + 1;
  const [message, answer] = await tx
    .insert(messages)
    .values([
      { uuid: randomUUID(), conversationUuid, position, author: 'person', text, status: 'sent', clientMessageId },
      {
        uuid: randomUUID(),
        conversationUuid,
        position: position + 1,
        author: 'coach',
        text: '',
        status: 'writing',
        attempt: 1,
        writerInstance: instanceId,
        writerSeenAt: sql`now()`,
      },
    ])
    .returning();
  await tx
    .update(conversations)
    .set({ updatedAt: sql`now()` })
    .where(eq(conversations.uuid, conversationUuid));
  if (!message || !answer) throw new Error('The database gave back no rows for what it inserted');
  return { message, answer };
}

const titleLength = 80;

/** What a conversation is listed under: how it began, cut at a word. */
function titleOf(text: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= titleLength) return line;
  const cut = line.slice(0, titleLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), titleLength / 2)).trimEnd()}…`;
}
