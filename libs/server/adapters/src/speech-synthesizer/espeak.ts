import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import {
  type EspeakVoice,
  longestSpokenText,
  type SpeechRequest,
  type SpeechSynthesizer,
} from '@greenroom/ports/speech-synthesizer';
import {
  EspeakLostError,
  espeakProgram,
  type EspeakProcess,
  type EspeakProcessSettings,
  startEspeak,
} from './espeak-process.ts';
import { type SpokenPieces, spokenPieces, unspoken } from './spoken-pieces.ts';

export interface EspeakSettings extends EspeakProcessSettings {
  /** Attempts for one text, each with a new process. */
  tries: number;
  /** An idle process is ended after this time. In milliseconds. */
  idleMs: number;
}

export const espeakDefaults: EspeakSettings = {
  program: espeakProgram,
  startTimeoutMs: 10_000,
  silenceTimeoutMs: 3_000,
  tries: 3,
  idleMs: 600_000,
};

/**
 * eSpeak NG in a separate process, which the first text starts, and which is restarted whenever it dies or hangs: the
 * text then continues where its sound broke off. Texts are spoken one after the other, each much faster than real time.
 */
export function espeak(settings: EspeakSettings = espeakDefaults): SpeechSynthesizer {
  let running: Promise<EspeakProcess> | undefined;
  let line: Promise<unknown> = Promise.resolve();
  let jobs = 0;
  let waiting = 0;
  let idle: NodeJS.Timeout | undefined;

  const alive = async (): Promise<EspeakProcess> => {
    const found = await running?.catch(() => undefined);
    if (found?.isAlive()) return found;
    running = startEspeak(settings);
    return running;
  };
  const stop = async () => {
    clearTimeout(idle);
    const found = await running?.catch(() => undefined);
    running = undefined;
    await found?.kill();
  };
  /** Runs work one after the other, so that silence means that the process hangs. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    waiting += 1;
    clearTimeout(idle);
    const mine = line.then(work).finally(() => {
      waiting -= 1;
      if (waiting === 0) idle = setTimeout(() => void inLine(stop), settings.idleMs).unref();
    });
    line = mine.catch(() => {});
    return mine;
  };

  const speakTo = async (pieces: SpokenPieces, text: string, voice: EspeakVoice, signal: AbortSignal) => {
    for (let tries = 1; !signal.aborted; tries += 1) {
      try {
        pieces.again();
        jobs += 1;
        return await (await alive()).speak({ id: jobs, text, voice }, pieces.take);
      } catch (error) {
        if (!(error instanceof EspeakLostError) || tries >= settings.tries) throw error;
      }
    }
  };

  return {
    name: 'eSpeak NG, in a process of its own',
    languages: ['en', 'de'],
    prepare: () => inLine(alive).then(() => {}, refuse),
    async *speak({ text, voice, language, pace = 1, signal }: SpeechRequest) {
      signal.throwIfAborted();
      const own = voice.embedded[language];
      if (!own || 'engine' in own)
        throw new SpeechEngineError('unknown-language', 'eSpeak NG has no voice for this language here');
      if (text.length > longestSpokenText) throw new SpeechEngineError('bad-request', 'The text is too long to speak');
      const plain = speakable(text);
      if (plain.trim() === '') return;
      const pieces = spokenPieces();
      const abort = () => pieces.end(signal.reason as Error);
      signal.addEventListener('abort', abort, { once: true });
      const paced = { ...own, speed: Math.round(own.speed * pace) };
      inLine(() => speakTo(pieces, plain, paced, signal)).then(
        () => pieces.end(),
        (error: unknown) => pieces.end(unspoken(pieces, error)),
      );
      try {
        for await (const piece of pieces) {
          signal.throwIfAborted();
          yield piece;
        }
      } finally {
        signal.removeEventListener('abort', abort);
      }
    },
    close: () => stop(),
  };
}

function refuse(error: unknown): never {
  throw unspoken({ began: () => false }, error);
}

/** Removes what eSpeak takes for commands (phonemes in double brackets, tags, control characters); keeps the length. */
function speakable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\[\[|\]\]/g, '  ')
    .replaceAll(/[<>\p{Cc}]/gu, ' ');
}
