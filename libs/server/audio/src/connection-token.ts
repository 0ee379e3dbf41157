import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What opens a line: it outlives an access token, and the server keeps its hash alone. */
export function newConnectionToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOf(token) };
}

export function opensConnection(hash: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token)));
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
