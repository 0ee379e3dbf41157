import type { Clock } from '../clock.ts';

/** Length of one step, as fine as the page's own timer. In ms. */
const stepMs = 10;

export interface PacedClock extends Clock {
  /** Resolves this many ms later, by this clock. */
  sleep(ms: number): Promise<void>;
  /** Stops the clock until the work is done, so that slow work takes no time of the call. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** Stops the clock. @returns a function that restarts it */
  stand(): () => void;
  stop(): void;
}

/**
 * A clock that advances by itself, about ten times faster than real time and independent of it: one step for each turn
 * of the event loop, and none while something is busy. On a loaded machine it is slower, but measurements with it do
 * not change.
 * @param isBusy for example, a database with a pending query
 */
export function pacedClock(isBusy: () => boolean): PacedClock {
  let now = 0;
  let holds = 0;
  let due: { at: number; act: () => void }[] = [];
  const step = () => {
    if (holds > 0 || isBusy()) return;
    const until = now + stepMs;
    for (;;) {
      const next = due.reduce<(typeof due)[number] | undefined>(
        (first, one) => (one.at <= until && (!first || one.at < first.at) ? one : first),
        undefined,
      );
      if (!next) break;
      due = due.filter((one) => one !== next);
      now = Math.max(now, next.at);
      next.act();
    }
    now = until;
  };
  const beat = setInterval(step, 1);
  beat.unref();
  const after = (ms: number, act: () => void) => {
    const one = { at: now + ms, act };
    due.push(one);
    return () => {
      due = due.filter((other) => other !== one);
    };
  };
  const stand = () => {
    holds += 1;
    return () => void (holds -= 1);
  };
  return {
    now: () => now,
    after,
    sleep: (ms) => new Promise((resolve) => after(ms, resolve)),
    hold: (work) => work.finally(stand()),
    stand,
    stop: () => clearInterval(beat),
  };
}
