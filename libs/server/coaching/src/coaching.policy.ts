import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import {
  type ConversationRow,
  findAnswer,
  findConversation,
  findMessage,
  type ShownMessage,
} from './conversations/conversations.repository.ts';

/** Returns the person's own conversation. Another person's gets the same error as a missing one. */
export async function readableConversation(db: Queryable, uuid: string, person: Person): Promise<ConversationRow> {
  const conversation = await findConversation(db, uuid, person.ownerId);
  if (!conversation) throw new ApiFailure('not_found', 'There is no such conversation');
  return conversation;
}

/** Returns an answer in the person's own conversation. */
export async function readableAnswer(
  db: Queryable,
  uuid: string,
  person: Person,
): Promise<{ answer: ShownMessage; conversation: ConversationRow }> {
  const found = await findAnswer(db, uuid);
  if (found?.conversation.ownerId !== person.ownerId) throw new ApiFailure('not_found', 'There is no such answer');
  return found;
}

/** Returns a message in the person's own conversation, from either author. */
export async function readableMessage(
  db: Queryable,
  uuid: string,
  person: Person,
): Promise<{ message: ShownMessage; conversation: ConversationRow }> {
  const found = await findMessage(db, uuid);
  if (found?.conversation.ownerId !== person.ownerId) throw new ApiFailure('not_found', 'There is no such message');
  return found;
}
