import type { Queryable } from '@greenroom/database';
import type { Catalogue } from '@greenroom/content';
import { findConversations } from '../conversations/conversations.repository.ts';
import { keptMemory } from './kept-memory.ts';

/** A goal or plan of a person, as coaches remember it. */
export interface OpenMatter {
  coach: string;
  /** In the person's own words. */
  words: string;
  at: Date;
}

const latest = 6;

/**
 * Returns from each of a person's latest conversations what to continue with: the goal, else what they planned to do.
 * Latest first; nothing from a crisis.
 */
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
