export interface TranscriptionRequest {
  /**
   * One utterance or its beginning, mono at 16 kHz. `transcribe` does not change it, and has copied it by the time it
   * returns its promise.
   */
  pcm: Int16Array;
  /** Primary subtag of BCP 47 in lower case, such as `en`. */
  language: string;
  /**
   * Aborts the request: at once for the caller, and soon for the engine. Abort stale requests, since they delay others.
   */
  signal: AbortSignal;
  /** How long the caller can wait. Default: as long as a caller waits in a call, by the adapter's own limit. In ms. */
  withinMs?: number;
  /** Names and terms that are likely to be said; engines without such a feature ignore them. */
  vocabulary?: readonly string[];
}

export interface TranscribedWord {
  text: string;
  /** In milliseconds from the beginning of the sound. */
  fromMs: number;
  toMs: number;
}

export interface Transcript {
  /** Trimmed; empty if nothing intelligible was said. */
  text: string;
  /** From 0 to 1: the engine's confidence in its words; undefined if it reports none. */
  confidence: number | undefined;
  /** Confidence in each word of the text, split at spaces, from 0 to 1; absent if the engine reports none. */
  wordConfidences?: number[];
  /** Only from engines that report word times. */
  words?: TranscribedWord[];
}

/**
 * Transcribes whole utterances. For low latency, send everything since the utterance began at each short pause, abort
 * that request when more is said, and ask again (a pause is 160 ms of silence: docs/specification.md, 13.5). Every
 * adapter passes `testing/transcriber-conformance.ts`.
 */
export interface Transcriber {
  /** For the start-up table and the log; contains no key. */
  readonly name: string;
  /** Primary subtags of the languages it understands. */
  readonly languages: 'any' | readonly string[];
  /**
   * How many calls it can follow in real time; the caller must not admit more. Infinity for vendors, which have limits
   * of their own.
   */
  readonly capacity: number;
  /** Loads the engine, so that the first request does not wait for it. Safe to call again. */
  prepare(): Promise<void>;
  /**
   * @throws the signal's reason when it is aborted
   * @throws SpeechEngineError for everything else; `unknown-language` if `languages` lacks it
   */
  transcribe(request: TranscriptionRequest): Promise<Transcript>;
  close(): Promise<void>;
}

/** Returns whether a transcriber understands a language. */
export function understands({ languages }: Pick<Transcriber, 'languages'>, language: string): boolean {
  return languages === 'any' || languages.includes(language);
}
