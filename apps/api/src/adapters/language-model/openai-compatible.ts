import OpenAI from 'openai';
import { z } from 'zod';
import {
  type LanguageModel,
  LanguageModelError,
  type LanguageModelRequest,
  type LanguageModelTrouble,
  type ModelChunk,
  type ModelUsage,
  type StructuredRequest,
} from '../../ports/language-model.ts';
import { readStructured } from '../../ports/read-structured.ts';

export interface OpenAiCompatibleSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Left out for servers at home that ask for none. */
  apiKey: string | undefined;
  model: string;
  /** How often a request is repeated that failed before anything was answered. */
  retries: number;
  /** From asking to the first text, repetitions included. */
  firstTextTimeoutMs: number;
  /** Between two pieces of text. */
  nextTextTimeoutMs: number;
  /** For the whole answer. */
  totalTimeoutMs: number;
}

export const defaultTimings = {
  retries: 2,
  firstTextTimeoutMs: 15_000,
  nextTextTimeoutMs: 10_000,
  totalTimeoutMs: 90_000,
} as const;

/** A model behind any endpoint that speaks OpenAI's chat completions: a cloud vendor, Ollama, vLLM, LocalAI. */
export function openAiCompatible(settings: OpenAiCompatibleSettings): LanguageModel {
  const client = new OpenAI({
    baseURL: settings.baseUrl,
    // The SDK insists on a key; servers without one ignore it.
    apiKey: settings.apiKey ?? 'none',
    maxRetries: settings.retries,
    timeout: settings.totalTimeoutMs,
    organization: null,
    project: null,
    logLevel: 'off',
  });
  return {
    name: `${settings.model} at ${new URL(settings.baseUrl).host}`,
    stream: (request, signal) => streamAnswer(client, settings, request, signal),
    // Streamed as well: a server that is slow shows so, and one that goes on is not cut.
    complete: (request, signal) =>
      readStructured(streamAnswer(client, settings, request, signal, formatOf(request)), request),
  };
}

type Format = Pick<OpenAI.Chat.ChatCompletionCreateParams, 'response_format'>;

function formatOf<T>({ name, schema }: StructuredRequest<T>): Format {
  const { $schema: _, ...shape } = z.toJSONSchema(schema);
  return { response_format: { type: 'json_schema', json_schema: { name, schema: shape, strict: true } } };
}

async function* streamAnswer(
  client: OpenAI,
  settings: OpenAiCompatibleSettings,
  request: LanguageModelRequest,
  signal: AbortSignal,
  format: Format = {},
): AsyncGenerator<ModelChunk> {
  signal.throwIfAborted();
  const deadlines = startDeadlines(settings, signal);
  try {
    const stream = await deadlines.within(
      client.chat.completions.create(
        {
          model: settings.model,
          messages: [...request.messages],
          max_completion_tokens: request.maxOutputTokens,
          ...(request.temperature !== undefined && { temperature: request.temperature }),
          ...format,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal: deadlines.signal },
      ),
    );
    yield* readChunks(stream[Symbol.asyncIterator](), deadlines);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw translate(deadlines.signal.aborted ? deadlines.signal.reason : error);
  } finally {
    deadlines.stop();
  }
}

type VendorChunk = OpenAI.Chat.ChatCompletionChunk;

async function* readChunks(chunks: AsyncIterator<VendorChunk>, deadlines: Deadlines): AsyncGenerator<ModelChunk> {
  let finish: VendorChunk['choices'][number]['finish_reason'] | null = null;
  let usage: ModelUsage | undefined;
  let anyText = false;
  for (;;) {
    const next = await deadlines.within(chunks.next());
    if (next.done) break;
    const choice = partOf(next.value);
    if (choice?.delta?.refusal) throw new LanguageModelError('refused', 'The language model refused to answer');
    if (choice?.delta?.content) {
      anyText = true;
      deadlines.textCame();
      yield { type: 'text', text: choice.delta.content };
    }
    finish = choice?.finish_reason ?? finish;
    if (next.value.usage) {
      usage = { inputTokens: next.value.usage.prompt_tokens, outputTokens: next.value.usage.completion_tokens };
    }
  }
  if (finish === 'content_filter')
    throw new LanguageModelError('refused', 'The language model’s filter stopped the answer', usage);
  if (finish === null) throw new LanguageModelError('cut-off', 'The language model’s answer broke off', usage);
  if (!anyText) throw new LanguageModelError('empty', 'The language model answered nothing', usage);
  yield { type: 'end', finish: finish === 'length' ? 'cut-at-limit' : 'complete', usage };
}

/** What a chunk says; servers at home leave out what the vendor's own types promise. */
function partOf(chunk: VendorChunk): Partial<VendorChunk['choices'][number]> | undefined {
  return (chunk as Partial<VendorChunk>).choices?.[0];
}

interface Deadlines {
  signal: AbortSignal;
  /** What is awaited, or the deadline's error if that comes first. The SDK's pauses between tries hear no signal. */
  within<T>(promise: Promise<T>): Promise<T>;
  textCame(): void;
  stop(): void;
}

function startDeadlines(settings: OpenAiCompatibleSettings, outer: AbortSignal): Deadlines {
  const controller = new AbortController();
  const tooSlow = (what: string) => () => controller.abort(new LanguageModelError('too-slow', what));
  const first = setTimeout(tooSlow('The language model did not begin to answer in time'), settings.firstTextTimeoutMs);
  let pause: NodeJS.Timeout | undefined;
  const total = setTimeout(tooSlow('The language model did not end its answer in time'), settings.totalTimeoutMs);
  const passOn = () => controller.abort(outer.reason);
  outer.addEventListener('abort', passOn, { once: true });
  const aborted = new Promise<never>((_, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  });
  aborted.catch(() => {});
  return {
    signal: controller.signal,
    within(promise) {
      promise.catch(() => {});
      return Promise.race([promise, aborted]);
    },
    textCame() {
      clearTimeout(first);
      pause ??= setTimeout(tooSlow('The language model paused for too long'), settings.nextTextTimeoutMs);
      pause.refresh();
    },
    stop() {
      clearTimeout(first);
      clearTimeout(pause);
      clearTimeout(total);
      outer.removeEventListener('abort', passOn);
      // Also ends the connection where the reader left in the middle.
      controller.abort(new LanguageModelError('cut-off', 'The answer is no longer read'));
    },
  };
}

function translate(error: unknown): LanguageModelError {
  if (error instanceof LanguageModelError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError) {
    return new LanguageModelError('too-slow', 'The language model did not answer in time');
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return new LanguageModelError('unavailable', 'The language model cannot be reached');
  }
  if (error instanceof OpenAI.APIError) return translateStatus(error.status as number | undefined);
  if (error instanceof SyntaxError)
    return new LanguageModelError('nonsense', 'The language model’s answer could not be read');
  return new LanguageModelError('cut-off', 'The language model’s answer broke off');
}

function translateStatus(status: number | undefined): LanguageModelError {
  // An error event in mid-stream has no status.
  if (status === undefined)
    return new LanguageModelError('cut-off', 'The language model reported an error while it answered');
  return new LanguageModelError(troubleOf(status), `The language model answered with status ${status}`);
}

function troubleOf(status: number): LanguageModelTrouble {
  if (status === 429) return 'rate-limited';
  if ([401, 402, 403, 404].includes(status)) return 'not-allowed';
  if (status === 408 || status === 409 || status >= 500) return 'unavailable';
  return 'bad-request';
}
