/** Lets so many through a second on the average, and so many at once. */
export interface TokenBucket {
  /** @returns false where there is one too many */
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
