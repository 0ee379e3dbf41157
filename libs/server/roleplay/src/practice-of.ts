import type { Queryable } from '@greenroom/database';
import type { Measure } from '@greenroom/speech-analysis';
import { findPractised } from './roleplay.repository.ts';

export interface Practice {
  /** Speech measures of the last scenes with feedback, newest first. */
  measures: Measure[][];
  /** Slugs of the scenes that the account has tried. */
  tried: ReadonlySet<string>;
}

const mostScenes = 10;

/** Returns what an account has practised, for comparison elsewhere. */
export async function practiceOf(db: Queryable, ownerId: string): Promise<Practice> {
  const rows = await findPractised(db, ownerId);
  return {
    measures: rows.flatMap(({ measures }) => (measures ? [measures] : [])).slice(0, mostScenes),
    tried: new Set(rows.map(({ sceneKey }) => sceneKey)),
  };
}

/** Returns the scenes whose feedback has speech measures, newest first. */
export async function measuredScenes(db: Queryable, ownerId: string) {
  const rows = await findPractised(db, ownerId);
  return rows.flatMap(({ conversationUuid, title, endedAt, measures }) =>
    measures && endedAt ? [{ conversationUuid, title, at: endedAt, measures }] : [],
  );
}
