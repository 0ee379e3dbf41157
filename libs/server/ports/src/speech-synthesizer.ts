/** A voice of eSpeak NG. Figures are its own. */
export interface EspeakVoice {
  /** An identifier of its list of voices, such as `en-gb-x-rp`. */
  voice: string;
  /** What turns the voice into another person's, such as `f3`; left out, its own. */
  variant?: string | undefined;
  /** From 0 to 99; 50 is the voice's own. */
  pitch: number;
  /** How far the pitch moves, from 0 to 99; 50 is the voice's own. */
  range: number;
  /** In words a minute. */
  speed: number;
}

/** Voices of flite and SVOX Pico, each by its engine's own name for it. */
export const recordedVoices = {
  flite: ['slt', 'rms', 'awb'],
  pico: ['en-GB', 'en-US', 'de-DE'],
} as const;

interface Moved {
  /** Factor of pitch and formants: below 1 a larger person speaks, above 1 a smaller one. */
  shift: number;
  /** Factor of the voice's own speed. */
  pace: number;
}

/** A voice made from a person's recordings. */
export type RecordedVoice =
  | ({ engine: 'flite'; voice: (typeof recordedVoices.flite)[number] } & Moved)
  | ({
      engine: 'pico';
      voice: (typeof recordedVoices.pico)[number];
      /** Factor of the pitch alone, besides the shift; left out, 1. */
      pitch?: number | undefined;
    } & Moved);

export type EmbeddedVoice = RecordedVoice | EspeakVoice;

/** One person's voice, in each engine's own terms. */
export interface SpeakerVoice {
  /** By language; an engine that lacks one says so. */
  embedded: Readonly<Partial<Record<string, EmbeddedVoice>>>;
  /** A name that vendors of OpenAI's speech endpoint know, such as `sage`. */
  vendor: string;
}

export interface SpeechRequest {
  /** A sentence or a few, as it is to be spoken: no Markdown. At most {@link longestSpokenText} characters. */
  text: string;
  voice: SpeakerVoice;
  /** Primary subtag of BCP 47 in lower case, such as `en`. */
  language: string;
  /** Factor of the voice's own speed; left out, 1. */
  pace?: number;
  /** Ends the request; the iteration then throws the signal's reason. */
  signal: AbortSignal;
}

/** In UTF-16 code units, the vendor's limit. Source: OpenAI's reference of speech, `input`. */
export const longestSpokenText = 4_096;

export interface SpokenWord {
  /** Where the word begins in the text, in UTF-16 code units. */
  textOffset: number;
  /** When it is first heard, in milliseconds from the beginning of the whole utterance. */
  atMs: number;
}

/** A piece of the utterance's sound. */
export interface SpeechPiece {
  /** Mono, 16-bit; never empty. */
  pcm: Int16Array;
  /** In samples a second; the same for all pieces of an utterance. */
  rate: number;
  /** Words that begin in this piece, in their order; left out by engines that do not know. */
  words?: SpokenWord[];
}

/**
 * Speaks texts, and gives the first sound before the last is made.
 * `testing/speech-synthesizer-conformance.ts` says what each adapter holds to.
 */
export interface SpeechSynthesizer {
  /** For the start-up table and the log; holds no key. */
  readonly name: string;
  /** Primary subtags it speaks. */
  readonly languages: 'any' | readonly string[];
  /** Loads what is needed, so that the first sentence does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  /**
   * @returns at least one piece, or none for a text without anything to say
   * @throws the signal's reason when that ends it
   * @throws SpeechEngineError for everything else; `unknown-language` where `languages` or the voice lacks it,
   *   `cut-off` where pieces came and the rest will not
   */
  speak(request: SpeechRequest): AsyncIterable<SpeechPiece>;
  close(): Promise<void>;
}
