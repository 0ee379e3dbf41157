import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createConcurrencyLimiter } from '@greenroom/load';
import { tooManyLogIns } from './too-many-log-ins.ts';

/** OWASP, Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane. Memory in KiB; argon2id is the library's own choice. */
const cost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Half of the processor is left to what answers people meanwhile; each hash holds a thread and 19 MiB. */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
/** Some 17 ms each: whoever comes later than this would wait for ten seconds. */
const mostWaiting = 500;

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash to compare with. */
  matches(hash: string | null | undefined, password: string): Promise<boolean>;
}

/**
 * Hashes passwords in the thread pool, a few at a time.
 * @param compare argon2's, which a test watches
 * @throws ApiFailure `unavailable` where too many wait already
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

/** Keyboards write the same letter in different ways. */
const asBytes = (password: string) => password.normalize('NFKC');
