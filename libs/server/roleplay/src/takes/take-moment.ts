import { ApiFailure, bounds, mostTakes } from '@greenroom/contracts';
import { judgeTake } from '../domain/judge-take.ts';
import { moodCourse } from '../domain/mood-course.ts';
import { nextCue } from '../domain/next-cue.ts';
import type { SaidLine } from '../domain/said-line.ts';
import type { Play } from '../domain/play.ts';
import type { WeakMoment } from '../domain/weak-moments.ts';
import { answerCrisis } from '../answer-crisis.ts';
import { type LineRow, lockSession, type RoleplaySessionRow } from '../roleplay.repository.ts';
import type { SessionDependencies } from '../scene-session.ts';
import { findTakes, insertTake } from './takes.repository.ts';

/** How long to wait for the partner's answer, in ms. */
const answerWithinMs = 15_000;

interface PlayedMoment {
  row: RoleplaySessionRow;
  play: Play;
  lines: readonly LineRow[];
  moment: WeakMoment;
}

/**
 * Plays a moment of a scene again: the same partner, in the same mood, hears another line after the same push. Stores
 * the partner's answer and the judgement of the line; the scene, its ending and its scores stay the same.
 * @throws ApiFailure `message_too_long`, `care_first` with help lines, `unprocessable` where the line breaks a safety
 * rule, `conflict` where the limit of takes is reached, or the uuid belongs to another take
 */
export async function takeMoment(
  dependencies: SessionDependencies,
  { row, play, lines, moment }: PlayedMoment,
  { takeUuid, text }: { takeUuid: string; text: string },
): Promise<void> {
  const { db, moderator, partner, now } = dependencies;
  if (text.length > bounds.sceneLineLength) throw new ApiFailure('message_too_long', 'That is too long for one line');
  const before = lines.filter(({ position }) => position < moment.position);
  // Danger is checked first, and such a line is never stored.
  const care = answerCrisis(before, text);
  if (care) throw new ApiFailure('care_first', care.text);
  if ((await moderator.check(text)) !== undefined)
    throw new ApiFailure('unprocessable', 'This line breaks a safety rule');
  const known = await findTakes(db, row.uuid);
  if (known.some(({ uuid }) => uuid === takeUuid)) return;
  if (isFull(known, moment)) throw tooMany();

  const said: SaidLine[] = [...before, { author: 'person', text, status: 'said', cue: null }];
  const cue = nextCue(play, row, row.seed, said, true);
  const answer = await partner.answer({ row, play, lines: said }, cue, AbortSignal.timeout(answerWithinMs));
  const { mood, because, words } = moodCourse(play, row, said).moves.at(-1)!;
  const judged = judgeTake(play, lines, moment, { text, answer: answer.text });
  await db.transaction(async (tx) => {
    if (!(await lockSession(tx, row.uuid))) throw new ApiFailure('not_found', 'This scene is gone');
    if (isFull(await findTakes(tx, row.uuid), moment)) throw tooMany();
    const isNew = await insertTake(tx, {
      uuid: takeUuid,
      rolePlayUuid: row.uuid,
      position: moment.position,
      text,
      answer: answer.text,
      answeredBy: answer.answeredBy,
      judged: { ...judged, criterion: moment.criterion, check: moment.check, mood: { mood, because, words } },
      createdAt: now(),
    });
    if (!isNew) throw new ApiFailure('conflict', 'This id stands for another take');
  });
}

const isFull = (takes: readonly { position: number }[], { position }: WeakMoment) =>
  takes.filter((take) => take.position === position).length >= mostTakes;

const tooMany = () => new ApiFailure('conflict', `There are ${mostTakes} takes of this moment; delete one first`);
