import type { Piscina } from 'piscina';
import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import {
  longestSpokenText,
  type RecordedVoice,
  type SpeechPiece,
  type SpeechRequest,
  type SpeechSynthesizer,
} from '@greenroom/ports/speech-synthesizer';
import type { RecordedJob, RecordedSound } from './recorded-worker.ts';
import { spellOut } from './spell-out.ts';

export interface RecordedVoicesSettings {
  /** The thread's program; tests replace it. */
  program: string;
  /** For one part of a text; afterwards the thread counts as lost and is replaced. In milliseconds. */
  timeoutMs: number;
}

export const recordedVoicesDefaults: RecordedVoicesSettings = {
  program: new URL('./recorded-worker.ts', import.meta.url).href,
  timeoutMs: 15_000,
};

/** Longer texts are cut at the ends of sentences, since the first sound waits for one part. In UTF-16 code units. */
const partLength = 160;
const pieceMs = 100;

/**
 * The voices of Flite and SVOX Pico, as WebAssembly in one worker thread. Each part of a text is made whole, in about a
 * fortieth of its duration; parts are made one after the other. They give no word times.
 */
export function recordedVoices(settings: RecordedVoicesSettings = recordedVoicesDefaults): SpeechSynthesizer {
  let pool: Promise<Piscina> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  const opened = () => (pool ??= openPool(settings));

  /** Skips a part whose listener left before its turn. */
  const inLine = (job: RecordedJob, signal: AbortSignal): Promise<RecordedSound> => {
    const mine = line.then(async () => {
      signal.throwIfAborted();
      return make(await opened(), job, settings);
    });
    line = mine.catch(() => {});
    return mine;
  };

  return {
    name: 'flite and SVOX Pico, in a thread of this server',
    languages: ['en', 'de'],
    async prepare() {
      const { signal } = new AbortController();
      for (const voice of first) await inLine({ text: 'Ready.', voice }, signal);
    },
    async *speak({ text, voice, language, pace = 1, signal }: SpeechRequest) {
      signal.throwIfAborted();
      const own = voice.embedded[language];
      if (!own || !('engine' in own))
        throw new SpeechEngineError('unknown-language', 'The embedded voices do not speak this language');
      if (text.length > longestSpokenText) throw new SpeechEngineError('bad-request', 'The text is too long to speak');
      for (const part of partsOf(spellOut(text, own.engine), language)) {
        const sound = await orAborted(inLine({ text: part, voice: { ...own, pace: own.pace * pace } }, signal), signal);
        for (const piece of piecesOf(sound)) {
          signal.throwIfAborted();
          yield piece;
        }
      }
    },
    async close() {
      const open = await pool;
      pool = undefined;
      await open?.destroy();
    },
  };
}

/** One voice of each engine; the other voices of an engine load with their first sentence, in some 20 ms. */
const first: readonly RecordedVoice[] = [
  { engine: 'flite', voice: 'slt', shift: 1, pace: 1 },
  { engine: 'pico', voice: 'en-GB', shift: 1, pace: 1 },
];

async function openPool({ program }: RecordedVoicesSettings): Promise<Piscina> {
  const { default: Piscina } = await import('piscina');
  // An idle server releases the memory. In milliseconds.
  const pool = new Piscina({ filename: program, minThreads: 0, maxThreads: 1, idleTimeout: 600_000 });
  // A thread that dies fails its job; the next job gets a new thread.
  pool.on('error', () => {});
  return pool;
}

async function make(pool: Piscina, job: RecordedJob, { timeoutMs }: RecordedVoicesSettings): Promise<RecordedSound> {
  const lost = new AbortController();
  const late = setTimeout(() => lost.abort(), timeoutMs);
  try {
    return (await pool.run(job, { name: 'speak', signal: lost.signal })) as RecordedSound;
  } catch {
    throw lost.signal.aborted
      ? new SpeechEngineError('too-slow', 'The embedded voice did not speak in time')
      : new SpeechEngineError('unavailable', 'The embedded voice failed');
  } finally {
    clearTimeout(late);
  }
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const abort = () => ended.reject(signal.reason as Error);
  signal.addEventListener('abort', abort, { once: true });
  return Promise.race([promise, ended.promise]).finally(() => signal.removeEventListener('abort', abort));
}

function partsOf(text: string, language: string): string[] {
  const parts: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = parts.at(-1);
    if (last === undefined || last.length + segment.length > partLength) parts.push(segment);
    else parts[parts.length - 1] = last + segment;
  }
  return parts;
}

function* piecesOf({ pcm, rate }: RecordedSound): Generator<SpeechPiece> {
  const samples = (rate * pieceMs) / 1_000;
  for (let at = 0; at < pcm.length; at += samples) yield { pcm: pcm.subarray(at, at + samples), rate };
}
