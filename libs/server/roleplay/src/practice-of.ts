import type { Queryable } from '@greenroom/database';
import type { Measure } from '@greenroom/speech-analysis';
import { findPractised } from './roleplay.repository.ts';

export interface Practice {
  /** How one spoke in the last scenes that have notes, newest first. */
  measures: Measure[][];
  /** Scenes that one has tried, by slug. */
  tried: ReadonlySet<string>;
}

const mostScenes = 10;

/** What somebody practised, for whatever compares with it. */
export async function practiceOf(db: Queryable, ownerId: string): Promise<Practice> {
  const rows = await findPractised(db, ownerId);
  return {
    measures: rows.flatMap(({ measures }) => (measures ? [measures] : [])).slice(0, mostScenes),
    tried: new Set(rows.map(({ sceneKey }) => sceneKey)),
  };
}

/** The scenes whose feedback measured how somebody spoke, newest first. */
export async function measuredScenes(db: Queryable, ownerId: string) {
  const rows = await findPractised(db, ownerId);
  return rows.flatMap(({ conversationUuid, title, endedAt, measures }) =>
    measures && endedAt ? [{ conversationUuid, title, at: endedAt, measures }] : [],
  );
}
