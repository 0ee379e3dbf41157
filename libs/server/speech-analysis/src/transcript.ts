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

/** The voice in some seconds of speech. */
export interface PitchWindow {
  /** The middle of the fundamental frequency, in hertz. */
  medianHz: number;
  /** How far it strays from it: standard deviation in semitones. */
  semitones: number;
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
  /** In place of a track, where only what is told by it was kept. */
  pitchWindows?: readonly PitchWindow[] | undefined;
  /** When a voice was heard within the turn, in order, where the words have no times. */
  voiced?: readonly { beganMs: number; endedMs: number }[] | undefined;
  /** Whoever spoke next broke it off. */
  cutOff?: boolean | undefined;
  /** Of words that nobody kept, in place of `text`: how many, and whether they only said that somebody listens. */
  unkept?: { words: number; backChannel: boolean } | undefined;
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

/** The person's own words for a check, as they stand in the transcript. */
export interface Evidence extends Passage {
  quote: string;
}
