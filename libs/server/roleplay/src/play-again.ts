import { ApiFailure, type SceneMoment } from '@greenroom/contracts';
import { judgedCriteria } from './domain/judged-criteria.ts';
import { moodCourse } from './domain/mood-course.ts';
import { weakMoments } from './domain/weak-moments.ts';
import { findLines, sceneFeedback, type RoleplaySessionRow } from './roleplay.repository.ts';
import type { Language } from './scene-cards.ts';
import { playOfSession, type SessionDependencies } from './scene-session.ts';
import { findTakes, presentMoments, takeMoment } from './takes/index.ts';

/**
 * Plays a weak moment of a scene again, and returns it with all its takes.
 * @throws ApiFailure `conflict` where the scene has no feedback yet, `not_found` where that line is no weak moment, and
 * what {@link takeMoment} throws
 */
export async function playAgain(
  dependencies: SessionDependencies,
  row: RoleplaySessionRow,
  wish: { takeUuid: string; position: number; text: string },
  language: Language,
): Promise<SceneMoment> {
  const { db, scenes } = dependencies;
  const { scores, second } = (await sceneFeedback.find(db, row.uuid)) ?? {};
  if (!scores) throw new ApiFailure('conflict', 'This scene has no feedback yet');
  const play = playOfSession(scenes, row);
  const lines = await findLines(db, row.uuid);
  const moods = row.moods ?? moodCourse(play, row, lines);
  const criteria = judgedCriteria(scores, second ?? null, play, lines, language);
  const { position } = wish;
  const moment = weakMoments(criteria, play.category.rubric, lines, moods).find((one) => one.position === position);
  if (!moment) throw new ApiFailure('not_found', 'There is no such moment');
  await takeMoment(dependencies, { row, play, lines, moment }, wish);
  const moments = presentMoments({ play, criteria, lines, moods }, await findTakes(db, row.uuid), language);
  return moments.find((one) => one.position === position)!;
}
