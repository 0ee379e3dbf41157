import { z } from 'zod';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type ModelChunk,
  type ModelUsage,
  type StructuredRequest,
} from '@greenroom/ports/language-model';
import type { Clock } from '@greenroom/ports/clock';
import { troubleOf } from '@greenroom/ports/vendor-trouble';
import { readStructured } from '@greenroom/ports/read-structured';
import { startDeadlines, type Timings } from './deadlines.ts';
import { NoConnectionError, post, type Posting, readEvents, StatusError, TooLongError } from './post-for-events.ts';
import { asyncQueue } from '@greenroom/ports/async-queue';

export interface OpenAiCompatibleSettings extends Timings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Undefined for self-hosted servers that need no key. */
  apiKey: string | undefined;
  model: string;
  /** How often a request is retried that failed before any reply. */
  retries: number;
  /** The clock of the deadlines. Default: the machine's. */
  clock?: Clock;
}

/** A visitor waits for the answer: after 12 s without a word the house engine answers (docs/adr/0064). */
export const defaultTimings = {
  retries: 2,
  firstTextTimeoutMs: 12_000,
  nextTextTimeoutMs: 12_000,
  totalTimeoutMs: 90_000,
} as const;

/**
 * The most that is read of one answer, in UTF-16 code units. An event of one token with its 20 likeliest alternatives
 * is about 2,000; what a vendor sends before the first token is no longer than the second figure.
 */
const mostRead = { perToken: 4_000, besides: 64_000 };

/** A model behind any endpoint with OpenAI's chat completions API: a cloud vendor, Ollama, vLLM, LocalAI. */
export function openAiCompatible(settings: OpenAiCompatibleSettings): LanguageModel {
  return {
    name: `${settings.model} at ${new URL(settings.baseUrl).host}`,
    stream: (request, signal) => ({ [Symbol.asyncIterator]: () => ask(settings, request, signal) }),
    // Also streamed, so that a slow server is noticed and a steady one is not cut off.
    complete: (request, signal) => readStructured(ask(settings, request, signal, formatOf(request)), request),
  };
}

function formatOf<T>({ name, schema }: StructuredRequest<T>): object {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return { response_format: { type: 'json_schema', json_schema: { name, schema: shape, strict: true } } };
}

function ask(
  settings: OpenAiCompatibleSettings,
  request: LanguageModelRequest,
  signal: AbortSignal,
  format?: object,
): AsyncIterableIterator<ModelChunk> {
  const connection = new AbortController();
  const said = asyncQueue<ModelChunk>(() => end(new LanguageModelError('cut-off', 'The answer is no longer read')));
  const deadlines = startDeadlines(settings, (error) => end(error), settings.clock);
  const end = (error?: Error) => {
    said.end(error);
    deadlines.stop();
    signal.removeEventListener('abort', onAbort);
    if (error !== undefined) connection.abort();
  };
  const onAbort = () => end(signal.reason as Error);
  const onError = (error: unknown) => end(translate(error));
  const mostCharacters = request.maxOutputTokens * mostRead.perToken + mostRead.besides;
  const answer = readAnswer((text) => {
    // Whitespace alone is not an answer and extends no deadline.
    if (/\S/.test(text)) deadlines.textCame();
    said.say({ type: 'text', text });
  });
  const onEnd = () => {
    said.say(answer.end());
    end();
  };

  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  else
    post(postingOf(settings, request, connection.signal, format)).then(
      (response) => readEvents(response, mostCharacters, { onData: answer.read, onEnd, onError }),
      onError,
    );
  return said;
}

function postingOf(
  { baseUrl, apiKey, model, retries }: OpenAiCompatibleSettings,
  { messages, maxOutputTokens, temperature }: LanguageModelRequest,
  signal: AbortSignal,
  format: object | undefined,
): Posting {
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };
  const body = JSON.stringify({
    model,
    messages,
    max_completion_tokens: maxOutputTokens,
    temperature,
    ...format,
    stream: true,
    stream_options: { include_usage: true },
  });
  return { url: new URL(`${baseUrl.replace(/\/$/, '')}/chat/completions`), headers, body, retries, signal };
}

/**
 * The fields read from an event; self-hosted servers omit some that the vendor promises. Source: OpenAI's API
 * reference, chat.
 */
interface VendorChunk {
  choices?: { delta?: { content?: string | null; refusal?: string | null }; finish_reason?: string | null }[];
  usage?: { prompt_tokens: number; completion_tokens: number } | null;
  error?: unknown;
}

/** @param onText receives each piece of text */
function readAnswer(onText: (text: string) => void) {
  let finish: string | null = null;
  let usage: ModelUsage | undefined;
  let anyText = false;
  return {
    /** @throws an error about the event */
    read(data: string): void {
      if (data.startsWith('[DONE]')) return;
      const { choices, usage: used, error } = JSON.parse(data) as VendorChunk;
      if (error) throw new LanguageModelError('cut-off', 'The language model reported an error while it answered');
      const choice = choices?.[0];
      if (choice?.delta?.refusal) throw new LanguageModelError('refused', 'The language model refused to answer');
      if (choice?.delta?.content) {
        anyText = true;
        onText(choice.delta.content);
      }
      finish = choice?.finish_reason ?? finish;
      if (used) usage = { inputTokens: used.prompt_tokens, outputTokens: used.completion_tokens };
    },
    /** @throws an error about the whole answer */
    end(): ModelChunk {
      if (finish === 'content_filter')
        throw new LanguageModelError('refused', 'The language model’s filter stopped the answer', usage);
      if (finish === null) throw new LanguageModelError('cut-off', 'The language model’s answer broke off', usage);
      if (!anyText) throw new LanguageModelError('empty', 'The language model answered nothing', usage);
      return { type: 'end', finish: finish === 'length' ? 'cut-at-limit' : 'complete', usage };
    },
  };
}

function translate(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof NoConnectionError) {
    return new LanguageModelError('unavailable', 'The language model cannot be reached');
  }
  if (error instanceof StatusError) {
    return new LanguageModelError(troubleOf(error.status), `The language model answered with status ${error.status}`);
  }
  if (error instanceof TooLongError)
    return new LanguageModelError('nonsense', 'The language model sent more than an answer can hold');
  if (error instanceof SyntaxError)
    return new LanguageModelError('nonsense', 'The language model’s answer could not be read');
  return new LanguageModelError('cut-off', 'The language model’s answer broke off');
}
