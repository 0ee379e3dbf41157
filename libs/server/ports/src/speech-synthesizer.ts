/** A voice of eSpeak NG, in its own units. */
export interface EspeakVoice {
  /** An identifier from its list of voices, such as `en-gb-x-rp`. */
  voice: string;
  /** A variant that changes the speaker, such as `f3`; the voice's own by default. */
  variant?: string | undefined;
  /** From 0 to 99; 50 is the voice's own. */
  pitch: number;
  /** Range of the pitch, from 0 to 99; 50 is the voice's own. */
  range: number;
  /** In words per minute. */
  speed: number;
}

/** Voices of flite and SVOX Pico, by each engine's own name. */
export const recordedVoices = {
  flite: ['slt', 'rms', 'awb'],
  pico: ['en-GB', 'en-US', 'de-DE'],
} as const;

interface Moved {
  /** Factor of pitch and formants: below 1 the speaker sounds larger, above 1 smaller. */
  shift: number;
  /** Factor of the voice's own speed. */
  pace: number;
}

/** A voice built from a person's recordings. */
export type RecordedVoice =
  | ({ engine: 'flite'; voice: (typeof recordedVoices.flite)[number] } & Moved)
  | ({
      engine: 'pico';
      voice: (typeof recordedVoices.pico)[number];
      /** Factor of the pitch alone, in addition to the shift; 1 by default. */
      pitch?: number | undefined;
    } & Moved);

export type EmbeddedVoice = RecordedVoice | EspeakVoice;

/** One speaker's voice, in each engine's own terms. */
export interface SpeakerVoice {
  /** By language; an engine without one throws `unknown-language`. */
  embedded: Readonly<Partial<Record<string, EmbeddedVoice>>>;
  /** A voice name of OpenAI's speech endpoint, such as `sage`. */
  vendor: string;
}

export interface SpeechRequest {
  /** A sentence or a few, as spoken: no Markdown. At most {@link longestSpokenText} characters. */
  text: string;
  voice: SpeakerVoice;
  /** Primary subtag of BCP 47 in lower case, such as `en`. */
  language: string;
  /** Factor of the voice's own speed; 1 by default. */
  pace?: number;
  /** Aborts the request; the iteration then throws the signal's reason. */
  signal: AbortSignal;
}

/** The vendor's limit, in UTF-16 code units. Source: OpenAI's reference of speech, `input`. */
export const longestSpokenText = 4_096;

export interface SpokenWord {
  /** Offset of the word in the text, in UTF-16 code units. */
  textOffset: number;
  /** When the word begins, in milliseconds from the beginning of the whole utterance. */
  atMs: number;
}

/** A piece of the utterance's sound. */
export interface SpeechPiece {
  /** Mono, 16-bit; never empty. */
  pcm: Int16Array;
  /** In samples per second; the same for all pieces of an utterance. */
  rate: number;
  /** Words that begin in this piece, in order; absent for engines without word times. */
  words?: SpokenWord[];
}

/**
 * Synthesizes speech as a stream: the first piece comes before the last is made. Every adapter passes
 * `testing/speech-synthesizer-conformance.ts`.
 */
export interface SpeechSynthesizer {
  /** For the start-up table and the log; contains no key. */
  readonly name: string;
  /** Primary subtags of the languages it speaks. */
  readonly languages: 'any' | readonly string[];
  /** Loads the engine, so that the first sentence does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  /**
   * @returns at least one piece, or none for a text with nothing to say
   * @throws the signal's reason when it is aborted
   * @throws SpeechEngineError for everything else; `unknown-language` if `languages` or the voice lacks it, `cut-off`
   * if the rest fails after some pieces came
   */
  speak(request: SpeechRequest): AsyncIterable<SpeechPiece>;
  close(): Promise<void>;
}
