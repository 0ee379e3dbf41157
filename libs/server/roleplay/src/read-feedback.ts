import { ApiFailure, difficulties, type RoleplayFeedback, type SceneFeedback } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { type Coach, playedTitle, type Scenes } from '@greenroom/content';
import { progressOf } from '@greenroom/feedback';
import { bandOf } from '@greenroom/scoring';
import { helpCue } from './answer-crisis.ts';
import { judgedCriteria, toTryOf, wellDone } from './domain/judged-criteria.ts';
import { coachSays } from './domain/coach-says.ts';
import { moodCourse } from './domain/mood-course.ts';
import { linesForFeedback } from './domain/enough-for-feedback.ts';
import { scriptOf } from './domain/script-of.ts';
import { howMuchRead } from './domain/second-reading.ts';
import { shownMeasures } from './domain/shown-measures.ts';
import { setupOf } from './present-session.ts';
import {
  findLines,
  findSessions,
  type LineRow,
  type SceneFeedbackRow,
  sceneFeedback,
  type RoleplaySessionRow,
} from './roleplay.repository.ts';
import type { Language } from './scene-cards.ts';
import { playOfSession } from './scene-session.ts';
import { findTakes, presentMoments } from './takes/index.ts';
import { findVoices, keptUntil, voicesOf } from './voice/index.ts';

const withCare = (lines: readonly LineRow[]) => lines.map((line) => ({ ...line, care: line.cue === helpCue }));

interface ReadDependencies {
  db: Queryable;
  scenes: Scenes;
  /** Coaches who speak on the feedback page. */
  coaches: readonly Pick<Coach, 'slug' | 'name'>[];
  /** Called when a reader waits for feedback that no instance is making yet. */
  onUnclaimed(rolePlayUuid: string): void;
}

/**
 * Returns the feedback on a scene, or its progress.
 * @param asynchronous return the progress instead of failing where the feedback is not ready
 * @throws ApiFailure `conflict` while the scene goes on, `too_short`, `not_ready`
 */
export async function readFeedback(
  { db, scenes, coaches, onUnclaimed }: ReadDependencies,
  row: RoleplaySessionRow,
  language: Language,
  asynchronous: boolean,
): Promise<RoleplayFeedback> {
  if (row.status === 'ready' || row.status === 'going-on') throw new ApiFailure('conflict', 'The scene goes on');
  const lines = await findLines(db, row.uuid);
  const notes = await findOrOrder(db, row, lines);
  const progress = progressOf(notes, asynchronous, () => onUnclaimed(row.uuid));
  return (
    progress ?? { status: 'ready', notes: await presentFeedback({ db, scenes, coaches }, row, notes, lines, language) }
  );
}

/**
 * Returns the feedback on a scene that is over, and queues it where there is none: the scene ended while feedback needed
 * more than it does now.
 * @throws ApiFailure `too_short`, with the lines said and needed, and the session to carry on
 */
export async function findOrOrder(
  db: Queryable,
  { uuid, ending }: RoleplaySessionRow,
  lines: readonly LineRow[],
): Promise<SceneFeedbackRow> {
  const notes = await sceneFeedback.find(db, uuid);
  if (notes) return notes;
  const { has, needs } = linesForFeedback(lines, ending);
  if (has < needs)
    throw new ApiFailure('too_short', `Too little was said to be judged: ${has} of ${needs} lines`, [
      { path: 'lines', message: `${has}/${needs}` },
      { path: 'user_role_play_uuid', message: uuid },
    ]);
  await sceneFeedback.order(db, uuid);
  return (await sceneFeedback.find(db, uuid))!;
}

export async function presentFeedback(
  { db, scenes, coaches }: Omit<ReadDependencies, 'onUnclaimed'>,
  row: RoleplaySessionRow,
  notes: SceneFeedbackRow,
  lines: readonly LineRow[],
  language: Language,
): Promise<SceneFeedback> {
  const play = playOfSession(scenes, row);
  const title = playedTitle(scenes, row, language);
  const { scores, measures, second } = notes;
  if (!scores || !measures || !row.ending || !row.endedAt)
    throw new Error('Finished feedback lacks its scores, measures or ending');
  const criteria = judgedCriteria(scores, second, play, lines, language);
  const doneWell = wellDone(scores, criteria, play, language);
  const toTry = toTryOf(scores, criteria, play, language);
  const coach = coaches.find(({ slug }) => slug === play.category.coach);
  const voices = await findVoices(db, row.uuid);
  const moods = row.moods ?? moodCourse(play, row, lines);
  const moments = presentMoments({ play, criteria, lines, moods }, await findTakes(db, row.uuid), language);
  const tries = await findSessions(db, row.ownerId, { sceneKey: row.sceneKey, limit: 100 });
  return {
    userRolePlayUuid: row.uuid,
    conversationUuid: row.conversationUuid,
    title,
    scenarioSlug: row.scenarioSlug,
    categorySlug: row.categorySlug,
    partner: { name: play.partner.name, role: play.partner.role },
    language: play.slug === null ? null : play.language,
    setup: setupOf(row),
    ending: row.ending,
    endedAt: row.endedAt.toISOString(),
    durationMs: Math.max(0, ...lines.map(({ atMs, endedMs }) => endedMs ?? atMs)),
    total: { score: scores.score, band: scores.band },
    heard: scores.heard,
    judgedBy: scores.judgedBy,
    secondReader: howMuchRead(second, play.category.rubric.length),
    criteria,
    doneWell,
    toTry,
    coach: coachSays(coach, { title, doneWell, toTry, criteria, moments }, language),
    measures: shownMeasures(measures),
    script: scriptOf(
      withCare(lines),
      criteria,
      { rubric: play.category.rubric, language },
      measures,
      voicesOf(lines, voices),
    ),
    moods,
    voice: play.slug === null ? null : play.partner.voice,
    moments,
    voiceUntil: firstToGo(voices)?.toISOString() ?? null,
    tries: tries.toReversed().flatMap((one) =>
      one.scores && one.endedAt
        ? {
            userRolePlayUuid: one.uuid,
            conversationUuid: one.conversationUuid,
            endedAt: one.endedAt.toISOString(),
            difficulty: one.difficulty,
            score: one.scores.score,
            band: bandOf(one.scores.score),
            criteria: one.scores.criteria.map(({ slug, score }) => ({ slug, score })),
          }
        : [],
    ),
    harder: difficulties[difficulties.indexOf(row.difficulty) + 1] ?? null,
  };
}

const firstToGo = (voices: Parameters<typeof keptUntil>[0][]) =>
  voices.map(keptUntil).toSorted((a, b) => a.getTime() - b.getTime())[0];
