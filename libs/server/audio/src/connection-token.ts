import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Returns a token that opens a connection. It outlives access tokens, and the server stores only its hash. */
export function newConnectionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function opensConnection(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token)));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
