/**
 * How long a token still returns its successor after the successor was first used: a second tab may have sent it before
 * the first one's response arrived. In seconds.
 */
export const graceSeconds = 20;

export interface PresentedToken {
  /** The session has neither ended nor expired. */
  sessionLives: boolean;
  generation: number;
  currentGeneration: number;
  /** Seconds since the current token, or the access token issued with it, was first used; null if it was not yet. */
  currentConfirmedFor: number | null;
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'ended';

/**
 * Decides about a presented refresh token. `rotate`: it gets a successor. `repeat`: it gets its existing successor,
 * which the caller cannot have received yet, because the response was lost or a second tab asked at the same time.
 * `reuse`: a copy is in circulation, and the session ends for everyone. There is at most one current token, so a
 * session never splits.
 * Source: RFC 9700, section 4.14.2 (refresh token rotation); the grace period is the product's own.
 */
export function judgeRefresh(token: PresentedToken): RefreshVerdict {
  if (!token.sessionLives) return 'ended';
  if (token.generation === token.currentGeneration) return 'rotate';
  const isPredecessor = token.generation === token.currentGeneration - 1;
  const successorInUse = token.currentConfirmedFor !== null && token.currentConfirmedFor > graceSeconds;
  return isPredecessor && !successorInUse ? 'repeat' : 'reuse';
}
