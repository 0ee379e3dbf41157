import type { Clock as LineClock } from '../../ports/clock.ts';

export { type Clock as LineClock, machineClock } from '../../ports/clock.ts';

/** Acts again and again. @returns what ends it */
export function every(clock: LineClock, ms: number, act: () => void): () => void {
  let stop = () => {};
  const next = () => {
    stop = clock.after(ms, () => {
      next();
      act();
    });
  };
  next();
  return () => stop();
}
