import type { UtteranceKind } from '@greenroom/contracts';
import { heardClips, heardText, lengthOf, toleranceMs } from './heard-text.ts';
import { measuresOf } from './measures.ts';
import type { TurnSettings } from './settings.ts';
import type { Sounding, TurnState } from './state.ts';
import { askedForBy } from './turn-end/asked-for.ts';
import { isFrozen, set, setSounding, stir, tell, type Step } from './step.ts';
import { askForAnswer, withdrawAll } from './waiting.ts';

/** What of an utterance is conversation: heard, it answers the person's turn. */
export const isConversation = (kind: UtteranceKind) => kind === 'answer' || kind === 'greeting' || kind === 'apology';

/** In ms; 0 where what is left would be missed by nobody. */
export function leftOf({ utterance, playedMs }: Pick<Sounding, 'utterance' | 'playedMs'>): number {
  const left = lengthOf(utterance.clips) - playedMs;
  return left <= toleranceMs ? 0 : left;
}

/** Players tell in steps how far they are, and nothing once they have no more sound. In ms. */
const untoldMs = 300;

/** Whether the player waits for more: all that there is so far of an utterance was heard, or will be without a word. */
export function isDry({ utterance, playedMs, stopAfterMs }: Sounding): boolean {
  const ends = utterance.complete || stopAfterMs !== null;
  return lengthOf(utterance.clips) - playedMs <= (ends ? toleranceMs : untoldMs);
}

/** Gives the floor to the coach where it is free: nobody speaks, nothing sounds. */
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

/** Whoever is being heard ends by itself once all of it was. */
export function endIfHeard(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  const { utterance, stopAfterMs, playedMs } = sounding;
  const cut = stopAfterMs !== null && playedMs >= stopAfterMs - toleranceMs;
  if (cut) return stopSounding(step, 'cut');
  if (utterance.complete && leftOf(sounding) <= 0) stopSounding(step, 'whole');
}

/** Until when speech over an answer goes on with the turn: from then on the coach has not cut in, but was interrupted. */
export const cutInUntil = ({ firstSoundAt }: Sounding, { cutInWithinMs }: TurnSettings['bargeIn']) =>
  firstSoundAt === null ? Infinity : firstSoundAt + cutInWithinMs;

/**
 * Whether speech over the coach goes on with the person's turn: the coach has only just begun to answer it, and nothing
 * that was heard is remembered.
 */
export function mayGoOn(
  { now, sounding, unanswered, listening }: TurnState,
  bargeIn: TurnSettings['bargeIn'],
): boolean {
  if (!sounding || unanswered?.how !== 'spoken' || sounding.remembered !== '') return false;
  const spokenAt = listening?.over?.dismissed === false ? listening.from : now;
  return sounding.utterance.turnId === unanswered.turnId && spokenAt < cutInUntil(sounding, bargeIn);
}

/** Whether a sentence was heard that is not remembered yet. */
export const hasNewSentence = ({ utterance, playedMs, rememberedClips }: Sounding) =>
  heardClips(utterance.clips, playedMs) > rememberedClips;

/** Each sentence that was heard is told at once, but for the time in which the coach may turn out to have cut in. */
export function rememberSentences(step: Step): void {
  const { sounding } = step.state;
  if (!sounding || mayGoOn(step.state, step.settings.bargeIn)) return;
  if (hasNewSentence(sounding)) remember(step, { whole: false, over: false });
}

/** @param over the coach has stopped, so that its turn ends even where nothing more was heard since it was last told */
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
 * The coach is silent again.
 * `whole`: all was said. `cut`: at the end of a sentence, for a goodbye. `interrupted`: by a person. `cut-in`: by a person
 * whose turn was not over, as if it had never been answered. `stalled`: no sound comes, or none gets through.
 */
export function stopSounding(step: Step, how: 'whole' | 'cut' | 'interrupted' | 'cut-in' | 'stalled'): void {
  const { sounding, unanswered, now } = step.state;
  if (!sounding) return;
  const { utterance, playedMs, measures } = sounding;
  const { id: utteranceId, kind } = utterance;
  if (how !== 'whole') tell(step, { type: 'drop', utteranceId });
  const heard = how === 'cut-in' ? '' : remember(step, { whole: how === 'whole' && !utterance.failed, over: true });
  // Nothing of it was heard: as if it had never been.
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
  if (isConversation(kind) || kind === 'repeat') stir(step);
  if (kind === 'repeat' && how === 'whole') answerOwed(step);
}

/** A turn that waited while the last line was said again. */
function answerOwed(step: Step): void {
  const { unanswered, waiting, listening } = step.state;
  if (unanswered && waiting.length === 0 && !listening) askForAnswer(step, { ...unanswered, preemptive: false });
}

/** @param whole of an answer that was broken off only a question counts */
function readQuestion(step: Step, heard: string, whole: boolean): void {
  const askedFor = askedForBy(heard, step.state.language);
  if (whole || askedFor !== 'none') set(step, { askedFor });
}

/** No sound gets through: what was heard stands, and the rest of an answer is shown. */
export function stall(step: Step): void {
  const { sounding } = step.state;
  if (!sounding) return;
  const { id: utteranceId, kind } = sounding.utterance;
  if (kind === 'answer') tell(step, { type: 'notice', notice: 'voice-failing' }, { type: 'show-as-text', utteranceId });
  stopSounding(step, 'stalled');
  if (kind === 'answer') set(step, { unanswered: null });
}

/** What was heard until now is told to be remembered, as the line may not come back. */
export const heardSoFar = (step: Step) => void remember(step, { whole: false, over: false });
