import type { ReopenClock } from '../keep-pglite-open.ts';

export interface HeldClock {
  clock: ReopenClock;
  /** Resolves when the first pause begins, which means that an attempt has failed. */
  isAsked: Promise<void>;
  /** Ends this pause and all that follow. */
  endPauses(): void;
}

/** A clock whose pauses last until they are ended by hand. */
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
