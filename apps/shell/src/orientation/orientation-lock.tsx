import { useState, type ReactNode } from 'react';
import { late } from '../late/index.ts';
import { useMustTurn } from './use-must-turn.ts';

const TurnCover = late(async () => (await import('../late/seldom.ts')).TurnCover, {
  waiting: null,
  // The page is there and can be used; nothing is to be said about this.
  failed: () => null,
});

/**
 * A message over the whole screen while a small device lies on its side. It can be put away, since some
 * devices cannot be turned (WCAG 2.2, 1.3.4); turning the device and back asks again.
 */
export function OrientationLock(): ReactNode {
  const { mustTurn, time } = useMustTurn();
  const [stayedTime, setStayedTime] = useState<number>();
  return mustTurn && stayedTime !== time ? <TurnCover onStay={() => setStayedTime(time)} /> : null;
}
