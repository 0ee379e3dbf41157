import { setTimeout as sleep } from 'node:timers/promises';
import { SpeechEngineError, type SpeechEngineTrouble } from '../speech-engine-error.ts';
import {
  longestSpokenText,
  type SpeechPiece,
  type SpeechRequest,
  type SpeechSynthesizer,
} from '../speech-synthesizer.ts';

export interface ToneSettings {
  /** Length of one word, in milliseconds. */
  wordMs: number;
  /** Delay before the first sound, in milliseconds. */
  firstSoundMs: number;
  /** Whether it reports when each word is heard. */
  tellsWords: boolean;
  /** The next word waits for it. */
  beforeWord?: (count: number) => Promise<void> | undefined;
  /** Fails like this, before the first sound or after that many words. */
  fail?: { trouble: SpeechEngineTrouble; afterWords: number };
}

/** A synthesizer that plays each word as a tone of the same length, and records its requests. */
export interface ToneSynthesizer extends SpeechSynthesizer {
  readonly asked: Omit<SpeechRequest, 'signal'>[];
}

const rate = 22_050;

/** Creates one. Its sound comes faster than real time, word by word. */
export function toneSynthesizer(changes: Partial<ToneSettings> = {}): ToneSynthesizer {
  const settings: ToneSettings = { wordMs: 200, firstSoundMs: 0, tellsWords: true, ...changes };
  const asked: ToneSynthesizer['asked'] = [];
  return {
    name: 'a tone for each word',
    languages: 'any',
    asked,
    prepare: async () => {},
    async *speak({ signal, ...request }) {
      signal.throwIfAborted();
      if (request.text.length > longestSpokenText) throw new SpeechEngineError('bad-request', 'The text is too long');
      asked.push(request);
      if (settings.firstSoundMs > 0)
        await sleep(settings.firstSoundMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      const words = [...request.text.matchAll(/\S+/g)];
      for (const [count, word] of words.entries()) {
        failAt(settings, count);
        await settings.beforeWord?.(count);
        signal.throwIfAborted();
        yield pieceOf(settings, word.index, count);
      }
      failAt(settings, words.length);
    },
    close: async () => {},
  };
}

function failAt({ fail }: ToneSettings, words: number): void {
  if (fail?.afterWords === words) throw new SpeechEngineError(fail.trouble, `The fake says: ${fail.trouble}`);
}

function pieceOf({ wordMs, tellsWords }: ToneSettings, textOffset: number, count: number): SpeechPiece {
  const samples = Math.round((wordMs * rate) / 1_000);
  const pcm = Int16Array.from({ length: samples }, (_, at) => 8_000 * Math.sin((2 * Math.PI * 220 * at) / rate));
  return { pcm, rate, ...(tellsWords && { words: [{ textOffset, atMs: count * wordMs }] }) };
}
