import { sameWords } from './words/plain-words.ts';
import {
  cancelRequest,
  heardOf,
  isWrittenDown,
  openTurn,
  transcribe,
  pauseWithin,
  stopListening,
  voiceEnds,
  wordsOf,
} from './ear.ts';
import { goOn, pauseAfterMs, weighInterruption } from './interrupt.ts';
import type { CallHappening } from './events.ts';
import type { Listening } from './state.ts';
import { canHear, set, setListening, tell, type Step } from './step.ts';
import { isFarQuieter } from './loudness.ts';
import { commandOf } from './voice-commands.ts';
import { takeTurn, weighWords } from './take-turn.ts';
import { say, withdrawAll } from './waiting.ts';

/** @param at the sound's own time */
export function speechStarted(step: Step, at: number): void {
  if (!canHear(step.state) || step.state.talk === 'push-to-talk') return;
  hearVoice(step, at);
}

export function hearVoice(step: Step, at: number): void {
  const { listening } = step.state;
  if (!listening) return set(step, { listening: { ...openTurn(step, at), voiceSince: at } });
  if (listening.voiceSince !== null) return;
  cancelRequest(step);
  const settled = settleWords(step, listening, at);
  setListening(step, { ...settled, ...pauseWithin(listening, at), voiceSince: at, quietSince: null, final: false });
}

/** If the sound is too long for the transcriber, keeps its words and begins a new piece. */
function settleWords(step: Step, listening: Listening, at: number): Partial<Listening> {
  const grown = at - listening.from >= step.settings.endOfTurn.settleAfterMs;
  if (!grown || listening.over || listening.text === '' || !isWrittenDown(step.state, listening)) return {};
  return { ...standing(listening), textAt: null, from: at, textUntil: at };
}

/** Returns the words so far as words that stand. */
function standing(listening: Listening): Pick<Listening, 'before' | 'beforeDoubts' | 'text' | 'doubts'> {
  const { text: before, doubts: beforeDoubts } = heardOf(listening);
  return { before, beforeDoubts, text: '', doubts: [] };
}

/** For speech without a pause that is too long to transcribe repeatedly: keeps the words up to the last transcript. */
function settleUnpaused(step: Step): void {
  const { listening } = step.state;
  if (!listening) return;
  const { from, textUntil, text, voiceSince, unsure, over } = listening;
  if (voiceSince === null || over || unsure || text === '') return;
  if (textUntil - from < 2 * step.settings.endOfTurn.settleAfterMs) return;
  setListening(step, { ...standing(listening), from: textUntil });
}

/** @param at the sound's own time */
export function speechStopped(step: Step, at: number): void {
  const { listening, talk } = step.state;
  if (talk === 'push-to-talk' || !listening || listening.voiceSince === null) return;
  voiceEnds(step, at);
  const { over, voicedMs, text } = step.state.listening!;
  // A click or a cough during the coach's words has no effect.
  const least = Math.min(step.settings.bargeIn.lowerAfterMs, pauseAfterMs(step.state, step.settings));
  if (over && !over.dismissed && voicedMs < least && text === '') stopListening(step);
}

export function transcriptCame(step: Step, transcript: Extract<CallHappening, { type: 'transcript' }>): void {
  const { listening, now } = step.state;
  const { requestId, text, confidence = 1, doubts = [], levelDb = null } = transcript;
  if (!listening?.request || listening.request.id !== requestId) return;
  const heard = text.trim();
  const unsure = confidence < step.settings.endOfTurn.sureFrom;
  setListening(step, {
    request: null,
    failedTimes: 0,
    text: heard,
    doubts,
    levelDb,
    unsure,
    textUntil: listening.request.askedAt,
    textAt: now,
    textChangedAt: sameWords(heard, listening.text) ? listening.textChangedAt : now,
  });
  if (heard !== '' && !unsure) set(step, { failures: { ...step.state.failures, transcriber: 0 } });
  if (isBackground(step)) return leaveBackground(step);
  weigh(step);
  settleUnpaused(step);
}

