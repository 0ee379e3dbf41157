import OpenAI from 'openai';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { troubleOf } from '@greenroom/ports/vendor-trouble';
import {
  longestSpokenText,
  type SpeechPiece,
  type SpeechRequest,
  type SpeechSynthesizer,
} from '@greenroom/ports/speech-synthesizer';
import { openAiClient } from '../openai-client.ts';
import { readPcm } from './pcm-stream.ts';

export interface OpenAiSynthesizerSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Undefined for self-hosted servers that need no key. */
  apiKey: string | undefined;
  model: string;
  /** How often a request is retried that failed before any sound. */
  retries: number;
  /** From the request to the first sound, retries included. In milliseconds. */
  firstSoundTimeoutMs: number;
  /** Between two pieces of sound. In milliseconds. */
  nextSoundTimeoutMs: number;
}

export const synthesizerTimings = { retries: 1, firstSoundTimeoutMs: 6_000, nextSoundTimeoutMs: 5_000 } as const;

/** A synthesizer behind any endpoint with OpenAI's speech API. It gives no word times. */
export function openAiSynthesizer(settings: OpenAiSynthesizerSettings): SpeechSynthesizer {
  const client = openAiClient(settings);
  return {
    name: `${settings.model} at ${new URL(settings.baseUrl).host}`,
    languages: 'any',
    prepare: async () => {},
    speak: (request) => speak(client, settings, request),
    close: async () => {},
  };
}

async function* speak(
  client: OpenAI,
  settings: OpenAiSynthesizerSettings,
  { text, voice, pace, signal }: SpeechRequest,
): AsyncGenerator<SpeechPiece> {
  signal.throwIfAborted();
  if (text.length > longestSpokenText) throw new SpeechEngineError('bad-request', 'The text is too long to speak');
  if (text.trim() === '') return;
  const deadline = startDeadline(settings, signal);
  let began = false;
  try {
    const answer = await deadline.within(
      client.audio.speech.create(
        {
          model: settings.model,
          input: text,
          voice: voice.vendor,
          response_format: 'pcm',
          ...(pace !== undefined && { speed: pace }),
        },
        { signal: deadline.signal },
      ),
    );
    if (/^(text\/|application\/json|audio\/mpeg)/.test(answer.headers.get('content-type') ?? ''))
      throw new SpeechEngineError('nonsense', 'The synthesizer sent no plain sound');
    for await (const piece of readPcm(watched(answer.body, deadline))) {
      began = true;
      yield piece;
    }
    if (!began) throw new SpeechEngineError('nonsense', 'The synthesizer sent no sound');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw translate(deadline.signal.aborted ? deadline.signal.reason : error, began);
  } finally {
    deadline.stop();
  }
}

interface Deadline {
  signal: AbortSignal;
  /**
   * Awaits a promise, or throws the deadline's error if that comes first. The SDK's pauses between retries ignore the
   * signal.
   */
  within<T>(promise: Promise<T>): Promise<T>;
  soundCame(): void;
  stop(): void;
}

async function* watched(body: ReadableStream<Uint8Array> | null, deadline: Deadline): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  while (reader) {
    const next = await deadline.within(reader.read());
    if (next.done) return;
    // Stops the timer while the sound is played: a slow reader does not mean that the vendor pauses.
    deadline.soundCame();
    yield next.value;
  }
}

function startDeadline(settings: OpenAiSynthesizerSettings, outer: AbortSignal): Deadline {
  const controller = new AbortController();
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  aborted.catch(() => {});
  controller.signal.addEventListener('abort', () => reject(controller.signal.reason as Error), { once: true });
  let timer: NodeJS.Timeout | undefined;
  let timeoutMs = settings.firstSoundTimeoutMs;
  const passOn = () => controller.abort(outer.reason);
  outer.addEventListener('abort', passOn, { once: true });
  return {
    signal: controller.signal,
    within(promise) {
      promise.catch(() => {});
      timer ??= setTimeout(
        () => controller.abort(new SpeechEngineError('too-slow', 'The synthesizer was silent for too long')),
        timeoutMs,
      );
      return Promise.race([promise, aborted]);
    },
    soundCame() {
      clearTimeout(timer);
      timer = undefined;
      timeoutMs = settings.nextSoundTimeoutMs;
    },
    stop() {
      clearTimeout(timer);
      outer.removeEventListener('abort', passOn);
      // Also closes the connection if the listener left in the middle.
      controller.abort(new SpeechEngineError('cut-off', 'The speech is no longer listened to'));
    },
  };
}

function translate(error: unknown, began: boolean): SpeechEngineError {
  if (error instanceof SpeechEngineError) return error;
  if (began) return new SpeechEngineError('cut-off', 'The synthesizer’s sound broke off');
  if (error instanceof OpenAI.APIConnectionError)
    return new SpeechEngineError('unavailable', 'The synthesizer cannot be reached');
  if (error instanceof OpenAI.APIError && typeof error.status === 'number')
    return new SpeechEngineError(troubleOf(error.status), `The synthesizer answered with status ${error.status}`);
  return new SpeechEngineError('cut-off', 'The synthesizer’s sound broke off');
}
