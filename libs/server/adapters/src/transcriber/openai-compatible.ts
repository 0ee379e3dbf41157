import OpenAI from 'openai';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { troubleOf } from '@greenroom/ports/vendor-trouble';
import type { TranscribedWord, Transcriber, Transcript, TranscriptionRequest } from '@greenroom/ports/transcriber';
import { speechRate } from '@greenroom/ports/voice-activity';
import { openAiClient } from '../openai-client.ts';
import { wavOf } from '@greenroom/audio';

export interface OpenAiTranscriberSettings {
  /** Ends with the version, such as `https://api.example.com/v1`. */
  baseUrl: string;
  /** Undefined for self-hosted servers that need no key. */
  apiKey: string | undefined;
  model: string;
  /** Primary subtags of the supported languages. Default: any. */
  languages?: 'any' | readonly string[] | undefined;
  /** Requests the time of each word. Whisper and servers with its API support it; other models refuse such requests. */
  wordTimes?: boolean;
  /** How often a failed request is retried. */
  retries: number;
  /** From the request to the transcript, retries included. In milliseconds. */
  timeoutMs: number;
}

/** The caller waits in silence for the transcript; a slower one is of no use in a call. */
export const transcriberTimings = { retries: 1, timeoutMs: 8_000 } as const;

/** A transcriber behind any endpoint with OpenAI's transcriptions API: a cloud vendor, or a self-hosted Whisper. */
export function openAiTranscriber(settings: OpenAiTranscriberSettings): Transcriber {
  const client = openAiClient(settings);
  return {
    name: `${settings.model} at ${new URL(settings.baseUrl).host}`,
    languages: settings.languages ?? 'any',
    capacity: Infinity,
    prepare: async () => {},
    transcribe: (request) => transcribe(client, settings, request),
    close: async () => {},
  };
}

async function transcribe(
  client: OpenAI,
  { model, timeoutMs, wordTimes = false }: OpenAiTranscriberSettings,
  { pcm, language, signal, withinMs = timeoutMs, vocabulary = [] }: TranscriptionRequest,
): Promise<Transcript> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(withinMs);
  const either = AbortSignal.any([signal, late]);
  const file = new File([wavOf(pcm, speechRate)], 'speech.wav', { type: 'audio/wav' });
  // Whisper treats the prompt as preceding speech, and spells names as it does.
  const prompt = vocabulary.join(', ').slice(0, longestPrompt);
  const asked = { model, file, language, ...(prompt !== '' && { prompt }) };
  const options = { signal: either, timeout: withinMs };
  const withWords = {
    response_format: 'verbose_json' as const,
    timestamp_granularities: ['word' as const, 'segment' as const],
  };
  try {
    const answer = await orAborted<unknown>(
      wordTimes
        ? client.audio.transcriptions.create({ ...asked, ...withWords }, options)
        : client.audio.transcriptions.create({ ...asked, response_format: 'json' }, options),
      either,
    );
    const { text, words, segments } = (answer ?? {}) as { text?: unknown; words?: unknown; segments?: unknown };
    if (typeof text !== 'string') throw new SpeechEngineError('nonsense', 'The transcriber’s answer could not be read');
    const timed = wordTimes ? wordsOf(words) : undefined;
    const sure = wordTimes ? confidencesOf(segments, words) : undefined;
    if (sure?.isSilence) return { text: '', confidence: sure.confidence };
    const each = sure?.words?.length === text.trim().split(/\s+/).length ? sure.words : undefined;
    return {
      text: text.trim(),
      confidence: sure?.confidence,
      ...(each && { wordConfidences: each }),
      ...(timed && { words: timed }),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw late.aborted ? new SpeechEngineError('too-slow', 'The transcriber did not answer in time') : translate(error);
  }
}

/** In characters: the vendor reads only the last 224 tokens. */
const longestPrompt = 600;

/**
 * Whisper's own thresholds for silence. Source: `whisper/transcribe.py`, `no_speech_threshold` and `logprob_threshold`.
 */
const silence = { noSpeech: 0.6, logProbability: -1 };

/** Reads the confidences that Whisper servers report: all give them for segments, some for words. */
function confidencesOf(segments: unknown, words: unknown) {
  const read = listOf(segments).flatMap(({ avg_logprob: sure, no_speech_prob: noSpeech }) =>
    typeof sure === 'number' ? [{ sure, noSpeech: typeof noSpeech === 'number' ? noSpeech : 0 }] : [],
  );
  const each = listOf(words).flatMap(({ probability }) => (typeof probability === 'number' ? [probability] : []));
  const mean = read.reduce((sum, { sure }) => sum + sure, 0) / read.length;
  return {
    confidence: read.length === 0 ? undefined : Math.min(1, Math.exp(mean)),
    isSilence:
      read.length > 0 &&
      read.every(({ sure, noSpeech }) => noSpeech > silence.noSpeech && sure < silence.logProbability),
    words: each.length > 0 && each.length === listOf(words).length ? each : undefined,
  };
}

const listOf = (given: unknown) =>
  (Array.isArray(given) ? given : []).map((one: unknown) => (one ?? {}) as Record<string, unknown>);

/** Reads word times, which are in seconds. Unreadable ones count as missing. */
function wordsOf(words: unknown): TranscribedWord[] | undefined {
  if (!Array.isArray(words)) return undefined;
  const read = words.flatMap((given: { word?: unknown; start?: unknown; end?: unknown } | null) => {
    const { word, start, end } = given ?? {};
    if (typeof word !== 'string' || typeof start !== 'number' || typeof end !== 'number') return [];
    return [{ text: word.trim(), fromMs: Math.round(start * 1_000), toMs: Math.round(end * 1_000) }];
  });
  return read.length === words.length ? read : undefined;
}

/** The SDK's pauses between retries ignore the signal. */
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
