import { issuedAt, type Deployment } from '@greenroom/federation';
import type { Queryable } from '@greenroom/database';
import { readRegistry, type RegistryMemory, type StoredRegistry } from '@greenroom/release-registry';
import { completeChange } from './complete-change.ts';
import { sayBecause } from './domain/because.ts';
import { endUnder, type Ramp } from './domain/ramp.ts';
import { difference, sharesOf } from './domain/shares.ts';
import {
  findChanges,
  findLastDone,
  findRampsOn,
  findRunning,
  insertChange,
  latestIssued,
  lockApps,
  setDropped,
  type StoredChange,
} from './registry.repository.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** In milliseconds: a change takes a moment, so one under way for longer was left by a server that died. */
const underWayForMs = 120_000;
const tries = 5;

/**
 * Reads the registry and updates the database to match it; the document is authoritative. Changes it contains are
 * marked done, even if the server that made them died. Changes that a dead server left and it does not contain are
 * dropped. Differences made in any other way are recorded as seen from outside.
 * @throws UnsoundDocument if the document is invalid; also throws the store's errors
 */
export async function reconcileRegistry(
  deps: Pick<RegistryDependencies, 'db' | 'store' | 'publicKeys' | 'now'>,
): Promise<StoredRegistry> {
  for (let left = tries; left > 0; left--) {
    const stored = await readRegistry(deps.store, await deps.publicKeys(), await memoryOf(deps.db));
    const settled = await deps.db.transaction((tx) => settle(tx, stored, deps.now()));
    if (settled) return stored;
  }
  throw new Error('The registry kept changing during reconciliation');
}

async function memoryOf(db: Queryable): Promise<RegistryMemory> {
  const latest = await latestIssued(db);
  return { toGoBack: 'publish once more from the machine that has it', latest: () => latest, keep: () => {} };
}

/** @returns false if the document that was read is no longer the latest */
async function settle(tx: Queryable, { registry }: StoredRegistry, now: Date): Promise<boolean> {
  const apps = Object.entries(registry.microFrontends);
  await lockApps(
    tx,
    apps.map(([name]) => name),
  );
  const issued = issuedAt(registry);
  if ((await latestIssued(tx)) > issued) return false;

  const marked = await findChanges(
    tx,
    apps.flatMap(([, releases]) => changeIn(releases) ?? []),
  );
  for (const change of marked.filter(({ state }) => state !== 'done')) await completeChange(tx, change, issued);

  const underWay = await findRunning(tx);
  const left = underWay.filter(({ at }) => at.getTime() <= now.getTime() - underWayForMs);
  if (left.length > 0)
    await setDropped(
      tx,
      left.map(({ number }) => number),
    );

  const busy = new Set(underWay.filter((change) => !left.includes(change)).map(({ app }) => app));
  const last = new Map((await findLastDone(tx)).map((change) => [change.app, change]));
  const ramps = new Map((await findRampsOn(tx)).map((ramp) => [ramp.app, ramp]));
  // A change may have been completed in the meantime; the document that was read would not contain it.
  if ((await latestIssued(tx)) > issued) return false;
  for (const [app, releases] of apps) {
    if (!busy.has(app))
      await noteOutside(tx, { app, releases, last: last.get(app), ramp: ramps.get(app), issued, now });
  }
  return true;
}

interface Seen {
  app: string;
  releases: readonly Deployment[];
  last: StoredChange | undefined;
  ramp: Ramp | undefined;
  issued: number;
  now: Date;
}

async function noteOutside(tx: Queryable, { app, releases, last, ramp, issued, now }: Seen): Promise<void> {
  const shares = sharesOf(releases);
  const differs = difference(last?.shares ?? [], shares);
  if (differs.length === 0) return;
  const because = { code: 'found', changes: differs } as const;
  const end = ramp && endUnder(ramp, releases);
  const change = await insertChange(tx, {
    app,
    at: now,
    what: 'seen-outside',
    version: null,
    traffic: null,
    why: sayBecause(because),
    because,
    by: { kind: 'outside' },
    verdict: null,
    intent: { ...(end && { ramp: end }) },
    shares,
    issuedBefore: last?.issuedAfter ?? 0,
  });
  await completeChange(tx, change, issued);
}

/** Returns the number of the change that produced an app's part of the document. */
export function changeIn(releases: readonly Deployment[]): number | undefined {
  const changes = releases.flatMap(({ extras }) => extras.change ?? []);
  return changes.length === 0 ? undefined : Math.max(...changes);
}
