import type { Clock } from '../clock.ts';

/** How far it goes in one step, as fine as the page's own beat. In ms. */
const stepMs = 10;

export interface PacedClock extends Clock {
  /** Resolves so many ms later, by this clock. */
  sleep(ms: number): Promise<void>;
  /** Stands until the work is done: what takes a machine long takes a call no time. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** Stands. @returns what lets it go on */
  stand(): () => void;
  stop(): void;
}

/**
 * Time that goes on by itself, some ten times as fast as a machine's, and not by its time: a step for each turn of the
 * event loop, and none while something is busy. A machine that has other work makes it slower, and changes nothing that
 * is measured by it.
 * @param isBusy such as a database that was asked something
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
