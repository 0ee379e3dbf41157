import { ApiFailure } from '@greenroom/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './key-of.ts';

export interface Pace {
  /** Maximum requests of one address on this instance, */
  points: number;
  /** within this many seconds. */
  seconds: number;
}

/**
 * Limits the rate of requests of one address. Counted in memory: for frequent requests that guard nothing, a separate
 * count per instance is enough.
 * @returns a function that takes an IP address and throws ApiFailure `rate_limited` with the seconds to wait
 */
export function limitByAddress({ points, seconds }: Pace): (address: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (address) => {
    await limiter.consume(addressKey(address)).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1_000);
      throw new ApiFailure('rate_limited', 'Too much is sent from here', undefined, { retryAfterSeconds });
    });
  };
}
