import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '@greenroom/rate-limit';
import { documentsOfNetwork } from './domain/guardrail-limits.ts';

/** In seconds: longer than most steps of ramps take, so that no place gathers evidence by waiting. */
const day = 86_400;

/**
 * Whether one more document of an address counts today. An address and its network have a bounded share of what releases
 * are judged by, whichever release they get: which documents count is decided before anything is known of them. Counted
 * in memory, of hashed addresses.
 * @param most documents of one address in a day; 0 for no bound
 */
export function documentsOfAddress(most: number): (address: string) => Promise<boolean> {
  const bounds = [
    { keyOf: addressKey, points: most },
    { keyOf: networkKey, points: most * documentsOfNetwork.timesAddress },
  ].map(({ keyOf, points }) => ({ keyOf, limiter: new RateLimiterMemory({ points, duration: day }) }));
  return async (address) => {
    if (most === 0) return true;
    for (const { keyOf, limiter } of bounds) {
      const known = await limiter.get(keyOf(address));
      if (known && known.remainingPoints <= 0) return false;
    }
    for (const { keyOf, limiter } of bounds) await limiter.consume(keyOf(address)).catch(() => {});
    return true;
  };
}
