import type { Passage } from '../transcript.ts';

export type MeasureName =
  | 'pace'
  | 'fillers'
  | 'pauses'
  | 'talk-share'
  | 'longest-monologue'
  | 'questions'
  | 'open-questions'
  | 'hedging'
  | 'interruptions'
  | 'monotone'
  | 'repeated-words';

/** As the specification names them. */
export type Rating = 'NEEDS_IMPROVEMENT' | 'AVERAGE' | 'GOOD';

export type Unit =
  | 'words-per-minute'
  /** Of one's own speaking. */
  | 'per-minute'
  /** Of the whole conversation. */
  | 'per-ten-minutes'
  | 'percent'
  | 'seconds'
  | 'semitones'
  | 'per-hundred-words';

/** Both ends belong to it; `null` where there is no end. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** Where a range is from. */
export interface Source {
  /** Who says it, as one would look it up. */
  name: string;
  /** DOI or address. */
  address: string;
  /** What of the range is ours, because nobody published it. */
  ours?: string;
}

export interface Bands {
  unit: Unit;
  good: Range;
  /** What is neither good nor in here needs improvement. */
  average: Range;
  sources: readonly Source[];
}

export interface Measure extends Bands {
  name: MeasureName;
  /** Rounded to one decimal; `null` where it cannot be told from this transcript. */
  value: number | null;
  /** Of the rounded value, so that what is shown and how it is rated agree. */
  rating: Rating | null;
  /** Measured by the clock, or by words, where a minute is {@link wordsAMinute} words. */
  basis: 'time' | 'words';
  /** How often, for what is counted. */
  count?: number;
  /** Where it is to be seen. */
  moments: readonly Passage[];
  /**
   * `heard-by-machine`: machines write hesitation down as words, or not at all, so that a count of fillers needs care.
   * `no-word-times`: words are spread evenly over the voice that was heard, since nobody knows when each was said.
   */
  caution?: 'heard-by-machine' | 'no-word-times';
  /** Pace over time: for each stretch, its beginning in seconds of the session and the words a minute in it. */
  series?: readonly { atSeconds: number; value: number | null }[];
  /** The words that were said most often. */
  words?: readonly { word: string; count: number }[];
}

/** What a minute of typed words counts as: the middle of the range that Microsoft Speaker Coach calls good, rounded. */
export const wordsAMinute = 130;

/** Fewer of one's own words than these tell nothing. */
export const fewestWords = 40;

/** Rounds for the reader, then looks up the rating. */
export function rated(value: number, { good, average }: Bands): { value: number; rating: Rating } {
  const shown = Math.round(value * 10) / 10;
  const within = ({ from, to }: Range) => (from === null || shown >= from) && (to === null || shown <= to);
  return { value: shown, rating: within(good) ? 'GOOD' : within(average) ? 'AVERAGE' : 'NEEDS_IMPROVEMENT' };
}
