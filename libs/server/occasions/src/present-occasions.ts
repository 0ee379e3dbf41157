import type { Occasion } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { findHistory } from '@greenroom/recommendations';
import { playedSessionsOf } from '@greenroom/roleplay';
import type { OccasionRow } from './occasions.repository.ts';
import type { OccasionsDependencies } from './occasions-dependencies.ts';
import { occasionText, prepareOccasion } from './prepare-occasion.ts';

/** The owner of the occasions, and the language to show them in. */
export interface Asker {
  person: Person;
  language: 'en' | 'de';
}

/** How many of the latest items opened and scenes played are read. */
const newest = 100;

/** Returns occasions for display, with what the person has done for them since adding them. */
export async function presentOccasions(
  { db, catalogue, rightsOf }: OccasionsDependencies,
  { person, language }: Asker,
  rows: readonly OccasionRow[],
): Promise<Occasion[]> {
  if (rows.length === 0) return [];
  const [history, tries] = await Promise.all([
    findHistory(db, { ownerId: person.ownerId }, newest),
    playedSessionsOf({ db, scenes: catalogue.scenes }, person.ownerId, newest),
  ]);
  return rows.map((row) => {
    const { uuid: occasionId, what, withWhom, heldOn: on, goodEnd, fear, line, outcome, createdAt } = row;
    const reader = { language, library: rightsOf(person).library };
    const { coach, scene, content } = prepareOccasion(catalogue, occasionText(row), reader);
    const finished = history.find(({ contentUuid }) => contentUuid === content?.uuid)?.finishedAt;
    const played = tries.filter(({ shown }) => scene !== null && shown.scenarioSlug === scene.slug);
    return {
      ...{ occasionId, what, withWhom, on, goodEnd, fear, line, outcome, coach, scene, content },
      read: !!finished && finished >= createdAt,
      rehearsed: played.some(({ endedAt }) => endedAt !== null && endedAt >= createdAt),
    };
  });
}
