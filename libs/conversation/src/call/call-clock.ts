/** Time as the call measures it, in milliseconds; tests hold another one. */
export interface CallClock {
  /** Only goes forward; its zero means nothing. */
  now(): number;
  /** Acts once after so many milliseconds. Gives what calls it off. */
  after(ms: number, act: () => void): () => void;
}

export const pageClock: CallClock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
