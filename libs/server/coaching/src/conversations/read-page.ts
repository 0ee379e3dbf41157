import type { ChatPage } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { type ConversationRow, findMessagesBefore } from './conversations.repository.ts';
import type { Presenter } from './present-message.ts';

/** Returns a page of the messages right before a position, or the newest without one. */
export async function readPage(
  db: Queryable,
  presenter: Presenter,
  { uuid, instructorSlug }: ConversationRow,
  { cursor, limit }: { cursor?: number | undefined; limit: number },
): Promise<ChatPage> {
  const rows = await findMessagesBefore(db, uuid, cursor, limit);
  const first = rows[0]?.position ?? 1;
  return {
    conversationUuid: uuid,
    instructorSlug,
    messages: rows.map(presenter.message),
    cursor: first > 1 ? first : null,
  };
}
