/** Time as lines measure it, in ms; tests hold another one. */
export interface LineClock {
  /** Only goes forward; its zero means nothing. */
  now(): number;
  /** Acts once after so many ms. It keeps no process alive. @returns what calls it off */
  after(ms: number, act: () => void): () => void;
}

export const machineClock: LineClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

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
