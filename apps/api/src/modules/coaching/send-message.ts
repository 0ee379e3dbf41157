import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@greenroom/contracts';
import type { Database, Queryable } from '../../database/open-database.ts';
import { conversations, messages } from '../../database/schema.ts';
import { type Catalogue, topicUuid } from '../content/index.ts';
import { findMessagesBefore, lockConversation, touchConversation } from './conversations.repository.ts';
import { refuseTooLong, titleOf } from './domain/message-text.ts';
import type { Removal } from './moderate-message.ts';
import { findByClientId, insertPair, isSame, type Pair, type Sent, withAnswer } from './insert-pair.ts';

export interface Sending {
  ownerId: string;
  conversationUuid: string;
  instructorSlug: string;
  clientMessageId: string;
  text: string;
  topicUuid?: string | undefined;
  /** Where it breaks a safety rule. */
  removal?: Removal | undefined;
}

/**
 * Keeps a person's message together with the answer that is to be written, both or neither.
 * The same message sent again gives the same pair. A conversation begun on a topic has the coach's opener first.
 * @throws ApiFailure `message_too_long`; `not_found` for no such coach or someone else's conversation;
 *   `conflict` for another text under the same client id, or another coach's conversation
 */
export async function sendMessage(
  { db, catalogue, instanceId }: { db: Database; catalogue: Catalogue; instanceId: string },
  sending: Sending,
): Promise<Sent> {
  refuseTooLong(sending.text);
  const { conversationUuid, instructorSlug } = sending;
  const coach = catalogue.coach(instructorSlug);
  if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
  const topic = coach.topics.find(({ slug }) => topicUuid(coach.slug, slug) === sending.topicUuid);

  return db.transaction(async (tx) => {
    const isNew = await beginConversation(tx, { ...sending, topicUuid: topic && sending.topicUuid });
    const conversation = await lockConversation(tx, conversationUuid, sending.ownerId);
    if (conversation.instructorSlug !== instructorSlug)
      throw new ApiFailure('conflict', 'This conversation is with another coach');
    const earlier = await findSent(tx, sending);
    if (earlier) return { ...earlier, pen: undefined };
    if (isNew && topic) await insertOpener(tx, conversationUuid, topic.opener);
    const [last] = await findMessagesBefore(tx, conversationUuid, undefined, 1);
    const place = { conversationUuid, position: (last?.position ?? 0) + 1, follows: last?.uuid ?? null, version: 1 };
    const sent = await insertPair(tx, place, sending, instanceId);
    await touchConversation(tx, conversationUuid);
    return sent;
  });
}

/** Whether there was none yet. The conversation's uuid is the client's. */
async function beginConversation(tx: Queryable, sending: Sending): Promise<boolean> {
  const { conversationUuid: uuid, ownerId, instructorSlug } = sending;
  const begun = await tx
    .insert(conversations)
    .values({
      uuid,
      ownerId,
      instructorSlug,
      topicUuid: sending.topicUuid ?? null,
      title: sending.removal ? '…' : titleOf(sending.text),
    })
    .onConflictDoNothing()
    .returning({ uuid: conversations.uuid });
  return begun.length > 0;
}

async function insertOpener(tx: Queryable, conversationUuid: string, text: string): Promise<void> {
  await tx
    .insert(messages)
    .values({ uuid: randomUUID(), conversationUuid, position: 1, author: 'coach', text, status: 'finished' });
}

async function findSent(
  tx: Queryable,
  { conversationUuid, clientMessageId, text }: Sending,
): Promise<Pair | undefined> {
  const message = await findByClientId(tx, conversationUuid, clientMessageId);
  if (!message) return undefined;
  if (!isSame(message, text)) throw new ApiFailure('conflict', 'Something else was sent under this client id');
  return withAnswer(tx, message);
}
