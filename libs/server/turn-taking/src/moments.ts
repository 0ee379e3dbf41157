import { turnEndWait } from './turn-end/turn-end-wait.ts';
import { close, end } from './close.ts';
import { isWrittenDown, stopListening, transcribe, wordsOf } from './ear.ts';
import { goOn, lower, pause, pauseAfterMs, weighInterruption } from './interrupt.ts';
import { transcriptionFailed } from './listen.ts';
import { utteranceFailed } from './make-utterance.ts';
import type { TurnSettings } from './settings.ts';
import {
  cutInUntil,
  hasNewSentence,
  isStarved,
  mayGoOn,
  rememberSentences,
  handleStalledSound,
  stopSounding,
} from './sound.ts';
import type { Listening, Sounding, TurnState } from './state.ts';
import { isFrozen, set, setUtterance, tell, type Step } from './step.ts';
import { beginEarly, canBeginEarly, takeTurn } from './take-turn.ts';
import { commandOf } from './voice-commands.ts';
import { say } from './waiting.ts';

/** A timed event. Firing it removes it, or moves it on. */
export interface Moment {
  at: number;
  fire: (step: Step) => void;
}

/** Returns all pending timed events in this state. */
export function moments(state: TurnState, settings: TurnSettings): Moment[] {
  if (state.ended) return [];
  const ahead = [...lineMoments(state, settings)];
  if (state.closing) {
    const { by, why } = state.closing;
    ahead.push({ at: by, fire: (step) => end(step, why) });
  } else ahead.push(...limitMoments(state, settings));
  if (isFrozen(state) || !state.joined) return ahead;
  if (state.listening) ahead.push(...listeningMoments(state, state.listening, settings));
  if (state.sounding) ahead.push(...soundingMoments(state, state.sounding, settings));
  ahead.push(...waitingMoments(state, settings), ...silenceMoments(state, settings));
  return ahead;
}

function* lineMoments({ joined, lineLostAt, onHoldSince }: TurnState, { limits }: TurnSettings): Generator<Moment> {
  const lost = (step: Step) => end(step, 'connection-lost');
  if (lineLostAt !== null) yield { at: lineLostAt + limits.resumeMs, fire: lost };
  else if (!joined) yield { at: limits.joinMs, fire: lost };
  if (onHoldSince !== null) yield { at: onHoldSince + limits.holdMs, fire: (step) => end(step, 'silence') };
}

/** The free minutes and the maximum length of a call. */
function* limitMoments(state: TurnState, { longestMs, goodbyeMs, nearlyOverMs }: TurnSettings): Generator<Moment> {
  const lastMs = longestMs - goodbyeMs;
  yield { at: lastMs, fire: (step) => close(step, 'time-over') };
  if (!state.told.time && state.joined)
    yield { at: lastMs - nearlyOverMs, fire: (step) => tellLeft(step, 'time', lastMs - step.state.now) };
  if (state.allowanceMs === null || !state.joined || isFrozen(state)) return;
  const overAt = state.now + state.allowanceMs - state.talkedMs;
  yield { at: overAt, fire: (step) => close(step, 'allowance-used') };
  if (!state.told.allowance)
    yield { at: overAt - nearlyOverMs, fire: (step) => tellLeft(step, 'allowance', overAt - step.state.now) };
}

function tellLeft(step: Step, what: 'time' | 'allowance', leftMs: number): void {
  const notice = what === 'time' ? 'time-nearly-over' : 'allowance-nearly-used';
  if (leftMs > 0) tell(step, { type: 'notice', notice, leftMs });
  set(step, { told: { ...step.state.told, [what]: true } });
}

function* listeningMoments(state: TurnState, listening: Listening, settings: TurnSettings): Generator<Moment> {
  const { request, voiceSince, quietSince } = listening;
  if (request)
    yield {
      at: request.askedAt + settings.limits.transcriptMs,
      fire: (step) => transcriptionFailed(step, request.id, 'late'),
    };
  if (voiceSince !== null) yield* speakingMoments(state, listening, voiceSince, settings);
  else if (quietSince !== null) yield* quietMoments(state, listening, quietSince, settings);
  const pausedAt =
    listening.over?.dismissed === false && state.sounding && !state.keyDown ? listening.over.pausedAt : null;
  if (pausedAt !== null) yield { at: pausedAt + settings.bargeIn.decideWithinMs, fire: goOn };
}

function* speakingMoments(
  state: TurnState,
  { over, voicedMs, lastAskedAt, request, textChangedAt }: Listening,
  voiceSince: number,
  settings: TurnSettings,
): Generator<Moment> {
  const { sounding, ears, keyDown } = state;
  const { bargeIn, endOfTurn } = settings;
  const undecided = over !== null && !over.dismissed && sounding !== null;
  if (undecided && sounding.sound === 'full') yield { at: voiceSince + bargeIn.lowerAfterMs - voicedMs, fire: lower };
  if (undecided && sounding.sound !== 'paused')
    yield { at: voiceSince + pauseAfterMs(state, settings) - voicedMs, fire: pause };
  const every = undecided && sounding.sound === 'paused' ? bargeIn.listenAgainMs : endOfTurn.partialEveryMs;
  if (ears === 'server' && !request) yield { at: Math.max(voiceSince, lastAskedAt ?? 0) + every, fire: transcribe };
  if (ears === 'browser' && !keyDown)
    yield { at: Math.max(voiceSince, textChangedAt) + endOfTurn.noiseAfterMs, fire: endWithWhatThereIs };
}

