import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseScope } from './release-scopes.ts';

/** A token that changes releases, as it is known: by its hash. */
export interface ReleaseToken {
  name: string;
  /** SHA-256, 64 hexadecimal digits. */
  sha256: string;
  scope: ReleaseScope;
}

/** Tells it from what else is secret, where somebody finds one. */
const prefix = 'greenroom_release_';

/** A new token, and what is kept of it. 256 bits of it are random, so that one hash is enough. */
export function makeToken(name: string, scope: ReleaseScope): { token: string; known: ReleaseToken } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, known: { name, sha256: hashOf(token).toString('hex'), scope } };
}

/**
 * Whose token a request brings.
 * @param authorization the header: `Bearer …`
 */
export function tokenIn(authorization: string | undefined, known: readonly ReleaseToken[]): ReleaseToken | undefined {
  const [, token] = /^Bearer (\S{1,200})$/.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  // All are compared, each in constant time: how long it takes tells nothing.
  const fitting = known.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash));
  return fitting[0];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
