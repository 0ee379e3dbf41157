import { type Heard, joinHeard } from './words/doubts.ts';
import { joinWords, plainWords } from './words/plain-words.ts';
import type { Listening, TakenTurn, TurnState } from './state.ts';
import { withPause } from './turn-end/pause-habit.ts';
import { set, setListening, tell, type Step } from './step.ts';

export const wordsOf = ({ before, text }: Listening) => joinWords(before, text);

/** Returns the words with the positions of the doubtful ones. */
export const heardOf = ({ before, beforeDoubts, text, doubts }: Listening): Heard =>
  joinHeard({ text: before, doubts: beforeDoubts }, { text, doubts });

/** Returns whether the words cover all that was said. */
export const isWrittenDown = ({ ears }: TurnState, { textAt, textUntil, quietSince, text }: Listening) =>
  ears === 'browser' ? text !== '' : textAt !== null && quietSince !== null && textUntil >= quietSince;

const countWords = (text: string) => plainWords(text).length;

/** Returns the pause between a taken turn and its continuation. @param at when the continuation begins */
export function pauseBefore(
  { spokenUntil, text, pausedAfter }: TakenTurn,
  at: number,
): Pick<Listening, 'pause' | 'pausedAfter'> {
  const pause = spokenUntil === null ? null : { ms: at - spokenUntil, afterWords: countWords(text) };
  return { pause, pausedAfter };
}

/** Returns the pause that ends with a sound. @param at the sound's own time */
export function pauseWithin(listening: Listening, at: number): Pick<Listening, 'pause'> {
  const { quietSince } = listening;
  const afterWords = countWords(wordsOf(listening));
  return { pause: quietSince === null || afterWords === 0 ? null : { ms: at - quietSince, afterWords } };
}

/** Counts a pause as the speaker's if more words followed it. */
export function countPause(step: Step): void {
  const { listening, habit } = step.state;
  if (!listening?.pause || countWords(wordsOf(listening)) <= listening.pause.afterWords) return;
  const { ms, afterWords } = listening.pause;
  set(step, { habit: withPause(habit, ms) });
  setListening(step, { pause: null, pausedAfter: [...listening.pausedAfter, afterWords] });
}

/** Opens a new turn, or continues the last one if no answer to it was heard yet. */
export function openTurn({ state, settings }: Step, at: number): Listening {
  const { unanswered, sounding } = state;
  const over = sounding
    ? { utteranceId: sounding.utterance.id, fromPlayedMs: sounding.playedMs, pausedAt: null, dismissed: false }
    : null;
  const goesOn = over === null && unanswered !== null;
  // The transcriber works best on the whole turn. Words stand if the turn is too long, typed, or recognised by the
  // browser.
  const again =
    goesOn &&
    unanswered.how === 'spoken' &&
    state.ears === 'server' &&
    at - unanswered.from < settings.endOfTurn.settleAfterMs;
  const from = again ? unanswered.from : at;
  return {
    turnId: goesOn ? unanswered.turnId : null,
    before: again ? unanswered.before : goesOn ? unanswered.text : '',
    beforeDoubts: again ? unanswered.beforeDoubts : goesOn ? unanswered.doubts : [],
    from,
    unstoredFrom: at,
    text: '',
    doubts: [],
    levelDb: null,
    textUntil: from,
    textAt: null,
    unsure: false,
    textChangedAt: at,
    voiceSince: null,
    voicedMs: 0,
    quietSince: null,
    request: null,
    failedTimes: 0,
    lastAskedAt: null,
    final: false,
    ...(goesOn ? pauseBefore(unanswered, at) : { pause: null, pausedAfter: [] }),
    begunFor: null,
    over,
  };
}

export function voiceEnds(step: Step, at: number): void {
  const { listening } = step.state;
  if (!listening || listening.voiceSince === null) return;
  const until = Math.max(at, listening.voiceSince);
  setListening(step, {
    voiceSince: null,
    voicedMs: listening.voicedMs + until - listening.voiceSince,
    quietSince: until,
  });
}

/** Ends the turn's sound when the key is released or the microphone muted: the turn is complete. */
export function endVoice(step: Step): void {
  const { listening, now } = step.state;
  if (!listening || listening.voiceSince === null) return;
  voiceEnds(step, now);
  setListening(step, { final: true });
  cancelRequest(step);
  transcribe(step);
}

export function transcribe(step: Step): void {
  const { listening, nextRequestId, now, ears } = step.state;
  if (!listening || ears === 'browser') return;
  set(step, { nextRequestId: nextRequestId + 1 });
  setListening(step, { request: { id: nextRequestId, askedAt: now }, lastAskedAt: now });
  tell(step, { type: 'transcribe', requestId: nextRequestId, fromMs: listening.from });
}

export function cancelRequest(step: Step): void {
  const request = step.state.listening?.request;
  if (!request) return;
  tell(step, { type: 'cancel-transcription', requestId: request.id });
  setListening(step, { request: null });
}

/** Discards the turn with its captions and any preemptive answer, but not an answer to a turn that was taken. */
export function stopListening(step: Step): void {
  const { listening, silence, now } = step.state;
  if (!listening) return;
  cancelRequest(step);
  if (listening.text !== '') tell(step, { type: 'hearing', text: '', doubts: [] });
  for (const { id, preemptiveFor } of step.state.waiting)
    if (preemptiveFor !== null) {
      tell(step, { type: 'withdraw', utteranceId: id });
      set(step, { waiting: step.state.waiting.filter((one) => one.id !== id) });
    }
  set(step, { listening: null });
  // A sound was made, so the countdown starts again.
  if (silence.countdownEndsAt !== null)
    set(step, { silence: { ...silence, countdownEndsAt: now + step.settings.silence.countdownMs } });
}
