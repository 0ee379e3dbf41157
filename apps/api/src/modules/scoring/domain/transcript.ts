/** A word as it was heard; times in milliseconds of the session's clock. */
export interface SpokenWord {
  text: string;
  beganMs: number;
  endedMs: number;
}

/** Fundamental frequency at even steps. */
export interface PitchTrack {
  /** When the first value was taken, in milliseconds of the session's clock. */
  beganMs: number;
  stepMs: number;
  /** In hertz; `null` where the voice has no pitch (silence, noise, voiceless sounds). */
  hz: readonly (number | null)[];
}

/** What somebody said until somebody else spoke, or a part of it. What was typed has no times. */
export interface Turn {
  speaker: string;
  text: string;
  beganMs?: number | undefined;
  endedMs?: number | undefined;
  /** The words of `text`, in order; what a transcriber without timing says has none. */
  words?: readonly SpokenWord[] | undefined;
  pitch?: PitchTrack | undefined;
  /** Whoever spoke next broke it off. */
  cutOff?: boolean | undefined;
}

export type Language = 'en' | 'de';

export interface Transcript {
  turns: readonly Turn[];
  /** What the judged person speaks; guessed from their words where nobody says. */
  language?: Language | undefined;
  /** The speaker who is measured and judged; `you` where nobody says. */
  you?: string | undefined;
}

/** Some characters of one turn's text, in UTF-16 code units: `turn.text.slice(from, to)`. */
export interface Passage {
  /** Which turn, from 0. */
  turn: number;
  from: number;
  to: number;
}

export const speakerJudged = ({ you }: Transcript): string => you ?? 'you';
