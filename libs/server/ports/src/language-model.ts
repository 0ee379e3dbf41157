import type { z } from 'zod';
import { type Remedy, remedies, type VendorTrouble } from './vendor-trouble.ts';

/** One message of a conversation, as sent to a model. */
export interface ModelMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface LanguageModelRequest {
  /** Oldest first; instructions are `system` messages. */
  messages: readonly ModelMessage[];
  /** Maximum length of the answer, in the model's own tokens. */
  maxOutputTokens: number;
  /** From 0 (most likely words) to 2. */
  temperature?: number;
}

/** Requests one JSON value of a given shape. */
export interface StructuredRequest<T> extends LanguageModelRequest {
  /** Name of the value, in letters, digits and `_`. */
  name: string;
  /** Objects in which every field is required; an absent value is `null`. */
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

/** A piece of the answer, or its end with the usage (in the model's tokens, if the vendor reports it). */
export type ModelChunk =
  { type: 'text'; text: string } | { type: 'end'; finish: 'complete' | 'cut-at-limit'; usage: ModelUsage | undefined };

/**
 * A language model that streams an answer, or returns a value of a given shape. Every adapter passes the conformance
 * suite in `testing/language-model-conformance.ts`.
 */
export interface LanguageModel {
  /** For the start-up table and the log; contains no key. */
  readonly name: string;
  /**
   * Requests one answer.
   * @param signal aborts the request; the iteration then throws the signal's reason
   * @returns at least one `text` chunk that is not empty, then exactly one `end`
   * @throws LanguageModelError for everything else
   */
  stream(request: LanguageModelRequest, signal: AbortSignal): AsyncIterable<ModelChunk>;
  /**
   * Requests one value. Fields that the schema does not know are dropped.
   * @param signal aborts the request; the promise then rejects with the signal's reason
   * @throws LanguageModelError `nonsense` for an answer that is not JSON or not of the shape, `cut-off` for a value
   * that the limit cut, and as `stream`
   */
  complete<T>(request: StructuredRequest<T>, signal: AbortSignal): Promise<StructuredAnswer<T>>;
}

/** What went wrong, for code to decide by. */
export type LanguageModelTrouble = VendorTrouble | 'empty' | 'refused';

const remedyOf: Record<LanguageModelTrouble, Remedy> = { ...remedies, empty: 'retriable', refused: 'fatal' };

/**
 * A vendor's failure in the port's terms. Its message is our own and contains nothing of prompt or answer, so that it
 * may be logged.
 */
export class LanguageModelError extends Error {
  readonly trouble: LanguageModelTrouble;
  readonly remedy: Remedy;
  /** The usage despite the failure, if the vendor reported it. */
  readonly usage: ModelUsage | undefined;

  constructor(trouble: LanguageModelTrouble, message: string, usage?: ModelUsage) {
    super(message);
    this.name = 'LanguageModelError';
    this.trouble = trouble;
    this.remedy = remedyOf[trouble];
    this.usage = usage;
  }
}
