import { type CallStarted, callBounds } from '@greenroom/contracts';

/** Where a call is kept while its page is loaded anew: the window's own storage, gone with the window. */
export interface CallKeeper {
  keep(started: CallStarted): void;
  /** The call that was going on a moment ago, and may still be. */
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
 * @param now Unix milliseconds: the page that comes after has another clock
 */
export function callKeeper(slug: string, storage: Storage | undefined, now: () => number = Date.now): CallKeeper {
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
