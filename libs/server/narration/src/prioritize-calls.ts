import { setTimeout as sleep } from 'node:timers/promises';
import type { SpeechSynthesizer } from '@greenroom/ports/speech-synthesizer';

/** How long a sentence of a narration yields to calls. In ms. */
const longestWaitMs = 10_000;

export interface PrioritizedSynthesizer {
  /** For calls: the synthesizer itself. */
  ahead: SpeechSynthesizer;
  /** For narrations: one text at a time, and none starts while a call's is being made. */
  behind: SpeechSynthesizer;
}

/**
 * Shares one synthesizer between calls and narrations, so that a call waits for at most one sentence of a narration.
 */
export function prioritizeCalls(synthesizer: SpeechSynthesizer, waitMs = longestWaitMs): PrioritizedSynthesizer {
  let ahead = 0;
  let idle = Promise.withResolvers<void>();
  let line: Promise<unknown> = Promise.resolve();

  return {
    ahead: {
      ...synthesizer,
      async *speak(request) {
        if (ahead === 0) idle = Promise.withResolvers<void>();
        ahead += 1;
        try {
          yield* synthesizer.speak(request);
        } finally {
          ahead -= 1;
          if (ahead === 0) idle.resolve();
        }
      },
    },
    behind: {
      ...synthesizer,
      async *speak(request) {
        const before = line;
        const mine = Promise.withResolvers<void>();
        line = mine.promise;
        try {
          await before;
          const end = new AbortController();
          if (ahead > 0)
            await Promise.race([idle.promise, sleep(waitMs, undefined, { ref: false, signal: end.signal })]);
          end.abort();
          yield* synthesizer.speak(request);
        } finally {
          mine.resolve();
        }
      },
    },
  };
}
