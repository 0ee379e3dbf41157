import { ApiFailure, bounds } from '@greenroom/contracts';
import type { Database, Queryable } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import type { Moderator } from '@greenroom/ports/moderator';
import type { Scenes } from '@greenroom/content';
import { needsCare } from '@greenroom/safety';
import { answerCrisis } from './answer-crisis.ts';
import { linesToFeedback } from './domain/enough-for-feedback.ts';
import { type Cue, isFull, nextCue, openingCue } from './domain/next-cue.ts';
import { moodCourse } from './domain/mood-course.ts';
import { type Play, playOf } from './domain/play.ts';
import { sceneMs, sceneMsOf } from './domain/scene-clock.ts';
import type { PartnerLine, ScenePartner } from './scene-partner.ts';
import {
  updateSession,
  findLines,
  findSession,
  insertLine,
  type LineRow,
  lockSession,
  sceneFeedback,
  type RoleplaySessionRow,
} from './roleplay.repository.ts';

export interface SessionDependencies {
  db: Database;
  scenes: Scenes;
  moderator: Moderator;
  partner: ScenePartner;
  /** Stores recordings that people asked to keep. */
  files: FileStore;
  /** Called when feedback has to be made. */
  onEnded(rolePlayUuid: string): void;
  now(): Date;
}

/** How long to wait for the partner's answer, in ms. */
const answerWithinMs = 15_000;

/** @throws ApiFailure `not_found` where the content no longer has the scene */
export function playOfSession(scenes: Scenes, row: RoleplaySessionRow): Play {
  const play = playOf(scenes, row);
  if (!play) throw new ApiFailure('not_found', 'This scene is gone');
  return play;
}

/**
 * Opens a scene: starts its clock and says the partner's opening, if the partner opens. An open scene stays as it is. A
 * scene that is over and too short for feedback goes on where it ended.
 * @throws ApiFailure `conflict` where it is over
 */
export async function beginScene({ db, scenes, now }: SessionDependencies, uuid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockSession(tx, uuid);
    if (row?.status === 'going-on') return;
    if (row?.status === 'ended' && linesToFeedback(await findLines(tx, uuid), row.ending) > 0)
      return updateSession(tx, uuid, { status: 'going-on', ending: null, endedAt: null, moods: null });
    if (row?.status !== 'ready') throw new ApiFailure('conflict', 'This scene is over');
    const play = playOfSession(scenes, row);
    await updateSession(tx, uuid, { status: 'going-on', begunAt: now() });
    if (play.opens !== 'partner') return;
    const { text, cue } = openingCue(play, row, row.seed);
    const createdAt = now();
    await insertLine(tx, {
      rolePlayUuid: uuid,
      position: 1,
      author: 'partner',
      text,
      cue,
      answeredBy: 'house',
      atMs: 0,
      createdAt,
    });
  });
}

/**
 * Stores a line, once for each client id, and has the partner answer. If the server stopped between the two, sending
 * the same line again gets the answer.
 * @throws ApiFailure `message_too_long`, `conflict` where the scene is over or full, or the id belongs to another text
 */
export async function sayLine(
  dependencies: SessionDependencies,
  uuid: string,
  { clientLineId, text }: { clientLineId: string; text: string },
): Promise<void> {
  if (text.length > bounds.sceneLineLength) throw new ApiFailure('message_too_long', 'That is too long for one line');
  const { db, moderator } = dependencies;
  const known = (await findLines(db, uuid)).find((line) => line.clientLineId === clientLineId);
  if (known && known.status === 'said' && known.text !== text)
    throw new ApiFailure('conflict', 'This id stands for other words');
  if (!known) {
    const removed = !needsCare(text) && (await moderator.check(text)) !== undefined;
    // Answers an earlier line first, if the server stopped before answering it.
    await answerLast(dependencies, uuid);
    await keepLine(dependencies, uuid, {
      clientLineId,
      text: removed ? '' : text,
      status: removed ? 'removed' : 'said',
    });
  }
  await answerLast(dependencies, uuid);
}

