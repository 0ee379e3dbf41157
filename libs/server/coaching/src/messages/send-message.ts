import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@greenroom/contracts';
import { type Database, type Queryable, pipelinedTransaction } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import type { Catalogue, Language } from '@greenroom/content';
import type { Admit } from './admit-message.ts';
import {
  beginOrLockConversation,
  findNewest,
  type MessageRow,
  setTitle,
} from '../conversations/conversations.repository.ts';
import { namesTopic, refuseTooLong, titleOf } from '../domain/message-text.ts';
import type { Removal } from './moderate-message.ts';
import { findByClientId, insertPair, isSame, type Pair, type Sent, withAnswer } from './insert-pair.ts';
import { findMaterials } from '../materials/materials.repository.ts';
import { memory, questionFrom, topicOf } from './question-of.ts';

export interface Sending {
  ownerId: string;
  conversationUuid: string;
  instructorSlug: string;
  clientMessageId: string;
  text: string;
  topicUuid?: string | undefined;
  /** Language of the page, in which the coach's opener was shown; English by default. */
  language?: Language | undefined;
  /** Set if the text breaks a safety rule. */
  removal?: Removal | undefined;
  /** Called if the message is new. */
  admit?: Admit;
}

/**
 * Stores a person's message together with the answer to be written, in one transaction.
 * The same message sent again returns the same pair. A conversation that begins with a topic starts with the coach's
 * opener.
 * Returns the question as well, since all of it was read along the way and each further query would delay the first
 * word. For the same reason the commit does not wait for the disk: `flushWal` has to resolve before the person is told
 * that the message was sent.
 * @throws ApiFailure `message_too_long`; `not_found` for an unknown coach or another person's conversation; `conflict`
 * for another text under the same client id, or another coach's conversation; what `admit` throws
 */
export async function sendMessage(
  { db, catalogue, instanceId }: { db: Database; catalogue: Catalogue; instanceId: string },
  sending: Sending,
): Promise<Sent> {
  refuseTooLong(sending.text);
  const { conversationUuid, instructorSlug } = sending;
  const coach = catalogue.coach(instructorSlug);
  if (!coach) throw new ApiFailure('not_found', 'There is no such coach');
  const topic = topicOf(coach, sending.topicUuid, sending.language);

  const begun = asBegun({ ...sending, topicUuid: topic && sending.topicUuid }, topic?.title);
  return pipelinedTransaction(db, async ({ tx, andCommit }) => {
    const [conversation, { newest, isKnown }] = await Promise.all([
      beginOrLockConversation(tx, begun, sending.clientMessageId),
      findNewest(tx, conversationUuid, sending.clientMessageId, memory),
    ]);
    if (conversation.instructorSlug !== instructorSlug)
      throw new ApiFailure('conflict', 'This conversation is with another coach');
    if (isKnown) return { ...(await findSent(tx, sending)), lease: undefined };
    await sending.admit?.(tx);
    const isNew = newest.length === 0;
    if (isNew && topic && conversation.topicUuid) newest.push(await insertOpener(tx, conversationUuid, topic.opener));
    if (!isNew && !sending.removal && !namesTopic(conversation.title) && namesTopic(sending.text))
      await setTitle(tx, conversationUuid, titleOf(sending.text));
    const materials = conversation.hasMaterials ? await findMaterials(tx, conversationUuid) : [];
    const last = newest.at(-1);
    const place = { conversationUuid, position: (last?.position ?? 0) + 1, follows: last?.uuid ?? null, version: 1 };
    const { message, answer, lease } = await andCommit(() => insertPair(tx, place, sending, instanceId));
    const before = [...newest, message];
    return {
      message,
      answer,
      lease,
      question: questionFrom(coach, { conversation, before, materials, answerUuid: answer.uuid }),
    };
  });
}

/** The client chooses the conversation's uuid. */
function asBegun(
  { conversationUuid, ownerId, instructorSlug, topicUuid, removal, text }: Sending,
  topicTitle: string | undefined,
) {
  const said = topicTitle !== undefined && !namesTopic(text) ? topicTitle : titleOf(text);
  const title = removal ? '…' : said;
  return { uuid: conversationUuid, ownerId, instructorSlug, topicUuid: topicUuid ?? null, title };
}

async function insertOpener(tx: Queryable, conversationUuid: string, text: string): Promise<MessageRow> {
  const [opener] = await tx
    .insert(messages)
    .values({ uuid: randomUUID(), conversationUuid, position: 1, author: 'coach', text, status: 'finished' })
    .returning();
  if (!opener) throw new Error('The insert returned no row');
  return opener;
}

async function findSent(tx: Queryable, { conversationUuid, clientMessageId, text }: Sending): Promise<Pair> {
  const message = await findByClientId(tx, conversationUuid, clientMessageId);
  if (!message || !isSame(message, text))
    throw new ApiFailure('conflict', 'Something else was sent under this client id');
  return withAnswer(tx, message);
}
