import type { Clock } from '../clock.ts';

/** A clock that stands still until a test advances it. */
export interface FakeClock extends Clock {
  /** Advances it by this many ms, and runs the timers that fall due on the way, in order. */
  advance(ms: number): void;
}

export function fakeClock(): FakeClock {
  let time = 0;
  const timers = new Set<{ at: number; act: () => void }>();
  return {
    now: () => time,
    after(ms, act) {
      const timer = { at: time + ms, act };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance(ms) {
      const until = time + ms;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= until).toSorted((one, other) => one.at - other.at);
        if (!next) break;
        timers.delete(next);
        time = Math.max(time, next.at);
        next.act();
      }
      time = until;
    },
  };
}
