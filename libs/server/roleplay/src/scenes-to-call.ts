import { ApiFailure, sceneEndings } from '@greenroom/contracts';
import type { RightsOf } from '@greenroom/access';
import type { Queryable } from '@greenroom/database';
import type { CallPartner, CallPartners, PartnerCall } from '@greenroom/calls';
import { needsCare } from '@greenroom/safety';
import { languageOf } from '@greenroom/speech-analysis';
import { answerCrisis } from './answer-crisis.ts';
import { lineDelivery } from './domain/line-delivery.ts';
import { type Cue, isFull, nextCue, openingCue } from './domain/next-cue.ts';
import { pickLine } from './domain/pick-line.ts';
import type { Play } from './domain/play.ts';
import { sceneMsOf } from './domain/scene-clock.ts';
import { voiceOf } from './domain/scene-voice.ts';
import { ownSessionOfConversation } from './roleplay.policy.ts';
import {
  changeLine,
  updateSession,
  findLines,
  findSessionOfConversation,
  insertLine,
  type LineRow,
  lockSession,
  type RoleplaySessionRow,
} from './roleplay.repository.ts';
import type { PartnerLine } from './scene-partner.ts';
import { keepSound } from './voice/index.ts';
import { closeSession, isTimeLeft, playOfSession, type SessionDependencies } from './scene-session.ts';

export interface CallableScenesDependencies extends SessionDependencies {
  rightsOf: RightsOf;
}

/** Stored beside the words of a line: its cue and who worded it. */
interface Beside extends Pick<Cue, 'cue' | 'ending'>, Pick<PartnerLine, 'answeredBy'> {}

/** Returns how a line with this cue ends the scene, if it does. */
const endingOf = (cue: string | null | undefined) => sceneEndings.find((ending) => cue === `ending:${ending}`);

/** Makes scenes callable: spoken lines are stored in the scene like written ones. */
export function scenesToCall(dependencies: CallableScenesDependencies): CallPartners {
  const { db, scenes, rightsOf, now } = dependencies;
  return {
    async admit(person, { conversationUuid }) {
      const verdict = rightsOf(person).roleplay;
      if (verdict !== 'allowed') throw new ApiFailure(verdict, 'Scenes come with a plan');
      const { uuid } = await ownSessionOfConversation(db, conversationUuid, person);
      await db.transaction(async (tx) => {
        const row = await lockSession(tx, uuid);
        if (row?.status !== 'ready' && row?.status !== 'going-on')
          throw new ApiFailure('conflict', 'This scene is over');
        playOfSession(scenes, row);
        // The partner's opening is stored only after it was heard.
        if (row.status === 'ready') await updateSession(tx, uuid, { status: 'going-on', begunAt: now() });
      });
    },
    async open(call) {
      const row = await findSessionOfConversation(db, call.conversationUuid);
      if (!row) throw new ApiFailure('not_found', 'There is no such scene');
      // Ignores lines of this call, so that an instance that takes it over computes the same clock.
      const before = (await findLines(db, row.uuid)).findLast(({ createdAt }) => createdAt < call.startedAt);
      const beganMs = sceneMsOf(row, before, call.startedAt);
      return partnerOnTheLine(dependencies, row, playOfSession(scenes, row), call, beganMs);
    },
  };
}

