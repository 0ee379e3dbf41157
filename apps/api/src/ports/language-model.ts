/** One message of a conversation as a model reads it. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface LanguageModelRequest {
  /** Oldest first; instructions stand in `system` messages. */
  messages: readonly ModelMessage[];
  /** The most that may be written, in the model's own tokens. */
  maxOutputTokens: number;
  /** 0 for the likeliest words, up to 2. */
  temperature?: number;
}

/** A piece of the answer, or its end with what it cost (in the model's tokens, where the vendor says so). */
export type ModelChunk =
  | { type: 'text'; text: string }
  | {
      type: 'end';
      finish: 'complete' | 'cut-at-limit';
      usage: { inputTokens: number; outputTokens: number } | undefined;
    };

/**
 * A language model that answers by streaming.
 * The conformance suite in `testing/language-model.ts` says what each adapter holds to.
 */
export interface LanguageModel {
  /** For the start-up table and the log; holds no key. */
  readonly name: string;
  /**
   * Asks for one answer.
   * @param signal ends the request; the iteration then throws the signal's reason
   * @returns at least one `text` chunk that is not empty, then exactly one `end`
   * @throws LanguageModelError for everything else
   */
  stream(request: LanguageModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
}

/** What went wrong, as code may decide by it. */
export type LanguageModelTrouble =
  | 'too-slow'
  | 'rate-limited'
  | 'unavailable'
  | 'cut-off'
  | 'nonsense'
  | 'empty'
  | 'refused'
  | 'not-allowed'
  | 'bad-request';

/**
 * - `retriable`: the same request may work later
 * - `action-required`: works only after somebody changes the settings or the account
 * - `fatal`: this request will not work
 */
export type Remedy = 'retriable' | 'action-required' | 'fatal';

const remedies: Record<LanguageModelTrouble, Remedy> = {
  'too-slow': 'retriable',
  'rate-limited': 'retriable',
  unavailable: 'retriable',
  'cut-off': 'retriable',
  nonsense: 'retriable',
  empty: 'retriable',
  refused: 'fatal',
  'not-allowed': 'action-required',
  'bad-request': 'fatal',
};

/** A vendor's failure in the port's terms. Its message is ours and holds nothing of prompt or answer, so that it may be logged. */
export class LanguageModelError extends Error {
  readonly trouble: LanguageModelTrouble;
  readonly remedy: Remedy;

  constructor(trouble: LanguageModelTrouble, message: string) {
    super(message);
    this.name = 'LanguageModelError';
    this.trouble = trouble;
    this.remedy = remedies[trouble];
  }
}
