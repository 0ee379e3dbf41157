import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey, networkKey } from '@greenroom/rate-limit';
import { documentsOfNetwork } from './domain/guardrail-limits.ts';

/** In seconds; longer than most ramp steps take, so that an address cannot gather more evidence by waiting. */
const day = 86_400;

/**
 * Returns whether one more document of an address counts today. Each address and each network has a bounded share of
 * the evidence, whichever release it gets, because the decision is made before the outcome is known. Counts are kept in
 * memory, by hashed address.
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
