import type { ApiFailure } from '@greenroom/contracts';

export interface ConcurrencyLimits {
  atOnce: number;
  mostWaiting: number;
  /** Creates the error for work that arrives while the queue is full. */
  refusal(): ApiFailure;
}

/**
 * Limits how many tasks run at a time; the others wait in the order in which they arrived.
 * @returns a function that runs a task, and throws `refusal()` if too many are waiting
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
