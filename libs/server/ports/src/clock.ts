/** The time in ms, and timers; tests use another clock. */
export interface Clock {
  /** Monotonic; its zero has no meaning. */
  now(): number;
  /**
   * Calls `act` once after this many ms. The timer does not keep the process alive. @returns a function that cancels it
   */
  after(ms: number, act: () => void): () => void;
}

export const machineClock: Clock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** Calls `act` repeatedly. @returns a function that stops it */
export function every(clock: Clock, ms: number, act: () => void): () => void {
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
