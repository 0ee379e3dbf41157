import { bounds, type Memory } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations } from '../conversations/conversations.repository.ts';
import { keptMemory, linesOf } from './kept-memory.ts';

/**
 * Returns what coaches remember of a person: the recap of each of the latest conversations, as the person corrected it,
 * else as it was made. Makes no call to a language model.
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
