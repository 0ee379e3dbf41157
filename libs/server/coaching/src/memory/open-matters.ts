import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations } from '../conversations/conversations.repository.ts';
import { keptMemory } from './kept-memory.ts';

/** What somebody wants, or wanted to do, as coaches remember it. */
export interface OpenMatter {
  coach: string;
  /** In their own words. */
  words: string;
  at: Date;
}

const latest = 6;

/** Of somebody's latest conversations, what each came to that can be gone on with: the goal, else what they wanted to do. The latest first; of a crisis nothing. */
export async function openMatters(
  db: Queryable,
  catalogue: Pick<Catalogue, 'coach'>,
  ownerId: string,
): Promise<OpenMatter[]> {
  const matters: OpenMatter[] = [];
  for (const row of await findConversations(db, ownerId, undefined, latest)) {
    const { goal, commitments, danger } = await keptMemory(db, catalogue, row);
    const words = goal ?? commitments.at(-1)?.text;
    if (!danger && words !== undefined && catalogue.coach(row.instructorSlug))
      matters.push({ coach: row.instructorSlug, words, at: row.updatedAt });
  }
  return matters;
}
