import type { SceneTry } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { RubricScore } from '@greenroom/scoring';
import { presentTry } from './present-session.ts';
import { findTries } from './roleplay.repository.ts';

export interface PlayedTry {
  shown: SceneTry;
  begunAt: Date | null;
  endedAt: Date | null;
  /** Null until there is feedback. */
  scores: RubricScore | null;
}

/** Returns an account's sessions, newest first, without cancelled ones. */
export async function triesOf(db: Queryable, ownerId: string, limit: number): Promise<PlayedTry[]> {
  const rows = await findTries(db, ownerId, { limit });
  return rows
    .filter(({ status }) => status !== 'cancelled')
    .map((row) => ({ shown: presentTry(row), begunAt: row.begunAt, endedAt: row.endedAt, scores: row.scores }));
}
