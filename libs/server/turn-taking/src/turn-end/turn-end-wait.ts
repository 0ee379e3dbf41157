import { plainWords } from '../words/plain-words.ts';
import { type PauseHabit, typicalPause } from './pause-habit.ts';
import { isStory, type TurnSoFar } from './read-turn.ts';
import { probabilityOfEnd, trainedModel, type TurnEndModel } from './turn-end-model.ts';
import { tongueOf } from './word-classes.ts';

/** Median pauses within a turn, in ms, before a speaker's own are known. */
const usualPauseMs = { story: 1_150, other: 800 };
/** How much pauses differ: the shape of a log-logistic distribution, 90 % of it within a factor of two. */
const shape = 5;
/** So many ms of waiting after the end of turns are as bad as one cut-in. */
const cutInCostMs = 8_000;
/** Waits are compared in such steps, in ms. */
const stepMs = 50;

/** Bounds of a wait, in ms. */
export interface WaitBounds {
  /** After words that are clearly all of the turn. */
  shortestMs: number;
  /** The most after words that may be all of it. */
  uncertainMs: number;
  /** After words that clearly are not. */
  longestMs: number;
}

/**
 * How long to wait after somebody's words before they count as all of the turn. Between words that are clearly all of it
 * and words that clearly are not, it is the wait that costs least: if the turn is over, each millisecond costs itself; if
 * not, a pause that is longer than the wait costs a cut-in.
 * @returns ms from the last sound of speech
 */
export function turnEndWait(
  turn: TurnSoFar,
  habit: PauseHabit,
  { shortestMs, uncertainMs, longestMs }: WaitBounds,
  model: TurnEndModel = trainedModel(),
): number {
  const end = probabilityOfEnd(turn, model);
  const tongue = tongueOf(turn.language);
  if (end < model.unfinishedBelow) return longestMs;
  if (end >= model.doneFrom[tongue]) return shortestMs;
  const median = typicalPause(habit, isStory(plainWords(turn.text), tongue) ? usualPauseMs.story : usualPauseMs.other);
  const costOf = (wait: number) => end * wait + (1 - end) * cutInCostMs * shareLonger(wait / median);
  let best = shortestMs;
  for (let wait = shortestMs; wait <= uncertainMs; wait += stepMs) if (costOf(wait) < costOf(best)) best = wait;
  return best;
}

/** Which share of pauses is longer than so many times the median. */
const shareLonger = (times: number) => 1 / (1 + times ** shape);
