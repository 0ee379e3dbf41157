/** The time in ms, and timers; tests hold another one. */
export interface Clock {
  /** Only goes forward; its zero means nothing. */
  now(): number;
  /** Calls `act` once after so many ms. It keeps no process alive. @returns a function that cancels it */
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

/** Acts again and again. @returns what ends it */
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
