/** A word with its times in milliseconds of the session's clock. */
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
  /** In hertz; `null` without pitch (silence, noise, voiceless sounds). */
  hz: readonly (number | null)[];
}

/** The voice in a few seconds of speech. */
export interface PitchWindow {
  /** The median fundamental frequency, in hertz. */
  medianHz: number;
  /** The standard deviation, in semitones. */
  semitones: number;
}

/** What a speaker said until another spoke, or a part of it. Typed turns have no times. */
export interface Turn {
  speaker: string;
  text: string;
  beganMs?: number | undefined;
  endedMs?: number | undefined;
  /** The words of `text`, in order; missing if the transcriber gives no word times. */
  words?: readonly SpokenWord[] | undefined;
  pitch?: PitchTrack | undefined;
  /** Kept instead of a track, to store only what is needed. */
  pitchWindows?: readonly PitchWindow[] | undefined;
  /** The intervals of voice within the turn, in order, if the words have no times. */
  voiced?: readonly { beganMs: number; endedMs: number }[] | undefined;
  /** Whether the next speaker cut it off. */
  cutOff?: boolean | undefined;
  /** Stored instead of `text` for words that were not kept: how many, and whether they were only a back-channel. */
  unkept?: { words: number; backChannel: boolean } | undefined;
}

export type Language = 'en' | 'de';

export interface Transcript {
  turns: readonly Turn[];
  /** The judged person's language; guessed from their words by default. */
  language?: Language | undefined;
  /** The speaker who is measured and judged; `you` by default. */
  you?: string | undefined;
}

/** A range of one turn's text, in UTF-16 code units: `turn.text.slice(from, to)`. */
export interface Passage {
  /** The index of the turn. */
  turn: number;
  from: number;
  to: number;
}

export const speakerJudged = ({ you }: Transcript): string => you ?? 'you';

/** The person's own words as evidence for a check, as in the transcript. */
export interface Evidence extends Passage {
  quote: string;
}
