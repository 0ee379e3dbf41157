import { SpeechEngineError } from '@greenroom/ports/speech-engine-error';
import type { SpeechPiece, SpokenWord } from '@greenroom/ports/speech-synthesizer';
import type { EspeakPiece } from './espeak-process.ts';

/** The sound of one utterance so far, for a reader slower or faster than the engine. */
export interface SpokenPieces extends AsyncIterable<SpeechPiece> {
  /** Whether any sound was passed on. */
  began(): boolean;
  /** Prepares for a repetition of the utterance: what was already passed on is skipped. */
  again(): void;
  take(piece: EspeakPiece): void;
  end(error?: Error): void;
}

/**
 * eSpeak makes the same sound of the same text except for the noise of breath and less than a millisecond in a
 * sentence, so a second attempt can continue where the first one broke off.
 */
export function spokenPieces(): SpokenPieces {
  const ready: SpeechPiece[] = [];
  let wake = Promise.withResolvers<void>();
  let finished: { error: Error | undefined } | undefined;
  let given = { samples: 0, words: 0 };
  let seen = { samples: 0, words: 0 };
  let held: SpokenWord[] = [];
  const notify = () => {
    wake.resolve();
    wake = Promise.withResolvers();
  };
  return {
    began: () => given.samples > 0,
    again() {
      seen = { samples: 0, words: 0 };
    },
    take({ pcm, rate, words }) {
      const fresh = pcm.subarray(Math.max(0, given.samples - seen.samples));
      held.push(...words.slice(Math.max(0, given.words - seen.words)));
      seen = { samples: seen.samples + pcm.length, words: seen.words + words.length };
      given = { samples: Math.max(given.samples, seen.samples), words: Math.max(given.words, seen.words) };
      if (fresh.length === 0) return;
      ready.push({ pcm: fresh, rate, words: held });
      held = [];
      notify();
    },
    end(error) {
      finished ??= { error };
      notify();
    },
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const next = ready.shift();
        if (next) yield next;
        else if (finished) break;
        else await wake.promise;
      }
      if (finished.error) throw finished.error;
    },
  };
}

/** Returns the error for an utterance that could not be completed. */
export function unspoken(pieces: Pick<SpokenPieces, 'began'>, error: unknown): SpeechEngineError {
  if (error instanceof SpeechEngineError) return error;
  return pieces.began()
    ? new SpeechEngineError('cut-off', 'eSpeak NG broke off and could not be started again')
    : new SpeechEngineError('unavailable', 'eSpeak NG cannot be started');
}
