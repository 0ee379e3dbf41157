import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '@greenroom/load';
import { tooManyLogIns } from './too-many-log-ins.ts';

/**
 * OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. Memory in KiB; argon2id is the
 * library's default.
 */
const cost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Half of the processor stays free for other requests; each hash occupies a thread and 19 MiB. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
/** At about 17 ms each, a longer queue would mean waiting for ten seconds. */
const mostWaiting = 500;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes the same time without a stored hash. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
}

/**
 * Creates a hasher that works in the thread pool, a few passwords at a time.
 * @param compare argon2's comparison; a test passes a spy
 * @throws ApiFailure `unavailable` if the queue is full
 */
export function createPasswordHasher(compare: typeof verify = verify): PasswordHasher {
  const inTurn = createConcurrencyLimiter({ atOnce, mostWaiting, refusal: tooManyLogIns });
  const nobodys = inTurn(() => hash('nobody has this password', cost));
  return {
    hash: (password) => inTurn(() => hash(asBytes(password), cost)),
    async matches(stored, password) {
      const known = stored ?? (await nobodys);
      const same = await inTurn(() => compare(known, asBytes(password)));
      return same && typeof stored === 'string';
    },
  };
}

/** Keyboards encode the same letter in different ways. */
const asBytes = (password: string) => password.normalize('NFKC');
