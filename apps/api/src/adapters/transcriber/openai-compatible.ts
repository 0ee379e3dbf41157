import OpenAI from 'openai';
import { SpeechEngineError } from '../../ports/speech-engine-error.ts';
import { troubleOf } from '../../ports/vendor-trouble.ts';
import type { Transcriber, Transcript, TranscriptionRequest } from '../../ports/transcriber.ts';
import { speechRate } from '../../ports/voice-activity.ts';
import { openAiClient } from '../openai-client.ts';
import { wavOf } from '../../ports/wav.ts';

export interface OpenAiTranscriberSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Left out for servers at home that ask for none. */
  apiKey: string | undefined;
  model: string;
  /** How often a request is repeated that failed. */
  retries: number;
  /** From asking to the transcript, repetitions included. In milliseconds. */
  timeoutMs: number;
}

/** Somebody waits in silence for it: what takes longer is of no use in a call. */
export const transcriberTimings = { retries: 1, timeoutMs: 8_000 } as const;

/** A transcriber behind any endpoint that speaks OpenAI's transcriptions: a cloud vendor, or Whisper at home. */
export function openAiTranscriber(settings: OpenAiTranscriberSettings): Transcriber {
  const client = openAiClient(settings);
  return {
    name: `${settings.model} at ${new URL(settings.baseUrl).host}`,
    languages: 'any',
    capacity: Infinity,
    prepare: async () => {},
    transcribe: (request) => transcribe(client, settings, request),
    close: async () => {},
  };
}

async function transcribe(
  client: OpenAI,
  { model, timeoutMs }: OpenAiTranscriberSettings,
  { pcm, language, signal }: TranscriptionRequest,
): Promise<Transcript> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, late]);
  const file = new File([wavOf(pcm, speechRate)], 'speech.wav', { type: 'audio/wav' });
  try {
    const answer: unknown = await orAborted(
      client.audio.transcriptions.create({ model, file, language, response_format: 'json' }, { signal: either }),
      either,
    );
    const text = (answer as { text?: unknown } | undefined)?.text;
    if (typeof text !== 'string') throw new SpeechEngineError('nonsense', 'The transcriber’s answer could not be read');
    return { text: text.trim(), confidence: undefined };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw late.aborted ? new SpeechEngineError('too-slow', 'The transcriber did not answer in time') : translate(error);
  }
}

/** The SDK's pauses between tries hear no signal. */
function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  promise.catch(() => {});
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

function translate(error: unknown): SpeechEngineError {
  if (error instanceof SpeechEngineError) return error;
  if (error instanceof OpenAI.APIConnectionTimeoutError)
    return new SpeechEngineError('too-slow', 'The transcriber did not answer in time');
  if (error instanceof OpenAI.APIConnectionError)
    return new SpeechEngineError('unavailable', 'The transcriber cannot be reached');
  if (error instanceof OpenAI.APIError && typeof error.status === 'number')
    return new SpeechEngineError(troubleOf(error.status), `The transcriber answered with status ${error.status}`);
  if (error instanceof SyntaxError)
    return new SpeechEngineError('nonsense', 'The transcriber’s answer could not be read');
  return new SpeechEngineError('cut-off', 'The transcriber’s answer broke off');
}
