import { eq } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import { checkIns, conversations } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { lockAll } from '../conversations/conversations.repository.ts';
import { forgetElsewhere, type ToForget } from './forget-elsewhere.ts';
import { linesKept } from './lines-kept.ts';

/**
 * Makes coaches forget the recaps of all of a person's conversations, including where they mentioned them in others;
 * deletes check-ins too. The conversations stay.
 * @returns how many conversations
 */
export async function forgetMemory(db: Database, catalogue: Catalogue, ownerId: string, now: Date): Promise<number> {
  const recap = { goal: null, decided: [], commitments: [], facts: [], editedAt: now.toISOString() };
  return db.transaction(async (tx) => {
    const rows = await lockAll(tx, ownerId);
    const forgotten: ToForget[] = [];
    for (const row of rows) {
      forgotten.push({ conversationUuid: row.uuid, lines: await linesKept(tx, catalogue, row) });
      await tx.update(conversations).set({ recap, madeRecap: null }).where(eq(conversations.uuid, row.uuid));
      await tx.delete(checkIns).where(eq(checkIns.conversationUuid, row.uuid));
    }
    await forgetElsewhere(tx, ownerId, forgotten);
    return rows.length;
  });
}
