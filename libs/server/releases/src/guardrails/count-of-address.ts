import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey } from '@greenroom/rate-limit';
import type { Count } from './guardrails.repository.ts';

/** In seconds. */
const window = 600;

/**
 * How much one address may say of one guardrail of one release in ten minutes; what is more is let go of, good and bad
 * alike. Who posts what pages never saw cannot bring a release down from one place.
 * @param most 0: as much as it likes
 */
export function countOfAddress(most: number): (address: string, counts: readonly Count[]) => Promise<Count[]> {
  const limiter = new RateLimiterMemory({ points: Math.max(most, 1), duration: window });
  return async (address, counts) => {
    if (most === 0) return [...counts];
    const taken: Count[] = [];
    for (const count of counts) {
      const key = `${addressKey(address)} ${count.app} ${count.version} ${count.guardrail}`;
      const said = (await limiter.get(key))?.consumedPoints ?? 0;
      const more = Math.min(count.count, most - said);
      if (more <= 0) continue;
      await limiter.consume(key, more);
      taken.push({ ...count, count: more });
    }
    return taken;
  };
}
