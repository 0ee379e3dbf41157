import type { ReopenClock } from '../keep-pglite-open.ts';

export interface HeldClock {
  clock: ReopenClock;
  /** Resolves when the first pause begins, that is, after the first failed attempt. */
  isAsked: Promise<void>;
  /** Ends the current pause and all later ones. */
  endPauses(): void;
}

/** Returns a clock whose pauses last until the test ends them. */
export function heldClock(): HeldClock {
  const asked = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  const wait = async (ms: number) => {
    if (ms === 0) return;
    asked.resolve();
    await over.promise;
  };
  return { clock: { now: () => 0, wait }, isAsked: asked.promise, endPauses: over.resolve };
}