export function recognised(step: Step, text: string, final: boolean): void {
  const { state } = step;
  if (
    state.ears === 'server' ||
    !canHear(state) ||
    (state.talk === 'push-to-talk' && !state.keyDown && !state.listening)
  )
    return;
  const { now } = state;
  if (!state.listening) set(step, { listening: openTurn(step, now) });
  const listening = step.state.listening!;
  const heard = text.trim();
  setListening(step, {
    text: heard,
    doubts: [],
    textUntil: now,
    textAt: now,
    textChangedAt: sameWords(heard, listening.text) ? listening.textChangedAt : now,
    quietSince: listening.voiceSince === null ? now : listening.quietSince,
    final: listening.final || (final && state.talk === 'push-to-talk' && !state.keyDown),
  });
  weigh(step);
}

/** Returns whether the speech is far quieter than the person's own in this call, and continues none of their turns. */
function isBackground({ state, settings }: Step): boolean {
  const { listening, loudness, unanswered, talk } = state;
  if (!listening || talk === 'push-to-talk' || listening.text === '' || listening.before !== '') return false;
  if (unanswered !== null && listening.turnId === unanswered.turnId) return false;
  return isFarQuieter(loudness, listening.levelDb, settings.loudness) && !commandOf(state, listening);
}

/**
 * Ignores background speech: it is not shown, not answered and does not interrupt. The page is told, since it may have
 * been the person after all.
 */
function leaveBackground(step: Step): void {
  const { listening } = step.state;
  if (!listening) return;
  const isOver = listening.voiceSince === null;
  setListening(step, { text: '', doubts: [], textChangedAt: step.state.now });
  if (listening.over) goOn(step);
  if (!isOver) return;
  stopListening(step);
  tell(step, { type: 'notice', notice: 'background-speech' });
}

function weigh(step: Step): void {
  if (step.state.listening?.over) weighInterruption(step);
  else weighWords(step);
}

/** After this many consecutive failures, only the page reports them. */
const apologies = 2;

/**
 * Retries the transcription, since the sound is kept. If it fails for good, the words are lost: the page offers typing,
 * words that stand form the turn, and the coach continues or asks for the rest.
 * @param how `late`: no answer in time; the page is told at once, and there is only one retry
 */
export function transcriptionFailed(step: Step, requestId: number, how: 'failed' | 'late' = 'failed'): void {
  const { listening, failures, unanswered, sounding } = step.state;
  if (listening?.request?.id !== requestId) return;
  const interrupting = listening.over !== null && sounding !== null;
  const failedTimes = listening.failedTimes + 1;
  const retries = how === 'failed' ? step.settings.limits.transcriptRetries : interrupting ? 0 : 1;
  if (failedTimes <= retries) {
    if (how === 'late') tell(step, { type: 'notice', notice: 'transcriber-failing' });
    cancelRequest(step);
    setListening(step, { failedTimes });
    return transcribe(step);
  }
  setListening(step, { request: null, failedTimes: 0 });
  tell(step, { type: 'notice', notice: 'transcriber-failing' });
  set(step, { failures: { ...failures, transcriber: failures.transcriber + 1 } });
  if (interrupting) goOn(step);
  // Does not cut off a person who is still speaking: the sound is kept, and transcribed at the next pause or after a
  // while.
  const keptMs = step.state.now - listening.unstoredFrom;
  if (listening.voiceSince !== null && keptMs < step.settings.endOfTurn.storeAfterMs) return;
  if (wordsOf(listening) !== '' && !interrupting) return keepWhatStands(step, listening);
  const lost = listening.before === '' && unanswered === null && !interrupting;
  stopListening(step);
  if (lost && failures.transcriber < apologies && step.state.waiting.length === 0) say(step, 'apology', 'hearing');
}

/** Takes the known beginning as the turn; the coach asks for the rest before it answers. */
function keepWhatStands(step: Step, listening: Listening): void {
  const { unanswered } = step.state;
  const goesOn = unanswered !== null && listening.turnId === unanswered.turnId;
  // Nothing is new: the answer continues, and only the page reports that more could not be heard.
  if (goesOn && sameWords(wordsOf(listening), unanswered.text)) return stopListening(step);
  setListening(step, { unsure: false });
  takeTurn(step);
  withdrawAll(step);
  say(step, 'apology', 'rest');
}
