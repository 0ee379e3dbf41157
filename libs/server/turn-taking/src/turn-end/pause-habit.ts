/** The pauses after which somebody went on with their turn, in a call so far. */
export interface PauseHabit {
  /** How many count; at most {@link remembered}. */
  count: number;
  /** The mean of the natural logarithms of their lengths in ms. */
  meanLog: number;
}

export const noHabit: PauseHabit = { count: 0, meanLog: 0 };

/** Older pauses fade once there are so many. */
const remembered = 12;
/** What is usual counts as much as so many pauses of one's own. */
const usualCounts = 4;
/** Longer silences, and clicks in a word, are no habit. In ms. */
const counted = { fromMs: 200, toMs: 4_000 };

/** The habit with one more pause. @param pauseMs from the last sound before it to the first one after it */
export function withPause({ count, meanLog }: PauseHabit, pauseMs: number): PauseHabit {
  if (pauseMs < counted.fromMs || pauseMs > counted.toMs) return { count, meanLog };
  const next = Math.min(count + 1, remembered);
  return { count: next, meanLog: meanLog + (Math.log(pauseMs) - meanLog) / next };
}

/** How long this speaker's pauses are at the median, in ms. @param usualMs those of speakers in general */
export function typicalPause({ count, meanLog }: PauseHabit, usualMs: number): number {
  return Math.exp((usualCounts * Math.log(usualMs) + count * meanLog) / (usualCounts + count));
}
