/** The speaker's pauses within turns, in a call so far. */
export interface PauseHabit {
  /** The number of pauses counted, up to {@link remembered}. */
  count: number;
  /** The mean of the natural logarithms of their lengths in ms. */
  meanLog: number;
}

export const noHabit: PauseHabit = { count: 0, meanLog: 0 };

/** Beyond this number, older pauses fade. */
const remembered = 12;
/** The weight of the usual pause, in pauses of the speaker. */
const usualCounts = 4;
/** Longer silences, and clicks within a word, do not count. In ms. */
const counted = { fromMs: 200, toMs: 4_000 };

/** Returns the habit with one more pause. @param pauseMs from the last sound before it to the first one after it */
export function withPause({ count, meanLog }: PauseHabit, pauseMs: number): PauseHabit {
  if (pauseMs < counted.fromMs || pauseMs > counted.toMs) return { count, meanLog };
  const next = Math.min(count + 1, remembered);
  return { count: next, meanLog: meanLog + (Math.log(pauseMs) - meanLog) / next };
}

/** Returns this speaker's median pause, in ms. @param usualMs the median of speakers in general */
export function typicalPause({ count, meanLog }: PauseHabit, usualMs: number): number {
  return Math.exp((usualCounts * Math.log(usualMs) + count * meanLog) / (usualCounts + count));
}
