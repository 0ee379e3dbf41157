import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { SpeechEngineError, type SpeechEngineTrouble } from '../speech-engine-error.ts';
import { understands, type Transcriber, type Transcript } from '../transcriber.ts';

/**
 * A scripted transcriber's answer to one request: a text, a whole transcript, or a failure, optionally after a delay.
 */
export type TranscriberStep =
  string | (Partial<Transcript> & { waitMs?: number }) | { fail: SpeechEngineTrouble; waitMs?: number };

/** A transcriber that follows a script, whatever it hears, and records its requests. */
export interface ScriptedTranscriber extends Transcriber {
  /** The length of each request's sound, in samples. */
  readonly asked: { samples: number; language: string }[];
}

/** Answers one step per request; the last one repeats. */
export function scriptedTranscriber(
  steps: readonly TranscriberStep[],
  { languages = 'any', capacity = Infinity }: Partial<Pick<Transcriber, 'languages' | 'capacity'>> = {},
): ScriptedTranscriber {
  const asked: ScriptedTranscriber['asked'] = [];
  return {
    name: 'a script',
    languages,
    capacity,
    asked,
    prepare: async () => {},
    async transcribe({ pcm, language, signal }) {
      signal.throwIfAborted();
      if (!understands({ languages }, language)) throw new SpeechEngineError('unknown-language', 'The script says so');
      const step = steps[Math.min(asked.length, steps.length - 1)] ?? '';
      asked.push({ samples: pcm.length, language });
      const waitMs = typeof step === 'string' ? 0 : (step.waitMs ?? 0);
      if (waitMs > 0) await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
      else await nextTurn();
      signal.throwIfAborted();
      if (typeof step === 'string') return { text: step, confidence: 1 };
      if ('fail' in step) throw new SpeechEngineError(step.fail, `The script says: ${step.fail}`);
      const { waitMs: _, ...transcript } = step;
      return { text: '', confidence: 1, ...transcript };
    },
    close: async () => {},
  };
}
