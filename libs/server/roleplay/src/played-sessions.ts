import type { SceneSession } from '@greenroom/contracts';
import type { Scenes } from '@greenroom/content';
import type { Queryable } from '@greenroom/database';
import type { RubricScore } from '@greenroom/scoring';
import { presentScoredSession } from './present-session.ts';
import { findSessions } from './roleplay.repository.ts';

export interface PlayedSession {
  shown: SceneSession;
  begunAt: Date | null;
  endedAt: Date | null;
  /** Null until there is feedback. */
  scores: RubricScore | null;
}

/**
 * Returns an account's sessions, newest first, without cancelled ones.
 * @param language of the titles; English where they are not shown
 */
export async function playedSessionsOf(
  { db, scenes }: { db: Queryable; scenes: Scenes },
  ownerId: string,
  limit: number,
  language: 'en' | 'de' = 'en',
): Promise<PlayedSession[]> {
  const rows = await findSessions(db, ownerId, { limit });
  return rows
    .filter(({ status }) => status !== 'cancelled')
    .map((row) => ({
      shown: presentScoredSession(row, scenes, language),
      begunAt: row.begunAt,
      endedAt: row.endedAt,
      scores: row.scores,
    }));
}
