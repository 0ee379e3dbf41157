import type { UtteranceKind } from '@greenroom/contracts';
import { heardClips, heardText, lengthOf, toleranceMs } from './heard-text.ts';
import { measuresOf } from './measures.ts';
import type { TurnSettings } from './settings.ts';
import type { Sounding, TurnState } from './state.ts';
import { askedForBy } from './turn-end/asked-for.ts';
import { isFrozen, set, setSounding, restartSilenceTimer, tell, type Step } from './step.ts';
import { askForAnswer, withdrawAll } from './waiting.ts';

/** Returns whether an utterance is part of the conversation; once heard, it answers the person's turn. */
export const isConversation = (kind: UtteranceKind) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

/** Returns what is left to play, in ms; 0 if the rest is too short to be missed. */
export function leftOf({ utterance, playedMs }: Pick<Sounding, 'utterance' | 'playedMs'>): number {
  const left = lengthOf(utterance.clips) - playedMs;
  return left <= toleranceMs ? 0 : left;
}

/** Players report progress in steps, and nothing once they run out of sound. In ms. */
const untoldMs = 300;

/**
 * Returns whether the player waits for more: all sound of an utterance so far was heard, or will be without a further
 * report.
 */
export function isStarved({ utterance, playedMs, stopAfterMs }: Sounding): boolean {
  const ends = utterance.complete || stopAfterMs !== null;
  return lengthOf(utterance.clips) - playedMs <= (ends ? toleranceMs : untoldMs);
}

/** Gives the floor to the coach if it is free: no speech and no sound. */
export function playNext(step: Step): void {
  const { state } = step;
  if (!state.joined || isFrozen(state) || state.sounding || state.listening || state.keyDown) return;
  const ready = state.waiting.filter(({ clips, preemptiveFor }) => clips.length > 0 && preemptiveFor === null);
  const next = ready.find(({ kind }) => kind !== 'filler') ?? ready[0];
  if (!next) return;
  set(step, {
    waiting: state.waiting.filter((one) => one !== next),
    sounding: {
      utterance: next,
      playedMs: 0,
      sound: 'full',
      progressAt: state.now,
      stopAfterMs: null,
      remembered: '',
      rememberedClips: 0,
      firstSoundAt: null,
      measures: null,
    },
  });
  if (next.kind !== 'filler') withdrawAll(step, ({ kind }) => kind === 'filler');
  tell(step, { type: 'play', utteranceId: next.id });
}

export function playback(step: Step, id: number, playedMs: number): void {
  const { sounding, now } = step.state;
  if (sounding?.utterance.id !== id) return;
  const { utterance, stopAfterMs } = sounding;
  const played = Math.min(Math.max(playedMs, sounding.playedMs), stopAfterMs ?? Infinity, lengthOf(utterance.clips));
  if (!(played > sounding.playedMs)) return endIfHeard(step);
  setSounding(step, { playedMs: played, progressAt: now });
  if (sounding.playedMs === 0) firstSound(step, now - played);
  rememberSentences(step);
  endIfHeard(step);
}

function firstSound(step: Step, at: number): void {
  setSounding(step, { firstSoundAt: at });
  const { unanswered, sounding } = step.state;
  if (!unanswered || sounding?.utterance.turnId !== unanswered.turnId) return;
  const measures = measuresOf(unanswered, sounding.utterance, at);
  setSounding(step, { measures });
  tell(step, { type: 'measured', measures });
}

/** Ends the sounding utterance once all of it was heard. */
export function endIfHeard(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  const { utterance, stopAfterMs, playedMs } = sounding;
  const cut = stopAfterMs !== null && playedMs >= stopAfterMs - toleranceMs;
  if (cut) return stopSounding(step, 'cut');
  if (utterance.complete && leftOf(sounding) <= 0) stopSounding(step, 'whole');
}

/** Returns until when speech over an answer continues the turn; later speech interrupts the coach. */
export const cutInUntil = ({ firstSoundAt }: Sounding, { cutInWithinMs }: TurnSettings['bargeIn']) =>
  firstSoundAt === null ? Infinity : firstSoundAt + cutInWithinMs;

/**
 * Returns whether speech over the coach continues the person's turn: the coach has only just begun to answer it, and
 * nothing of the answer is remembered.
 */
export function mayGoOn(
  { now, sounding, unanswered, listening }: TurnState,
  bargeIn: TurnSettings['bargeIn'],
): boolean {
  if (!sounding || unanswered?.how !== 'spoken' || sounding.remembered !== '') return false;
  const spokenAt = listening?.over?.dismissed === false ? listening.from : now;
  return sounding.utterance.turnId === unanswered.turnId && spokenAt < cutInUntil(sounding, bargeIn);
}

