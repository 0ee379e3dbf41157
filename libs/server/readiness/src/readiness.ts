import type { FastifyBaseLogger } from 'fastify';
import { type AdapterState, initialState, nextState } from './adapter-state.ts';
import type { AdapterStates, WatchedPort } from './adapter-states.ts';
import { databaseFailure } from './database-check.ts';
import type { DiskState } from './disk-check.ts';
import { shareCheck } from './share-check.ts';
import { within } from './within.ts';

/** What makes an instance unready. Unlike vendors, these have no fallback. */
export type UnreadyReason = 'database' | 'disk' | 'site';

/** Whether the entry files of pages exist; `off`: nothing is published. */
export interface SiteState {
  status: 'ok' | 'failing' | 'off';
  /** Number of missing files. */
  missing?: number;
}

export interface ReadinessReport {
  ready: boolean;
  /** Empty if the instance is ready. */
  reasons: readonly UnreadyReason[];
  checks: { database: AdapterState; disk: DiskState; site: SiteState } & Record<WatchedPort, AdapterState>;
}

export interface Readiness {
  /** Checks database, disk and site, at most once a second for all callers. Never rejects. */
  report(): Promise<ReadinessReport>;
}

export interface ReadinessOptions {
  /** The adapter's kind, such as `PGlite`, and a check that writes and reads. The signal aborts the check. */
  database: { kind: string; check(signal: AbortSignal): Promise<void> };
  /** Checks the disk that holds the data; undefined if no data is stored in a local folder. */
  checkDisk: (() => Promise<DiskState>) | undefined;
  /** Returns the site's missing files; undefined if nothing is published. Rejects if it cannot tell. */
  checkSite?: () => Promise<readonly string[] | undefined>;
  adapters: Pick<AdapterStates, 'read'>;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  clock?: ReadinessClock;
}

export interface ReadinessClock {
  now(): Date;
  /** Monotonic. */
  elapsedMs(): number;
  /** Returns a signal that aborts with a `TimeoutError` after this many ms. */
  timeout(ms: number): AbortSignal;
}

const systemClock: ReadinessClock = {
  now: () => new Date(),
  elapsedMs: () => performance.now(),
  timeout: (ms) => AbortSignal.timeout(ms),
};

/** In ms. A probe should wait slightly longer than a check may take. */
export const readinessBounds = { everyMs: 1_000, withinMs: 2_000 } as const;

/** Checks whether this instance can do its work, and reports the state of its adapters. */
export function createReadiness({
  database,
  checkDisk,
  checkSite = () => Promise.resolve(undefined),
  adapters,
  log,
  clock = systemClock,
}: ReadinessOptions): Readiness {
  let databaseState = initialState(database.kind);
  let last: readonly UnreadyReason[] = [];

  const check = async () => {
    const signal = clock.timeout(readinessBounds.withinMs);
    const [written, looked, served] = await Promise.allSettled([
      within(signal, database.check(signal)),
      within(signal, checkDisk?.() ?? Promise.resolve<DiskState>({ status: 'off' })),
      within(signal, checkSite()),
    ]);
    const failed = written.status === 'rejected';
    databaseState = nextState(databaseState, failed ? databaseFailure(written.reason) : 'success', clock.now());
    const disk: DiskState = looked.status === 'fulfilled' ? looked.value : { status: 'failing' };
    const site = siteState(served);
    const reasons: UnreadyReason[] = [
      ...(databaseState.status === 'ok' ? [] : (['database'] as const)),
      ...(disk.status === 'failing' ? (['disk'] as const) : []),
      // An unreachable store does not count, since other instances would likely not reach it either; missing files do.
      ...(site.missing ? (['site'] as const) : []),
    ];
    logChange(log, last, reasons, {
      disk,
      ...(served.status === 'fulfilled' && { missingFiles: served.value?.slice(0, mostNamed) }),
      ...(failed && { err: written.reason as Error }),
      ...(looked.status === 'rejected' && { diskError: (looked.reason as Error).message }),
    });
    last = reasons;
    return { ready: reasons.length === 0, reasons, database: databaseState, disk, site };
  };

  const shared = shareCheck(check, readinessBounds.everyMs, clock.elapsedMs);
  return {
    async report() {
      const { ready, reasons, database: state, disk, site } = await shared();
      return { ready, reasons, checks: { database: state, disk, site, ...adapters.read() } };
    },
  };
}

/** Maximum number of missing files named in the log. */
const mostNamed = 5;

function siteState(served: PromiseSettledResult<readonly string[] | undefined>): SiteState {
  if (served.status === 'rejected') return { status: 'failing' };
  if (served.value === undefined) return { status: 'off' };
  return served.value.length === 0 ? { status: 'ok' } : { status: 'failing', missing: served.value.length };
}

/** Logs changes only, since a probe asks every few seconds. */
function logChange(
  log: ReadinessOptions['log'],
  before: readonly UnreadyReason[],
  reasons: readonly UnreadyReason[],
  facts: object,
): void {
  if (before.join() === reasons.join()) return;
  if (reasons.length === 0) log.info('Ready again');
  else
    log.warn(
      { reasons, ...facts },
      'Not ready: /readyz answers 503 until the database takes a write, the disk has space and the files of the site are there',
    );
}
