/** Allows a number per second on average, and a number at once. */
export interface TokenBucket {
  /** Takes a token; returns false if none is left. */
  take(): boolean;
}

export function tokenBucket(aSecond: number, atOnce: number, now: () => number): TokenBucket {
  let left = atOnce;
  let at = now();
  return {
    take() {
      const moment = now();
      left = Math.min(atOnce, left + ((moment - at) / 1_000) * aSecond);
      at = moment;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
