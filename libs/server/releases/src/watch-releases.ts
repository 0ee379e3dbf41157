import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryTrouble } from '@greenroom/contracts';
import { UnsoundDocument } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Releases } from './domain/releases.ts';
import { LastGood, noting } from './last-good.ts';
import { ExpiredDocument, readReleases } from './read-releases.ts';
import { registryKey } from '@greenroom/release-registry';

/** Delay before the store is read again after it could not be read or was invalid. */
const retryAfterMs = 2_000;

/** Why the site does not serve what is in the store, and since when, in milliseconds since 1970. */
export interface Trouble {
  kind: RegistryTrouble;
  since: number;
}

/** Watches the public releases. */
export interface Watch {
  /** Undefined until something valid has been read. */
  releases(): Promise<Releases | undefined>;
  /** Reads the store first, however fresh the cached state is and however long that takes. */
  releasesNow(): Promise<Releases | undefined>;
  /** Undefined if there is no trouble. */
  trouble(): Trouble | undefined;
}

interface Watching {
  store: ReleaseStore;
  /** The publishers' public keys. Read when needed, since a new machine has none before its first publish. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** A file that keeps the last valid state across restarts. */
  lastGoodFile: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /**
   * How long a page waits for a store that does not answer, in milliseconds; then it is rendered with the cached state.
   */
  patienceMs?: number;
}

/**
 * Provides the public releases. The store is read again once the cached state is stale; if it cannot be read or is
 * invalid, the last known state stays in use and the log says so.
 */
export function watchReleases(watching: Watching): Watch {
  const { store, publicKeys, lastGoodFile, log, now = Date.now, patienceMs = 1_000 } = watching;
  const lastGood = new LastGood(lastGoodFile);
  let known: Releases | undefined;
  let begun = false;
  /** Tag of the store's document when it was last read completely and found valid. */
  let seen: string | undefined;
  let lookAfter = -Infinity;
  let looking: Promise<void> | undefined;
  let trouble: Trouble | undefined;

  async function look(): Promise<void> {
    lookAfter = performance.now() + store.freshForMs;
    try {
      if (!begun)
        known = await readReleases({ source: lastGood, keys: await publicKeys(), known, log }).catch(() => undefined);
      begun = true;
      const tag = await store.tagOf(registryKey);
      if (tag === seen && known) {
        // The cached state comes from this very document, and the store can be reached.
        trouble = undefined;
        return;
      }
      const keys = await publicKeys();
      const { source, texts } = noting(store);
      const found = await readReleases({ source, keys, known, log, now: now() });
      seen = tag;
      trouble = undefined;
      if (!found) return;
      known = found;
      await lastGood.keep(texts, found);
    } catch (error) {
      lookAfter = performance.now() + retryAfterMs;
      const kind = kindOf(error);
      if (trouble?.kind !== kind) trouble = { kind, since: now() };
      log.error({ err: error }, 'The release store could not be read or is not valid; serving the last known releases');
    } finally {
      looking = undefined;
    }
  }

  return {
    async releases() {
      if (performance.now() >= lookAfter) looking ??= look();
      if (looking) await Promise.race([looking, pause(patienceMs, undefined, { ref: false })]);
      return known;
    },
    async releasesNow() {
      // A read already under way may have begun before the change the caller wants to see.
      await looking;
      await (looking ??= look());
      return known;
    },
    trouble() {
      if (trouble || !known) return trouble;
      return known.expires <= now() ? { kind: 'expired', since: known.expires } : undefined;
    },
  };
}

function kindOf(error: unknown): RegistryTrouble {
  if (error instanceof ExpiredDocument) return 'expired';
  return error instanceof UnsoundDocument ? 'unsound' : 'unreachable';
}