function* quietMoments(
  state: TurnState,
  listening: Listening,
  quietSince: number,
  { endOfTurn, bargeIn }: TurnSettings,
): Generator<Moment> {
  const isWritten = isWrittenDown(state, listening);
  if (!isWritten && listening.request) return;
  if (!isWritten && state.ears === 'server') yield { at: quietSince + endOfTurn.speculateAfterMs, fire: transcribe };
  else if (!isWritten) yield { at: quietSince + endOfTurn.longestMs, fire: endWithWhatThereIs };
  else if (listening.over) yield { at: quietSince + bargeIn.quietMs, fire: endInterruption };
  else {
    const endsAt = quietSince + (listening.final ? endOfTurn.shortestMs : waitAfter(state, listening, endOfTurn));
    yield { at: endsAt, fire: takeTurn };
    if (canBeginEarly(state, listening)) yield { at: endsAt - endOfTurn.answerAheadMs, fire: beginEarly };
  }
}

function waitAfter(state: TurnState, listening: Listening, bounds: TurnSettings['endOfTurn']): number {
  const { language, askedFor, habit } = state;
  if (commandOf(state, listening)) return bounds.commandMs;
  const { pausedAfter } = listening;
  return turnEndWait({ text: wordsOf(listening), language, askedFor, pausedAfter }, habit, bounds);
}

function endInterruption(step: Step): void {
  weighInterruption(step);
  if (!step.state.listening?.over) return;
  goOn(step);
  stopListening(step);
}

function endWithWhatThereIs(step: Step): void {
  if (step.state.listening?.over) endInterruption(step);
  else if (step.state.listening?.text) takeTurn(step);
  else stopListening(step);
}

function* soundingMoments(state: TurnState, sounding: Sounding, { limits, bargeIn }: TurnSettings): Generator<Moment> {
  const { now, listening, keyDown } = state;
  const undecided = listening?.over?.dismissed === false && mayGoOn(state, bargeIn);
  const until = cutInUntil(sounding, bargeIn);
  if (hasNewSentence(sounding) && until < Infinity && !undecided) yield { at: until, fire: rememberSentences };
  const { utterance, progressAt, sound } = sounding;
  if (sound === 'paused') {
    if (!listening?.over && !keyDown) yield { at: now, fire: goOn };
  } else if (!isStarved(sounding)) yield { at: progressAt + limits.playbackMs, fire: handleStalledSound };
  else if (!utterance.complete)
    yield { at: progressAt + limits.nextClipMs, fire: (step) => breakOff(step, utterance.id) };
}

/** Ends an utterance whose next sentence does not come. */
function breakOff(step: Step, id: number): void {
  utteranceFailed(step, id, 'voice');
  if (step.state.sounding?.utterance.id === id) stopSounding(step, 'stalled');
}

function* waitingMoments(state: TurnState, { limits, fillerAfterMs }: TurnSettings): Generator<Moment> {
  for (const { id, kind, preemptiveFor, clips, committedAt, filled } of state.waiting) {
    if (preemptiveFor !== null || clips.length > 0) continue;
    const by = kind === 'answer' ? 'model' : 'voice';
    yield { at: committedAt + limits.answerMs, fire: (step) => utteranceFailed(step, id, by) };
    if (kind === 'answer' && !filled && !state.sounding && !state.listening)
      yield { at: committedAt + fillerAfterMs, fire: (step) => fill(step, id) };
  }
}

function fill(step: Step, answerId: number): void {
  setUtterance(step, answerId, { filled: true });
  say(step, 'filler');
}

function* silenceMoments(state: TurnState, { silence: figures }: TurnSettings): Generator<Moment> {
  const { silence, listening, waiting, sounding, closing, muted } = state;
  if (listening || waiting.length > 0 || sounding || closing) return;
  const { since, asked, countdownEndsAt } = silence;
  if (countdownEndsAt !== null) {
    yield { at: countdownEndsAt, fire: (step) => close(step, 'silence') };
    return;
  }
  yield { at: since + figures.countdownAfterMs, fire: (step) => startCountdown(step, figures.countdownMs) };
  if (!asked && !muted) yield { at: since + figures.questionAfterMs, fire: askWhetherThere };
}

function startCountdown(step: Step, countdownMs: number): void {
  set(step, { silence: { ...step.state.silence, countdownEndsAt: step.state.now + countdownMs } });
}

function askWhetherThere(step: Step): void {
  set(step, { silence: { ...step.state.silence, asked: true } });
  say(step, 'idle-question');
}
