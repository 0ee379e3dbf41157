import { type CallStarted, callBounds } from '@greenroom/contracts';

/** Keeps a call across a reload of its page, in the window's session storage. */
export interface CallStorage {
  keep(started: CallStarted): void;
  /** Returns the call that was running a moment ago and may still be. */
  find(): CallStarted | undefined;
  forget(): void;
}

interface Kept {
  started: CallStarted;
  /** Unix milliseconds. */
  keptAt: number;
}

/**
 * Keeps a call by its coach.
 * @param now Unix milliseconds, because the reloaded page has a different monotonic clock
 */
export function callStorage(slug: string, storage: Storage | undefined, now: () => number = Date.now): CallStorage {
  const key = `call:${slug}`;
  const read = (): Kept | undefined => {
    try {
      return (JSON.parse(storage?.getItem(key) ?? 'null') as Kept | null) ?? undefined;
    } catch {
      return undefined;
    }
  };
  return {
    keep: (started) => storage?.setItem(key, JSON.stringify({ started, keptAt: now() } satisfies Kept)),
    find() {
      const kept = read();
      return kept && now() - kept.keptAt < callBounds.resumeWithinMs ? kept.started : undefined;
    },
    forget: () => storage?.removeItem(key),
  };
}
