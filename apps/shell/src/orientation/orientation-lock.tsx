import { useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy/index.ts';
import { useMustTurn } from './use-must-turn.ts';

const TurnCover = lazyPart(async () => (await import('../lazy/rarely-shown.ts')).TurnCover, {
  waiting: null,
  // The page works without this overlay, so a failure to load it is not shown.
  failed: () => null,
});

/**
 * Covers the screen while a small device is in landscape orientation. It can be dismissed, because some devices cannot
 * be turned (WCAG 2.2, 1.3.4); turning the device upright and back shows it again.
 */
export function OrientationLock(): ReactNode {
  const { mustTurn, time } = useMustTurn();
  const [stayedTime, setStayedTime] = useState<number>();
  return mustTurn && stayedTime !== time ? <TurnCover onStay={() => setStayedTime(time)} /> : null;
}
