import { and, eq, notInArray } from 'drizzle-orm';
import type { Recap } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { checkIns, conversations } from '../coaching.tables.ts';
import type { Catalogue } from '@greenroom/content';
import { followRecap } from '../check-ins/check-ins.repository.ts';
import { lockAmongAll } from '../conversations/conversations.repository.ts';
import { forgetElsewhere } from '../memory/forget-elsewhere.ts';
import { keptMemory, linesOf } from '../memory/kept-memory.ts';
import { linesKept } from '../memory/lines-kept.ts';

/**
 * Stores a recap as the person corrected it, and updates the check-ins. Lines no longer in it are forgotten, also where
 * a coach mentioned them in another conversation. If facts are omitted, the stored ones stay.
 * @throws ApiFailure `not_found`
 */
export async function editRecap(
  { db, catalogue }: { db: Database; catalogue: Catalogue },
  ownerId: string,
  { conversationUuid, ...corrected }: Omit<Recap, 'editedAt'>,
  now: Date,
): Promise<Recap> {
  return db.transaction(async (tx) => {
    const row = await lockAmongAll(tx, conversationUuid, ownerId);
    const facts = corrected.facts ?? (await keptMemory(tx, catalogue, row)).facts;
    const recap = { ...corrected, facts, editedAt: now.toISOString() };
    const stays = new Set(linesOf(recap));
    const lines = (await linesKept(tx, catalogue, row)).filter((line) => !stays.has(line));
    await forgetElsewhere(tx, ownerId, [{ conversationUuid, lines }]);
    await tx.update(conversations).set({ recap, madeRecap: null }).where(eq(conversations.uuid, conversationUuid));
    await followRecap(tx, conversationUuid, recap.commitments, recap.editedAt.slice(0, 10));
    const plans = recap.commitments.map(({ text }) => text);
    const ofIt = eq(checkIns.conversationUuid, conversationUuid);
    await tx.delete(checkIns).where(plans.length > 0 ? and(ofIt, notInArray(checkIns.text, plans)) : ofIt);
    return { conversationUuid, ...recap };
  });
}
