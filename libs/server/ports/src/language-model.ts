import type { z } from 'zod';
import { type Remedy, remedies, type VendorTrouble } from './vendor-trouble.ts';

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

/** Asks for one JSON value of a shape. */
export interface StructuredRequest<T> extends LanguageModelRequest {
  /** What the value is called, in letters, digits and `_`. */
  name: string;
  /** Objects whose every field is required; what has no such field is told by `null`. */
  schema: z.ZodType<T>;
}

/** In the model's tokens, as the vendor counts them. */
export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface StructuredAnswer<T> {
  value: T;
  usage: ModelUsage | undefined;
}

/** A piece of the answer, or its end with what it cost (in the model's tokens, where the vendor says so). */
export type ModelChunk =
  { type: 'text'; text: string } | { type: 'end'; finish: 'complete' | 'cut-at-limit'; usage: ModelUsage | undefined };

/**
 * A language model that answers by streaming, or with a value of a shape.
 * The conformance suite in `testing/language-model-conformance.ts` says what each adapter holds to.
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
  /**
   * Asks for one value. Fields that the schema does not know are left out.
   * @param signal ends the request; the promise then rejects with the signal's reason
   * @throws LanguageModelError `nonsense` for what is no JSON or not of the shape, `cut-off` for a value that the limit
   *   cut, and as `stream`
   */
  complete<T>(request: StructuredRequest<T>, signal: AbortSignal): Promise<StructuredAnswer<T>>;
}

/** What went wrong, as code may decide by it. */
export type LanguageModelTrouble = VendorTrouble | 'empty' | 'refused';

const remedyOf: Record<LanguageModelTrouble, Remedy> = { ...remedies, empty: 'retriable', refused: 'fatal' };

/** A vendor's failure in the port's terms. Its message is ours and holds nothing of prompt or answer, so that it may be logged. */
export class LanguageModelError extends Error {
  readonly trouble: LanguageModelTrouble;
  readonly remedy: Remedy;
  /** What it cost all the same, where the vendor said so. */
  readonly usage: ModelUsage | undefined;

  constructor(trouble: LanguageModelTrouble, message: string, usage?: ModelUsage) {
    super(message);
    this.name = 'LanguageModelError';
    this.trouble = trouble;
    this.remedy = remedyOf[trouble];
    this.usage = usage;
  }
}
