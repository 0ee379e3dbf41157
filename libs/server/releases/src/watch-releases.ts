import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RegistryTrouble } from '@greenroom/contracts';
import { UnsoundDocument } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Releases } from './domain/releases.ts';
import { LastGood, noting } from './last-good.ts';
import { ExpiredDocument, readReleases } from './read-releases.ts';
import { registryKey } from '@greenroom/release-registry';

/** What could not be read or relied on is looked at again after this. */
const retryAfterMs = 2_000;

/** Why what is in the store is not what the site goes by, and since when, in milliseconds since 1970. */
export interface Trouble {
  kind: RegistryTrouble;
  since: number;
}

/** What is public now. */
export interface Watch {
  /** Undefined while nothing sound was ever seen. */
  releases(): Promise<Releases | undefined>;
  /** The same after a look at the store, however fresh what is known is, and however long that takes. */
  releasesNow(): Promise<Releases | undefined>;
  /** Undefined while all is well. */
  trouble(): Trouble | undefined;
}

interface Watching {
  store: ReleaseStore;
  /** Of the people who may publish. Read when needed, since a fresh machine has none before its first publishing. */
  publicKeys(): Promise<readonly CryptoKey[]>;
  /** A file that keeps what was sound last, over restarts. */
  lastGoodFile: string;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** How long a page waits for a store that does not answer, in milliseconds; it is written with what is known. */
  patienceMs?: number;
}

/**
 * What is public now, as often as it is asked for. The store is looked at again when what is known is no longer fresh;
 * where it cannot be reached or relied on, what was known last goes on, and the log says so.
 */
export function watchReleases(watching: Watching): Watch {
  const { store, publicKeys, lastGoodFile, log, now = Date.now, patienceMs = 1_000 } = watching;
  const lastGood = new LastGood(lastGoodFile);
  let known: Releases | undefined;
  let begun = false;
  /** What the store held when it was last read to the end and relied on. */
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
        // What is known was read of this very document, and the store can be reached.
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
      log.error({ err: error }, 'what is in the release store cannot be relied on; the site goes on with what it knew');
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
      // One that is under way may have begun before what one wants to see.
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
