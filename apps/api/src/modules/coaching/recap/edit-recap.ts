import { eq } from 'drizzle-orm';
import type { Recap } from '@greenroom/contracts';
import type { Database } from '../../../database/open-database.ts';
import { conversations } from '../../../database/schema.ts';
import { followRecap } from '../check-ins/check-ins.repository.ts';
import { lockConversation } from '../conversations/conversations.repository.ts';

/** Keeps a recap as the person corrected it; check-ins follow it. @throws ApiFailure `not_found` */
export async function editRecap(
  db: Database,
  ownerId: string,
  { conversationUuid, ...corrected }: Omit<Recap, 'editedAt'>,
  now: Date,
): Promise<Recap> {
  const recap = { ...corrected, editedAt: now.toISOString() };
  await db.transaction(async (tx) => {
    await lockConversation(tx, conversationUuid, ownerId);
    await tx.update(conversations).set({ recap }).where(eq(conversations.uuid, conversationUuid));
    await followRecap(tx, conversationUuid, recap.commitments, recap.editedAt.slice(0, 10));
  });
  return { conversationUuid, ...recap };
}
