import { ApiFailure } from '@greenroom/contracts';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { addressKey } from './key-of.ts';

export interface Pace {
  /** So many, from one address, on this instance, */
  points: number;
  /** in so many seconds. */
  seconds: number;
}

/**
 * Holds up whoever sends too much from one address. Counted in memory: for what is sent often and guards nothing, a
 * count of each instance will do.
 * @returns given an IP address, throws ApiFailure `rate_limited` with the seconds to wait
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