/** @param beganMs the scene's clock at the beginning of the call */
function partnerOnTheLine(
  dependencies: CallableScenesDependencies,
  row: RoleplaySessionRow,
  play: Play,
  call: PartnerCall,
  beganMs: number,
): CallPartner {
  const { db, moderator, partner, now } = dependencies;
  const { uuid } = row;
  const { provoked } = play.category;
  const said: string[] = [];
  /** Converts a time of the call to the scene's clock, which continues from call to call without the time between. */
  const onSceneClock = (ms: number) => Math.max(0, Math.round(beganMs + ms));
  let answeredBy: PartnerLine['answeredBy'] = 'house';
  const own = (lines: readonly string[]) => {
    const line = pickLine([lines], said, `${call.uuid}/${said.length}`);
    said.push(line);
    return line;
  };

  return {
    voice: voiceOf(play.partner.voice, row.voiceStyle),
    asksHow: true,
    async greeting() {
      const last = (await findLines(db, uuid)).findLast(({ author }) => author === 'partner');
      if (last) return last.text;
      return play.opens === 'partner' ? openingCue(play, row, row.seed).text : own(play.spoken.hello);
    },
    line(kind, about) {
      // A scene's partner has no coaching phrases; these kinds use the scene's own lines.
      if (kind === 'filler' || kind === 'acknowledgement') return own(play.spoken.fillers);
      if (kind === 'idle-question') return own(provoked.silence);
      if (kind === 'apology')
        return own(about === 'hearing' || about === 'rest' ? provoked.nonsense : play.spoken.lostThread);
      return own(about === 'time-over' ? play.endings.outOfTime.lines : play.spoken.goodbyes);
    },
    async *answer({ text, messageUuid, atMs, signal }) {
      const kept = await findLines(db, uuid);
      const at = kept.findIndex((line) => line.messageUuid === messageUuid);
      const before = at === -1 ? kept : kept.slice(0, at);
      const crisis = answerCrisis(before, text);
      const removed = !crisis && (await moderator.check(text)) !== undefined;
      const status = removed ? ('removed' as const) : ('said' as const);
      const lines = [...before, { author: 'person' as const, text: removed ? '' : text, status, cue: null }];
      const cue = crisis ?? nextCue(play, row, row.seed, lines, isTimeLeft(play, onSceneClock(atMs)));
      const spoken = crisis
        ? { text: crisis.text, answeredBy: 'house' as const }
        : await partner.answer({ row, play, lines }, cue, signal);
      signal.throwIfAborted();
      answeredBy = spoken.answeredBy;
      const beside: Beside = { cue: cue.cue, ending: cue.ending, answeredBy };
      yield { type: 'beside', beside };
      yield { type: 'text', text: spoken.text };
    },
    languageOf: (sentence) => (answeredBy === 'model' ? languageOf(sentence) : play.language),
    // A model's line was moderated before it was returned; all other lines are written.
    maySay: async () => true,
    async judge(text) {
      return { removed: !needsCare(text) && (await moderator.check(text)) !== undefined };
    },
    keepSound: ({ atMs, ...sound }) => keepSound(dependencies, uuid, { ...sound, atMs: onSceneClock(atMs) }),
    async keepSaid(tx, { messageUuid, clientMessageId, text, judgement, spoken, delivery }) {
      const kept = judgement.removed ? { text: '', status: 'removed' as const } : { text, status: 'said' as const };
      const how = delivery && !judgement.removed ? lineDelivery(delivery, onSceneClock) : null;
      const line = { ...kept, endedMs: spoken && onSceneClock(spoken.toMs), delivery: how };
      await keepLine(dependencies, uuid, tx, messageUuid, line, async (lines) => ({
        author: 'person',
        clientLineId: lines.some((one) => one.clientLineId === clientMessageId) ? null : clientMessageId,
        atMs: onSceneClock(spoken ? spoken.fromMs : now().getTime() - call.startedAt.getTime()),
      }));
    },
    async keepHeard(tx, { messageUuid, text, whole, spoken, beside }) {
      if (text.trim() === '') return;
      // An instance that only speaks the rest of a line does not know its cue; the stored values stay.
      const known = beside as Beside | undefined;
      const by = known && { answeredBy: known.answeredBy };
      const line = { text, cutOff: !whole, endedMs: onSceneClock(spoken.toMs), ...by };
      await keepLine(dependencies, uuid, tx, messageUuid, line, async (lines) => ({
        author: 'partner',
        answeredBy: known?.answeredBy ?? 'house',
        cue: known?.cue ?? (lines.length === 0 && play.opens === 'partner' ? 'opening' : null),
        atMs: onSceneClock(spoken.fromMs),
      }));
      if (!whole || known?.ending === null) return;
      await endByLine(dependencies, tx, { uuid, play, messageUuid, cue: known?.cue });
    },
  };
}

interface LastLine {
  uuid: string;
  play: Play;
  messageUuid: string;
  /** The cue to use where the line was not stored. */
  cue: string | null | undefined;
}

/** Ends the scene if this line ends it. */
async function endByLine(
  { onEnded, now }: CallableScenesDependencies,
  tx: Queryable,
  { uuid, play, messageUuid, cue }: LastLine,
): Promise<void> {
  const open = await lockSession(tx, uuid);
  if (open?.status !== 'going-on') return;
  const kept = (await findLines(tx, uuid)).find((one) => one.messageUuid === messageUuid);
  // A full scene ends too, although its last line is not stored.
  const ending = endingOf(kept ? kept.cue : cue);
  if (!ending) return;
  await closeSession(tx, open, play, { ending, endedAt: now() });
  onEnded(uuid);
}

/**
 * Stores a line under its message; a repeated message replaces the words. Lines after the end, or of a full scene, are
 * not stored.
 */
async function keepLine(
  { now }: CallableScenesDependencies,
  uuid: string,
  tx: Queryable,
  messageUuid: string,
  line: Partial<LineRow> & Pick<LineRow, 'text'>,
  more: (lines: readonly LineRow[]) => Promise<Pick<LineRow, 'author' | 'atMs'> & Partial<LineRow>>,
): Promise<void> {
  const open = await lockSession(tx, uuid);
  if (open?.status !== 'going-on' || (await changeLine(tx, uuid, messageUuid, line))) return;
  const lines = await findLines(tx, uuid);
  if (isFull(lines)) return;
  const place = { rolePlayUuid: uuid, position: (lines.at(-1)?.position ?? 0) + 1, messageUuid, createdAt: now() };
  await insertLine(tx, { ...place, ...line, ...(await more(lines)) });
}
