import { desc, eq } from 'drizzle-orm';
import { bounds, type Memory } from '@greenroom/contracts';
import type { Database } from '../../database/open-database.ts';
import { conversations } from '../../database/schema.ts';
import type { Catalogue } from '../content/index.ts';
import { houseRecap } from './house-recap.ts';

/**
 * What coaches remember of a person: what each of the latest conversations came to, as the person corrected it, else as
 * it was made. Nobody's model is asked for it.
 */
export async function readMemory(db: Database, catalogue: Catalogue, ownerId: string): Promise<Memory> {
  const rows = await db
    .select()
    .from(conversations)
    .where(eq(conversations.ownerId, ownerId))
    .orderBy(desc(conversations.updatedAt))
    .limit(bounds.pageSize.max);
  const memories: Memory['memories'] = [];
  for (const row of rows) {
    const kept = row.recap ?? row.madeRecap ?? (await houseRecap(db, catalogue, row)).made;
    const { goal, decided, commitments } = kept;
    if (goal === null && decided.length === 0 && commitments.length === 0) continue;
    memories.push({
      conversationUuid: row.uuid,
      instructorSlug: row.instructorSlug,
      instructorName: catalogue.coach(row.instructorSlug)?.name ?? row.instructorSlug,
      title: row.title,
      updatedAt: row.updatedAt.toISOString(),
      goal,
      decided,
      commitments,
      editedAt: row.recap?.editedAt ?? null,
    });
  }
  return { memories };
}
