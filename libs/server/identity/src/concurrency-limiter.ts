import { ApiFailure } from '@greenroom/contracts';

/**
 * Lets work run a few pieces at a time, in the order it came.
 * @returns what runs a piece; it throws ApiFailure `unavailable` where too many wait already
 */
export function createConcurrencyLimiter({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new ApiFailure('unavailable', 'Too many people log in at the moment');
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
