export interface TranscriptionRequest {
  /** One utterance or its beginning, mono at 16 kHz. Not changed, and not needed any more once `transcribe` has returned its promise. */
  pcm: Int16Array;
  /** Primary subtag of BCP 47 in lower case, such as `en`. */
  language: string;
  /** Ends the request: at once for the one who asks, and soon for the engine. A stale job is to be ended so, or it holds up others. */
  signal: AbortSignal;
  /** Names and terms that are likely to be said; engines that cannot use them leave them. */
  vocabulary?: readonly string[];
}

export interface TranscribedWord {
  text: string;
  /** In milliseconds from the beginning of the sound. */
  fromMs: number;
  toMs: number;
}

export interface Transcript {
  /** Without spaces around it; empty where nothing intelligible was said. */
  text: string;
  /** From 0 to 1: how sure the engine is of its words; undefined where it does not say. */
  confidence: number | undefined;
  /** How sure the engine is of each word of the text, between spaces, from 0 to 1; left out where it does not say. */
  wordConfidences?: number[];
  /** Only from engines that know when each word was said. */
  words?: TranscribedWord[];
}

/**
 * Writes down what was said. It takes whole utterances: to be quick, ask at each short pause for everything since the
 * utterance began, end that request when more is said, and ask again (a pause is 160 ms of silence: docs/specification.md, 13.5).
 * `testing/transcriber-conformance.ts` says what each adapter holds to.
 */
export interface Transcriber {
  /** For the start-up table and the log; holds no key. */
  readonly name: string;
  /** Primary subtags it understands. */
  readonly languages: 'any' | readonly string[];
  /** How many calls it can follow in time; who admits calls keeps to it. Infinity for vendors, who limit by themselves. */
  readonly capacity: number;
  /** Loads what is needed, so that the first request does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  /**
   * @throws the signal's reason when that ends it
   * @throws SpeechEngineError for everything else; `unknown-language` where `languages` lacks it
   */
  transcribe(request: TranscriptionRequest): Promise<Transcript>;
  close(): Promise<void>;
}

/** Whether a transcriber understands a language. */
export function understands({ languages }: Pick<Transcriber, 'languages'>, language: string): boolean {
  return languages === 'any' || languages.includes(language);
}