async function keepLine(
  { db, now }: SessionDependencies,
  rolePlayUuid: string,
  said: Pick<LineRow, 'clientLineId' | 'text' | 'status'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockSession(tx, rolePlayUuid);
    const lines = await findLines(tx, rolePlayUuid);
    if (lines.some((line) => line.clientLineId === said.clientLineId)) return;
    if (row?.status !== 'going-on') throw new ApiFailure('conflict', 'This scene is over, or has not begun');
    if (isFull(lines)) throw new ApiFailure('conflict', 'This scene holds no more lines');
    const last = lines.at(-1);
    const createdAt = now();
    const atMs = sceneMsOf(row, last, createdAt);
    if (row.pausedMs > 0 || row.pausedAt) await updateSession(tx, rolePlayUuid, { pausedAt: null, pausedMs: 0 });
    const place = { rolePlayUuid, position: (last?.position ?? 0) + 1, author: 'person' as const };
    await insertLine(tx, { ...place, ...said, atMs, createdAt });
  });
}

/** Has the partner answer the last line, if it is the person's. Of two concurrent answers one is stored. */
async function answerLast(dependencies: SessionDependencies, uuid: string): Promise<void> {
  const { db, scenes, partner, now } = dependencies;
  const row = await findSession(db, uuid);
  const lines = await findLines(db, uuid);
  const last = lines.at(-1);
  if (row?.status !== 'going-on' || last?.author !== 'person') return;
  const play = playOfSession(scenes, row);
  const crisis = last.status === 'said' ? answerCrisis(lines.slice(0, -1), last.text) : undefined;
  const cue: Cue = crisis ?? nextCue(play, row, row.seed, lines, isTimeLeft(play, last.atMs));
  const spoken: PartnerLine = crisis
    ? { text: crisis.text, answeredBy: 'house' }
    : await partner.answer({ row, play, lines }, cue, AbortSignal.timeout(answerWithinMs));
  const ended = await db.transaction(async (tx) => {
    const locked = await lockSession(tx, uuid);
    const newest = (await findLines(tx, uuid)).at(-1);
    if (locked?.status !== 'going-on' || newest?.position !== last.position) return false;
    const createdAt = now();
    await insertLine(tx, {
      ...spoken,
      rolePlayUuid: uuid,
      position: last.position + 1,
      author: 'partner',
      cue: cue.cue,
      atMs: sceneMs(last, createdAt),
      createdAt,
    });
    if (cue.ending === null) return false;
    await closeSession(tx, locked, play, { ending: cue.ending, endedAt: createdAt });
    return true;
  });
  if (ended) dependencies.onEnded(uuid);
}

export const isTimeLeft = ({ minutes }: Play, atMs: number) => atMs < minutes * 60_000;

/**
 * Ends a scene, stores the course of its mood, and queues its feedback where enough was said.
 * @param play undefined where the content no longer has the scene: then no mood is stored
 */
export async function closeSession(
  tx: Queryable,
  row: RoleplaySessionRow,
  play: Play | undefined,
  end: Pick<RoleplaySessionRow, 'ending' | 'endedAt'>,
): Promise<void> {
  const lines = await findLines(tx, row.uuid);
  await updateSession(tx, row.uuid, { ...end, status: 'ended', moods: play ? moodCourse(play, row, lines) : null });
  if (linesToFeedback(lines, end.ending) === 0) await sceneFeedback.order(tx, row.uuid);
}

/**
 * Pauses a scene or resumes it; its clock stops during a pause. The next line also ends a pause.
 * @throws ApiFailure `conflict` where the scene is not going on
 */
export async function pauseScene({ db, now }: SessionDependencies, uuid: string, paused: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockSession(tx, uuid);
    if (row?.status !== 'going-on') throw new ApiFailure('conflict', 'This scene is over, or has not begun');
    if (paused === (row.pausedAt !== null)) return;
    const waitedMs = row.pausedAt ? Math.max(0, now().getTime() - row.pausedAt.getTime()) : 0;
    await updateSession(tx, uuid, { pausedAt: paused ? now() : null, pausedMs: row.pausedMs + waitedMs });
  });
}

/** Ends a scene on request; cancels it if the person said nothing. An ended scene stays as it is. */
export async function endScene(dependencies: SessionDependencies, uuid: string): Promise<void> {
  const { db, scenes, now, onEnded } = dependencies;
  const ended = await db.transaction(async (tx) => {
    const row = await lockSession(tx, uuid);
    if (row?.status !== 'going-on' && row?.status !== 'ready') return false;
    const spoke = (await findLines(tx, uuid)).some(({ author }) => author === 'person');
    if (spoke) await closeSession(tx, row, playOf(scenes, row), { ending: 'stopped', endedAt: now() });
    else await updateSession(tx, uuid, { status: 'cancelled', endedAt: now() });
    return spoke;
  });
  if (ended) onEnded(uuid);
}
