/**
 * How long after a token's successor was first seen in use the token itself still gives that successor: a second tab
 * may have sent it before the first one's answer came. In seconds.
 */
export const graceSeconds = 20;

export interface PresentedToken {
  /** The session was neither ended nor has it expired. */
  sessionLives: boolean;
  generation: number;
  currentGeneration: number;
  /** Seconds since the current token, or what came along with it, was first seen in use; nothing while it was not. */
  currentConfirmedFor: number | null;
}

export type RefreshVerdict = 'rotate' | 'repeat' | 'reuse' | 'ended';

/**
 * What a presented refresh token gets. `rotate`: a successor. `repeat`: the successor it already has, since whoever
 * presents it cannot have got that yet: the answer was lost, or a second tab asked at once. `reuse`: a copy is about, and
 * the session ends for everyone. There is at most one current token, so a family never splits.
 * Source: RFC 9700, section 4.14.2 (refresh token rotation); the grace is the product's.
 */
export function judgeRefresh(token: PresentedToken): RefreshVerdict {
  if (!token.sessionLives) return 'ended';
  if (token.generation === token.currentGeneration) return 'rotate';
  const isPredecessor = token.generation === token.currentGeneration - 1;
  const successorInUse = token.currentConfirmedFor !== null && token.currentConfirmedFor > graceSeconds;
  return isPredecessor && !successorInUse ? 'repeat' : 'reuse';
}
