/** The call's clock, in milliseconds; tests replace it. */
export interface CallClock {
  /** Monotonic; its zero is arbitrary. */
  now(): number;
  /** Calls `act` once after a delay. Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
}

export const pageClock: CallClock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
};
