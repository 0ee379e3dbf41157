import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Admit } from './admit-message.ts';
import {
  findMessage,
  findMessagesBefore,
  lockConversation,
  type ShownMessage,
  touchConversation,
} from '../conversations/conversations.repository.ts';
import { findByClientId, insertAnswer, answerLeaseFor, type Sent } from './insert-pair.ts';
import { deactivateFrom, linkMessages, nextVersion } from './versions.repository.ts';

export interface Regenerating {
  ownerId: string;
  /** The last answer of its conversation. */
  answer: ShownMessage;
  clientMessageId: string;
  /** Called for another answer; repeating a failed one is free. */
  admit?: Admit;
}

/**
 * Answers the last message again; the earlier answer stays as a version. A repeated request with the same client id
 * returns the same answer, which stores the client id.
 * @throws ApiFailure `not_found` for another person's answer; `conflict` if it is no longer the last answer, is being
 * written, or answers nothing, or if something else was sent under the client id; what `admit` throws
 */
export async function regenerateAnswer(
  { db, instanceId }: { db: Database; instanceId: string },
  { ownerId, answer, clientMessageId, admit }: Regenerating,
): Promise<Sent> {
  const { conversationUuid, position } = answer;
  return db.transaction(async (tx) => {
    await lockConversation(tx, conversationUuid, ownerId);
    await linkMessages(tx, conversationUuid);
    const earlier = await findByClientId(tx, conversationUuid, clientMessageId);
    if (earlier) {
      const asked = earlier.follows ? await findMessage(tx, earlier.follows) : undefined;
      if (!asked || earlier.author !== 'coach' || earlier.position !== position)
        throw new ApiFailure('conflict', 'Something else was sent under this client id');
      return { message: asked.message, answer: earlier, lease: undefined };
    }
    const [message, last] = await findMessagesBefore(tx, conversationUuid, undefined, 2);
    if (!message || last?.uuid !== answer.uuid || message.author !== 'person')
      throw new ApiFailure('conflict', 'Only the last answer can be given once more');
    if (last.status === 'writing') throw new ApiFailure('conflict', 'This answer is still being written');
    if (message.status === 'removed') throw new ApiFailure('conflict', 'A message that was removed is not answered');
    if (last.status !== 'failed') await admit?.(tx);

    await deactivateFrom(tx, conversationUuid, position);
    const follows = message.uuid;
    const version = await nextVersion(tx, { conversationUuid, position, follows });
    const another = await insertAnswer(
      tx,
      { conversationUuid, position, follows, version },
      instanceId,
      clientMessageId,
    );
    await touchConversation(tx, conversationUuid);
    return { message, answer: another, lease: answerLeaseFor(another) };
  });
}
