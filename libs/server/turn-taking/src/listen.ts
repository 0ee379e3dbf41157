import { sameWords } from './words/plain-words.ts';
import { cancelRequest, isWrittenDown, openTurn, pauseWithin, stopListening, voiceEnds, wordsOf } from './ear.ts';
import { goOn, pauseAfterMs, weighInterruption } from './interrupt.ts';
import type { Listening } from './state.ts';
import { canHear, set, setListening, tell, type Step } from './step.ts';
import { weighWords } from './take-turn.ts';
import { say } from './waiting.ts';

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

/** Sound grown too long for the transcriber: its words stand, and a new piece begins. */
function settleWords(step: Step, listening: Listening, at: number): Partial<Listening> {
  const grown = at - listening.from >= step.settings.endOfTurn.settleAfterMs;
  if (!grown || listening.over || listening.text === '' || !isWrittenDown(step.state, listening)) return {};
  return { before: wordsOf(listening), text: '', textAt: null, from: at, textUntil: at };
}

/** @param at the sound's own time */
export function speechStopped(step: Step, at: number): void {
  const { listening, talk } = step.state;
  if (talk === 'push-to-talk' || !listening || listening.voiceSince === null) return;
  voiceEnds(step, at);
  const { over, voicedMs, text } = step.state.listening!;
  // A click or a cough into the coach's words: nothing was done about it, and nothing will be.
  const least = Math.min(step.settings.bargeIn.lowerAfterMs, pauseAfterMs(step.state, step.settings));
  if (over && !over.dismissed && voicedMs < least && text === '') stopListening(step);
}

export function transcriptCame(step: Step, requestId: number, text: string, confidence = 1): void {
  const { listening, now } = step.state;
  if (!listening?.request || listening.request.id !== requestId) return;
  const heard = text.trim();
  const unsure = confidence < step.settings.endOfTurn.sureFrom;
  setListening(step, {
    request: null,
    text: heard,
    unsure,
    textUntil: listening.request.askedAt,
    textAt: now,
    textChangedAt: sameWords(heard, listening.text) ? listening.textChangedAt : now,
  });
  if (heard !== '' && !unsure) set(step, { failures: { ...step.state.failures, transcriber: 0 } });
  weigh(step);
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
    textUntil: now,
    textAt: now,
    textChangedAt: sameWords(heard, listening.text) ? listening.textChangedAt : now,
    quietSince: listening.voiceSince === null ? now : listening.quietSince,
    final: listening.final || (final && state.talk === 'push-to-talk' && !state.keyDown),
  });
  weigh(step);
}

function weigh(step: Step): void {
  if (step.state.listening?.over) weighInterruption(step);
  else weighWords(step);
}

/** After so many failures in a row the page alone says so. */
const apologies = 2;

/** What was said cannot be known: the page offers typing, and the coach goes on, or says so. */
export function transcriptionFailed(step: Step, requestId: number): void {
  const { listening, failures, unanswered } = step.state;
  if (listening?.request?.id !== requestId) return;
  setListening(step, { request: null });
  tell(step, { type: 'notice', notice: 'transcriber-failing' });
  set(step, { failures: { ...failures, transcriber: failures.transcriber + 1 } });
  const interrupting = listening.over !== null && step.state.sounding !== null;
  const lost = listening.before === '' && unanswered === null && !interrupting;
  if (interrupting) goOn(step);
  stopListening(step);
  if (lost && failures.transcriber < apologies && step.state.waiting.length === 0) say(step, 'apology', 'hearing');
}
