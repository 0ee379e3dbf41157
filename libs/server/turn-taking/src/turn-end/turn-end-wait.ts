import { plainWords } from '../words/plain-words.ts';
import { type PauseHabit, typicalPause } from './pause-habit.ts';
import { isStory, type TurnSoFar } from './read-turn.ts';
import { probabilityOfEnd, trainedModel, type TurnEndModel } from './turn-end-model.ts';
import { spokenLanguageOf } from './word-classes.ts';

/** Median pauses within a turn, in ms, until the speaker's own are known. */
const usualPauseMs = { story: 1_150, other: 800 };
/** The spread of pauses: the shape of a log-logistic distribution, with 90 % of it within a factor of two. */
const shape = 5;
/** How many ms of waiting after turns are as bad as one cut-in. */
const cutInCostMs = 8_000;
/** The step in which waits are compared, in ms. */
const stepMs = 50;

/** Bounds of a wait, in ms. */
export interface WaitBounds {
  /** After words that are clearly the whole turn. */
  shortestMs: number;
  /** The maximum after words that may be complete. */
  uncertainMs: number;
  /** After words that are clearly incomplete. */
  longestMs: number;
}

/**
 * Returns how long to wait after words before they count as the whole turn. Between clearly complete and clearly
 * incomplete words, it is the wait with the lowest expected cost: if the turn is over, each millisecond costs itself;
 * if not, a pause longer than the wait costs a cut-in.
 * @returns ms from the last sound of speech
 */
export function turnEndWait(
  turn: TurnSoFar,
  habit: PauseHabit,
  { shortestMs, uncertainMs, longestMs }: WaitBounds,
  model: TurnEndModel = trainedModel(),
): number {
  const end = probabilityOfEnd(turn, model);
  const spokenLanguage = spokenLanguageOf(turn.language);
  if (end < model.unfinishedBelow) return longestMs;
  if (end >= model.doneFrom[spokenLanguage]) return shortestMs;
  const median = typicalPause(
    habit,
    isStory(plainWords(turn.text), spokenLanguage) ? usualPauseMs.story : usualPauseMs.other,
  );
  const costOf = (wait: number) => end * wait + (1 - end) * cutInCostMs * shareLonger(wait / median);
  let best = shortestMs;
  for (let wait = shortestMs; wait <= uncertainMs; wait += stepMs) if (costOf(wait) < costOf(best)) best = wait;
  return best;
}

/** Returns the share of pauses longer than this multiple of the median. */
const shareLonger = (times: number) => 1 / (1 + times ** shape);
