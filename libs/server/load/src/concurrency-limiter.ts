import type { ApiFailure } from '@greenroom/contracts';

export interface ConcurrencyLimits {
  atOnce: number;
  mostWaiting: number;
  /** What is thrown where too many wait. */
  refusal(): ApiFailure;
}

/**
 * Lets work run a few pieces at a time, in the order it came.
 * @returns what runs a piece; it throws `refusal` where too many wait already
 */
export function createConcurrencyLimiter({ atOnce, mostWaiting, refusal }: ConcurrencyLimits) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw refusal();
      await new Promise<void>((resume) => waiting.push(resume));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