/** Returns whether a sentence was heard that is not remembered yet. */
export const hasNewSentence = ({ utterance, playedMs, rememberedClips }: Sounding) =>
  heardClips(utterance.clips, playedMs) > rememberedClips;

/** Remembers each heard sentence at once, except while the coach may turn out to have cut in. */
export function rememberSentences(step: Step): void {
  const { sounding } = step.state;
  if (!sounding || mayGoOn(step.state, step.settings.bargeIn)) return;
  if (hasNewSentence(sounding)) remember(step, { whole: false, over: false });
}

/** @param over the coach has stopped, so its turn ends even if nothing more was heard since the last report */
function remember(step: Step, { whole, over }: { whole: boolean; over: boolean }): string {
  const { sounding } = step.state;
  if (!sounding) return '';
  const { utterance, playedMs, remembered } = sounding;
  const text = heardText(utterance.clips, playedMs);
  setSounding(step, { rememberedClips: heardClips(utterance.clips, playedMs) });
  if (text === '' || (text === remembered && !over)) return text;
  const { id: utteranceId, kind, turnId } = utterance;
  tell(step, { type: 'remember', utteranceId, kind, turnId, text, whole });
  setSounding(step, { remembered: text });
  if (isConversation(kind)) set(step, { unanswered: null });
  return text;
}

/**
 * Silences the coach. `whole`: all was said. `cut`: at the end of a sentence, for a goodbye. `interrupted`: by a
 * person. `cut-in`: by a person whose turn was not over, as if it had never been answered. `stalled`: no sound comes,
 * or none gets through.
 */
export function stopSounding(step: Step, how: 'whole' | 'cut' | 'interrupted' | 'cut-in' | 'stalled'): void {
  const { sounding, unanswered, now } = step.state;
  if (!sounding) return;
  const { utterance, playedMs, measures } = sounding;
  const { id: utteranceId, kind } = utterance;
  if (how !== 'whole') tell(step, { type: 'drop', utteranceId });
  const heard = how === 'cut-in' ? '' : remember(step, { whole: how === 'whole' && !utterance.failed, over: true });
  // None of it was heard, so it is withdrawn.
  if (heard === '' && how !== 'whole' && how !== 'stalled') tell(step, { type: 'withdraw', utteranceId });
  set(step, { sounding: null, lastSounded: { text: heardText(utterance.clips, playedMs).slice(-200), endedAt: now } });
  if (heard !== '' && (isConversation(kind) || kind === 'repeat')) readQuestion(step, heard, how === 'whole');
  if (how === 'interrupted' || how === 'cut-in') {
    if (measures)
      tell(step, { type: 'measured', measures: { ...measures, interruptions: measures.interruptions + 1 } });
    if (step.state.unanswered && unanswered)
      set(step, { unanswered: { ...unanswered, interruptions: unanswered.interruptions + 1 } });
    withdrawAll(step);
  }
  if (how === 'whole' && kind === 'answer' && !utterance.failed)
    set(step, { failures: { ...step.state.failures, model: 0 } });
  if (isConversation(kind) || kind === 'repeat') restartSilenceTimer(step);
  if (kind === 'repeat' && how === 'whole') answerOwed(step);
}

/** Answers a turn that waited while the last line was repeated. */
function answerOwed(step: Step): void {
  const { unanswered, waiting, listening } = step.state;
  if (unanswered && waiting.length === 0 && !listening) askForAnswer(step, { ...unanswered, preemptive: false });
}

/** @param whole whether the answer ended by itself; in one that was broken off only a question counts */
function readQuestion(step: Step, heard: string, whole: boolean): void {
  const askedFor = askedForBy(heard, step.state.language);
  if (whole || askedFor !== 'none') set(step, { askedFor });
}

/** Handles that no sound gets through: what was heard stands, and the rest of an answer is shown. */
export function handleStalledSound(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  const { id: utteranceId, kind } = sounding.utterance;
  if (kind === 'answer') tell(step, { type: 'notice', notice: 'voice-failing' }, { type: 'show-as-text', utteranceId });
  stopSounding(step, 'stalled');
  if (kind === 'answer') set(step, { unanswered: null });
}

/** Remembers what was heard until now, because the connection may not come back. */
export const heardSoFar = (step: Step) => void remember(step, { whole: false, over: false });
