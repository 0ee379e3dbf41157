import { and, desc, eq } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import type { Admit } from './admit-message.ts';
import { lockConversation, type ShownMessage, touchConversation } from '../conversations/conversations.repository.ts';
import { refuseTooLong } from '../domain/message-text.ts';
import { findByClientId, insertPair, isSame, type Sent, withAnswer } from './insert-pair.ts';
import type { Removal } from './moderate-message.ts';
import { stopAnswer } from '../answers/stop-answer.ts';
import { deactivateFrom, findWriting, linkMessages, nextVersion, retitle } from './versions.repository.ts';

export interface Editing {
  ownerId: string;
  /** The person's last message, in any version. */
  message: ShownMessage;
  clientMessageId: string;
  text: string;
  /** Set if the text breaks a safety rule. */
  removal?: Removal | undefined;
  /** Called if the edit is new. */
  admit?: Admit;
}

export interface Edited extends Sent {
  /** The answers that were being written to the earlier wording. */
  stopped: string[];
}

/**
 * Replaces the person's last message with another wording and a new answer. The earlier message and what followed it
 * stay as a version. The same edit again returns the same pair.
 * @throws ApiFailure `message_too_long`; `not_found` for another person's message; `conflict` if it is no longer the
 * last message, or if something else was sent under the client id
 */
export async function editMessage(
  { db, instanceId }: { db: Database; instanceId: string },
  { ownerId, message, clientMessageId, text, removal, admit }: Editing,
): Promise<Edited> {
  refuseTooLong(text);
  const { conversationUuid, position } = message;
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationUuid, ownerId);
    await linkMessages(tx, conversationUuid);
    const earlier = await findByClientId(tx, conversationUuid, clientMessageId);
    if (earlier) {
      if (earlier.position !== position || !isSame(earlier, text))
        throw new ApiFailure('conflict', 'Something else was sent under this client id');
      return { ...(await withAnswer(tx, earlier)), lease: undefined, stopped: [] };
    }
    const last = await findLastOfPerson(tx, conversationUuid);
    if (last?.uuid !== message.uuid) throw new ApiFailure('conflict', 'Only the last message can be edited');
    await admit?.(tx);

    const writing = await findWriting(tx, conversationUuid, position);
    for (const answerUuid of writing) await stopAnswer(tx, answerUuid);
    await deactivateFrom(tx, conversationUuid, position);
    const { follows } = last;
    const version = await nextVersion(tx, { conversationUuid, position, follows });
    const place = { conversationUuid, position, follows, version };
    const sent = await insertPair(tx, place, { clientMessageId, text, removal }, instanceId);
    await retitle(tx, conversationUuid);
    await touchConversation(tx, conversationUuid);
    return { ...sent, stopped: writing };
  });
}

async function findLastOfPerson(tx: Queryable, conversationUuid: string) {
  const [last] = await tx
    .select({ uuid: messages.uuid, follows: messages.follows })
    .from(messages)
    .where(
      and(eq(messages.conversationUuid, conversationUuid), eq(messages.active, true), eq(messages.author, 'person')),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return last;
}
