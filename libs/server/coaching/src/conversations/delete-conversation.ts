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
 * Deletes a conversation with everything in it, and what coaches said of it in others.
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
    // Locked in the order in which writers lock them, so that neither waits for the other for ever.
    const writing = await tx
      .select({ uuid: messages.uuid })
      .from(messages)
      .where(and(eq(messages.conversationUuid, uuid), eq(messages.status, 'writing')))
      .orderBy(asc(messages.uuid))
      .for('update');
    for (const answer of writing) await settleAnswer(tx, answer.uuid);
    // What was said in its calls goes with it; one that is going on notices, and ends.
    await tx.delete(calls).where(eq(calls.conversationUuid, uuid));
    await tx.delete(conversations).where(eq(conversations.uuid, uuid));
    return writing.map((answer) => answer.uuid);
  });
}
