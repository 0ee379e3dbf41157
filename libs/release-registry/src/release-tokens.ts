import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ReleaseScope } from './release-scopes.ts';

/** A token that may change releases, stored as its hash. */
export interface ReleaseToken {
  name: string;
  /** SHA-256, 64 hexadecimal digits. */
  sha256: string;
  scope: ReleaseScope;
}

/** Makes leaked tokens recognizable to secret scanners. */
const prefix = 'greenroom_release_';

/** Makes a token and the record to store. The token has 256 random bits, so one unsalted hash is enough. */
export function makeToken(name: string, scope: ReleaseScope): { token: string; known: ReleaseToken } {
  const token = prefix + randomBytes(32).toString('base64url');
  return { token, known: { name, sha256: hashOf(token).toString('hex'), scope } };
}

/**
 * Returns the known token that a request carries.
 * @param authorization the header: `Bearer …`
 */
export function tokenIn(authorization: string | undefined, known: readonly ReleaseToken[]): ReleaseToken | undefined {
  const [, token] = /^Bearer (\S{1,200})$/.exec(authorization ?? '') ?? [];
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  // Compares with all tokens in constant time, so that the duration reveals nothing.
  const fitting = known.filter(({ sha256 }) => timingSafeEqual(Buffer.from(sha256, 'hex'), hash));
  return fitting[0];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest();
