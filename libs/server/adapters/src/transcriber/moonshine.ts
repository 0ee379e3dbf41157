import { availableParallelism } from 'node:os';
import type { Piscina } from 'piscina';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import { understands, type Transcriber, type TranscriptionRequest } from '@greenroom/ports/transcriber';
import type { MoonshineAnswer, MoonshineJob } from './moonshine-engine.ts';

export interface MoonshineSettings {
  /** Worker threads, each with its own model (about 115 MB). */
  threads: number;
  /**
   * Calls that one thread can serve in time, given their pauses. `npm run bench:speech` measures how long they then
   * wait.
   */
  callsPerThread: number;
  /** For one request, including waiting; then its thread abandons it at the next token. In milliseconds. */
  timeoutMs: number;
  /**
   * After this additional time a thread counts as lost and is replaced. Generous, because terminating a thread while
   * the model runs in it crashes the whole process. In milliseconds.
   */
  lostAfterMs: number;
}

/**
 * Returns how many calls one thread can serve, from measured figures, as shares of a call's time. CPU time for a second
 * of sound: `npm run bench:speech`, in docs/evidence.md. In a call the account speaks two fifths of the time
 * (docs/specification.md, 13.6: 40 of 100), and its speech is transcribed one and a half times: half of it at a pause,
 * and all at the end. At a quarter of full load, a request waits for others for some 15 % of its own duration (M/D/1),
 * which is 40 ms for six seconds of speech.
 */
function callsPerThread(): number {
  const measured = { costOfSound: 0.047, speaking: 0.4, timesWritten: 1.5, busyAtMost: 0.25 };
  return Math.floor(measured.busyAtMost / (measured.costOfSound * measured.speaking * measured.timesWritten));
}

export const moonshineDefaults: MoonshineSettings = {
  // One core is left to the server itself.
  threads: Math.max(1, availableParallelism() - 1),
  callsPerThread: callsPerThread(),
  timeoutMs: 15_000,
  lostAfterMs: 120_000,
};

/**
 * The mean natural log probability of a token. Less likely results are noise or half a word turned into words. Slightly
 * more likely ones may be too: six clean sentences of four voices were at −0.30 or above, and run backwards they were
 * from −0.38 to −1.39, so most of those pass. Losing speech is worse than hearing words in noise: the caller decides
 * about the rest by its confidence.
 */
const leastLogProbability = -1;

/** Moonshine tiny on ONNX, in worker threads. It supports English only, and gives no word times. */
export function moonshine(settings: MoonshineSettings = moonshineDefaults): Transcriber {
  let pool: Promise<Piscina> | undefined;
  const opened = () => (pool ??= openPool(settings));
  const languages = ['en'];
  return {
    name: `Moonshine tiny, English only, in ${settings.threads === 1 ? 'a thread' : `${settings.threads} threads`} of this server`,
    languages,
    capacity: settings.threads * settings.callsPerThread,
    async prepare() {
      const threads = await opened();
      try {
        await Promise.all(Array.from({ length: settings.threads }, () => threads.run(undefined, { name: 'load' })));
      } catch {
        throw new SpeechEngineError('not-installed', 'The transcriber cannot be loaded on this machine');
      }
    },
    async transcribe(request) {
      request.signal.throwIfAborted();
      if (!understands({ languages }, request.language))
        throw new SpeechEngineError('unknown-language', 'The transcriber does not know this language');
      const job: MoonshineJob = { pcm: request.pcm.slice(), stale: new SharedArrayBuffer(4) };
      const answer = await answerOf(await opened(), job, request, settings);
      const { text, words, meanLogProbability } = answer;
      const confidence = Math.exp(meanLogProbability);
      if (meanLogProbability < leastLogProbability) return { text: '', confidence };
      const isEachKnown = words.length === text.split(/\s+/).length;
      return {
        text,
        confidence,
        ...(isEachKnown && { wordConfidences: words.map((word) => word.confidence) }),
      };
    },
    async close() {
      const open = await pool;
      pool = undefined;
      await open?.destroy();
    },
  };
}

async function openPool({ threads }: MoonshineSettings): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina({
    filename: new URL('./moonshine-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    // An idle server releases the memory. In milliseconds.
    idleTimeout: 600_000,
  });
  // A thread that dies fails its jobs; the next job gets a new thread.
  pool.on('error', () => {});
  return pool;
}

/** Runs a job. If it is aborted, the caller returns at once and the thread stops before the next token. */
async function answerOf(
  pool: Piscina,
  job: MoonshineJob,
  { signal, withinMs }: TranscriptionRequest,
  { timeoutMs, lostAfterMs }: Pick<MoonshineSettings, 'timeoutMs' | 'lostAfterMs'>,
): Promise<MoonshineAnswer> {
  const ended = Promise.withResolvers<never>();
  ended.promise.catch(() => {});
  const thread = new AbortController();
  const isStale = () => Atomics.store(new Int32Array(job.stale), 0, 1);
  const abort = () => {
    isStale();
    ended.reject(signal.reason as Error);
  };
  let lost: NodeJS.Timeout | undefined;
  const late = setTimeout(() => {
    isStale();
    ended.reject(new SpeechEngineError('too-slow', 'The transcriber did not answer in time'));
    lost = setTimeout(() => thread.abort(), lostAfterMs);
    lost.unref();
  }, withinMs ?? timeoutMs);
  signal.addEventListener('abort', abort, { once: true });
  // The request may have been aborted while the pool was opened.
  if (signal.aborted) abort();
  try {
    const running = pool.run(job, { name: 'transcribe', transferList: [job.pcm.buffer], signal: thread.signal });
    running.catch(() => {}).finally(() => clearTimeout(lost));
    const answer = (await Promise.race([running, ended.promise])) as MoonshineAnswer | undefined;
    if (answer) return answer;
    signal.throwIfAborted();
    throw new SpeechEngineError('unavailable', 'The transcriber gave up');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof SpeechEngineError) throw error;
    throw new SpeechEngineError('unavailable', 'The transcriber was lost for a moment');
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', abort);
  }
}
