import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { calls } from '@greenroom/calls/tables';
import { conversations, messages } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { forgetElsewhere } from '../memory/forget-elsewhere.ts';
import { linesKept } from '../memory/lines-kept.ts';
import { lockAmongAll } from './conversations.repository.ts';
import { settleAnswer } from '../answers/settle-answer.ts';

/**
 * Deletes a conversation with all its contents, and what coaches said about it in others.
 * @returns the answers that were being written in it
 * @throws ApiFailure `not_found`
 */
export async function deleteConversation(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  uuid: string,
  ownerId: string,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const row = await lockAmongAll(tx, uuid, ownerId);
    await forgetElsewhere(tx, ownerId, [{ conversationUuid: uuid, lines: await linesKept(tx, catalogue, row) }]);
    // Locked in the same order as by the writers, to avoid deadlocks.
    const writing = await tx
      .select({ uuid: messages.uuid })
      .from(messages)
      .where(and(eq(messages.conversationUuid, uuid), eq(messages.status, 'writing')))
      .orderBy(asc(messages.uuid))
      .for('update');
    for (const answer of writing) await settleAnswer(tx, answer.uuid);
    // The transcripts of its calls are deleted too; a running call notices and ends.
    await tx.delete(calls).where(eq(calls.conversationUuid, uuid));
    await tx.delete(conversations).where(eq(conversations.uuid, uuid));
    return writing.map((answer) => answer.uuid);
  });
}
