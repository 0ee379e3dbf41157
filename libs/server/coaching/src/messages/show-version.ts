import { and, asc, eq, gt } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { messages } from '../coaching.tables.ts';
import { findMessage, lockConversation, type ShownMessage } from '../conversations/conversations.repository.ts';
import { latestBranch } from '../domain/latest-branch.ts';
import { activate, deactivateFrom, findVersion, findWriting, linkMessages, retitle } from './versions.repository.ts';

/**
 * Makes one version of a message active, with the latest branch below it.
 * @throws ApiFailure `not_found` if there is no such version, or it is another person's; `conflict` while an answer is
 * being written, or if the message it follows is not active
 */
export async function showVersion(
  db: Database,
  { ownerId, message, version }: { ownerId: string; message: ShownMessage; version: number },
): Promise<void> {
  const { conversationUuid, position } = message;
  await db.transaction(async (tx) => {
    await lockConversation(tx, conversationUuid, ownerId);
    await linkMessages(tx, conversationUuid);
    const { follows } = (await findMessage(tx, message.uuid))?.message ?? message;
    const asked = await findVersion(tx, { conversationUuid, position, follows }, version);
    if (!asked) throw new ApiFailure('not_found', 'There is no such version');
    if (asked.active) return;
    if ((await findWriting(tx, conversationUuid)).length > 0)
      throw new ApiFailure('conflict', 'An answer is still being written');
    if (follows !== null && !(await findMessage(tx, follows))?.message.active)
      throw new ApiFailure('conflict', 'The message before it is not shown');

    const below = await tx
      .select({ uuid: messages.uuid, follows: messages.follows, createdAt: messages.createdAt })
      .from(messages)
      .where(and(eq(messages.conversationUuid, conversationUuid), gt(messages.position, position)))
      .orderBy(asc(messages.position), asc(messages.version));
    await deactivateFrom(tx, conversationUuid, position);
    await activate(tx, latestBranch(asked.uuid, below));
    await retitle(tx, conversationUuid);
  });
}
