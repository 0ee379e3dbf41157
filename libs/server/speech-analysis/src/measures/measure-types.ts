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

/** As named in the specification. */
export type Rating = 'NEEDS_IMPROVEMENT' | 'AVERAGE' | 'GOOD';

export type Unit =
  | 'words-per-minute'
  /** Per minute of the person's own speech. */
  | 'per-minute'
  /** Per ten minutes of the whole conversation. */
  | 'per-ten-minutes'
  | 'percent'
  | 'seconds'
  | 'semitones'
  | 'per-hundred-words';

/** Both ends are included; `null` means no limit. */
export interface Range {
  from: number | null;
  to: number | null;
}

/** The source of a range. */
export interface Source {
  /** The publication. */
  name: string;
  /** DOI or address. */
  address: string;
  /** The part of the range that is ours, because it is not published. */
  ours?: string;
}

export interface Bands {
  unit: Unit;
  good: Range;
  /** Values outside both ranges need improvement. */
  average: Range;
  sources: readonly Source[];
}

export interface Measure extends Bands {
  name: MeasureName;
  /** Rounded to one decimal; `null` if this transcript does not allow it. */
  value: number | null;
  /** The rating of the rounded value, so that the shown value and its rating agree. */
  rating: Rating | null;
  /** Measured by time, or by words, where a minute is {@link wordsAMinute} words. */
  basis: 'time' | 'words';
  /** The number of occurrences, for measures that count. */
  count?: number;
  /** Where it shows in the transcript. */
  moments: readonly Passage[];
  /**
   * `heard-by-machine`: transcribers write hesitation as words or not at all, so a count of fillers needs care.
   * `by-words`: a duration is estimated from the number of words, because the transcript has no times.
   * `no-word-times`: word times are unknown, so words are spread evenly over the voice.
   */
  caution?: 'heard-by-machine' | 'no-word-times' | 'by-words';
  /** Pace over time: the start of each stretch in seconds of the session, and its words per minute. */
  series?: readonly { atSeconds: number; value: number | null }[];
  /** The most frequent words. */
  words?: readonly { word: string; count: number }[];
}

/** How many typed words count as a minute: the middle of the range that Microsoft Speaker Coach calls good, rounded. */
export const wordsAMinute = 130;

/** Fewer words of the person are not enough to measure. */
export const fewestWords = 40;

/** Rounds the value for display, then looks up the rating. */
export function rated(value: number, { good, average }: Bands): { value: number; rating: Rating } {
  const shown = Math.round(value * 10) / 10;
  const within = ({ from, to }: Range) => (from === null || shown >= from) && (to === null || shown <= to);
  return { value: shown, rating: within(good) ? 'GOOD' : within(average) ? 'AVERAGE' : 'NEEDS_IMPROVEMENT' };
}
