import { bounds, type Memory } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations } from '../conversations/conversations.repository.ts';
import { keptMemory, linesOf } from './kept-memory.ts';

/**
 * What coaches remember of a person: what each of the latest conversations came to, as the person corrected it, else as
 * it was made. Nobody's model is asked for it.
 */
export async function readMemory(db: Database, catalogue: Catalogue, ownerId: string): Promise<Memory> {
  const memories: Memory['memories'] = [];
  for (const row of await findConversations(db, ownerId, undefined, bounds.pageSize.max)) {
    const kept = await keptMemory(db, catalogue, row);
    if (linesOf(kept).length === 0) continue;
    const { goal, decided, commitments, facts } = kept;
    memories.push({
      conversationUuid: row.uuid,
      instructorSlug: row.instructorSlug,
      instructorName: catalogue.coach(row.instructorSlug)?.name ?? row.instructorSlug,
      title: row.title,
      updatedAt: row.updatedAt.toISOString(),
      goal,
      decided,
      commitments,
      facts,
      editedAt: row.recap?.editedAt ?? null,
    });
  }
  return { memories };
}
