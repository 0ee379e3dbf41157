import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { checkIns, conversations } from '../../database/schema.ts';

/** Has coaches forget what all of a person's conversations came to; check-ins that wait go too. @returns how many */
export async function forgetMemory(db: Database, ownerId: string, now: Date): Promise<number> {
  const recap = { goal: null, decided: [], commitments: [], editedAt: now.toISOString() };
  return db.transaction(async (tx) => {
    const forgotten = await tx
      .update(conversations)
      .set({ recap, madeRecap: null })
      .where(eq(conversations.ownerId, ownerId))
      .returning({ uuid: conversations.uuid });
    const uuids = forgotten.map(({ uuid }) => uuid);
    await tx.delete(checkIns).where(and(inArray(checkIns.conversationUuid, uuids), isNull(checkIns.askedAt)));
    return forgotten.length;
  });
}
