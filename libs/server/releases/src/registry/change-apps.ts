import { isDeepStrictEqual } from 'node:util';
import { ApiFailure, type GuardrailVerdict, type ReleaseBecause } from '@greenroom/contracts';
import {
  checkPaths,
  issuedAt,
  RegistryRefusal,
  releaseNamed,
  UnsoundDocument,
  withApps,
  type Deployment,
} from '@greenroom/federation';
import type { Queryable } from '@greenroom/database';
import { type KeyPair, readRegistry, writeRegistry, type StoredRegistry } from '@greenroom/release-registry';
import { completeChange } from './complete-change.ts';
import type { Decision, Standing } from './domain/decide-command.ts';
import { sharesOf, trafficOf, type StoredShare } from './domain/shares.ts';
import {
  type Actor,
  findLastDone,
  findRampsOn,
  findRunning,
  insertChange,
  lockApps,
  setDropped,
  type StoredChange,
} from './registry.repository.ts';
import { type RegistryDependencies, validForMs } from './registry-dependencies.ts';
import { checkRules, readRules, type Rules } from './release-rules.ts';
import { changeIn, reconcileRegistry } from './reconcile-registry.ts';
import type { StoredIntent } from './stored-intent.ts';

/** A requested change of one app. */
export interface Wanted {
  app: string;
  /** Number of the app's last change that the decision was based on; left out, any state is accepted. */
  revision?: number | undefined;
  /**
   * @returns undefined if nothing has to change
   * @throws RegistryRefusal if the change makes no sense in the current state
   */
  decide(standing: Standing, rules: Rules): Decision | undefined;
}

export interface Reason {
  by: Actor;
  why: string;
  /** Set for changes made without a person's reason. */
  because?: ReleaseBecause;
  verdict?: GuardrailVerdict;
}

const tries = 5;

/**
 * Changes apps, all of them or none: stores the intended changes, writes the document, then marks the changes done. If
 * the server dies in between, {@link reconcileRegistry} finishes or drops them.
 * @throws ApiFailure `conflict` if an app changed meanwhile, `unprocessable` if the change makes no sense,
 * `unavailable` if nothing can be signed or the store does not answer
 */
export async function changeApps(deps: RegistryDependencies, wanted: readonly Wanted[], reason: Reason): Promise<void> {
  const keys = await deps.signingKey();
  if (!keys) throw new ApiFailure('unavailable', 'This server has no key to sign the registry with that readers know');
  const stored = await reachable(() => reconcileRegistry(deps));
  const { changes, parts } = await deps.db.transaction((tx) => putDown(tx, deps, stored, wanted, reason));
  if (Object.keys(parts).length === 0) return;
  const issued = await reachable(() => writeParts(deps, keys, stored, changes, parts));
  if (issued === undefined) {
    await setDropped(
      deps.db,
      changes.map(({ number }) => number),
    );
    throw changedMeanwhile(changes[0]!.app, []);
  }
  await deps.db.transaction(async (tx) => {
    for (const change of changes) await completeChange(tx, change, issued);
  });
}

type Parts = Record<string, readonly Deployment[]>;

/**
 * Stores changes, each with the resulting part of the document. Changes that leave the document as it is are done at
 * once.
 */
async function putDown(
  tx: Queryable,
  { approvals, ...deps }: RegistryDependencies,
  { registry }: StoredRegistry,
  wanted: readonly Wanted[],
  { by, why, because, verdict }: Reason,
): Promise<{ changes: StoredChange[]; parts: Parts }> {
  await lockApps(
    tx,
    wanted.map(({ app }) => app),
  );
  const last = new Map((await findLastDone(tx)).map((change) => [change.app, change]));
  const underWay = new Set((await findRunning(tx)).map(({ app }) => app));
  const ramps = new Map((await findRampsOn(tx)).map((ramp) => [ramp.app, ramp]));
  const now = deps.now();
  const rules = await readRules(tx, approvals, now);
  const issuedBefore = issuedAt(registry);
  const changes: StoredChange[] = [];
  const parts: Parts = {};
  for (const { app, revision, decide } of wanted) {
    const releases = registry.microFrontends[app] ?? [];
    const before = last.get(app);
    const isStale = revision !== undefined && revision !== (before?.number ?? 0);
    const seenOtherwise = !isDeepStrictEqual(before?.shares ?? [], sharesOf(releases));
    if (underWay.has(app))
      throw new ApiFailure('conflict', `Another change of ${app} is under way: look again in a moment`);
    if (isStale || seenOtherwise) throw changedMeanwhile(app, before?.shares ?? []);
    const standing = { app, releases, ramp: ramps.get(app), now };
    const decision = refusing(() => decide(standing, rules));
    if (!decision) continue;
    checkRules(decision, standing, rules, by);
    const { what, version, releases: divided } = decision;
    const shares = sharesOf(divided ?? releases);
    const change = await insertChange(tx, {
      app,
      at: now,
      what,
      version,
      traffic: trafficOf(shares, version),
      why,
      because: because ?? null,
      by,
      verdict: verdict ?? null,
      intent: intentOf(decision),
      shares,
      issuedBefore,
    });
    if (divided) {
      parts[app] = divided;
      changes.push(change);
    } else await completeChange(tx, change, issuedBefore);
  }
  refusing(() => checkOwners(changes, { ...registry.microFrontends, ...parts }));
  return { changes, parts };
}

/** Returns what else to do when the change is done. */
function intentOf({ ramp, begins, kills, removes, freezes, unfreezes }: Decision): StoredIntent {
  return {
    ...(ramp && { ramp }),
    ...(begins && { begins }),
    ...(kills !== undefined && { kills }),
    ...(removes && { removes }),
    ...(freezes && { freezes }),
    ...(unfreezes !== undefined && { unfreezes }),
  };
}

/** Changes that bring a release to more visitors. Going back is never blocked. */
const forward: readonly StoredChange['what'][] = ['published', 'ramp-begun', 'promoted'];

/** @throws RegistryRefusal if, after all changes, an advancing release claims paths of another app */
function checkOwners(changes: readonly StoredChange[], apps: Parts): void {
  for (const { app, what, version } of changes) {
    const release = forward.includes(what) && version !== null && releaseNamed(apps[app] ?? [], version);
    if (release) checkPaths(app, release.extras.pages, apps);
  }
}

/**
 * Writes the stored changes into the document. If another writer was faster, it retries on top of their document.
 * @returns the issue time of the document that contains the changes; undefined if the other writer changed one of the
 * apps
 */
async function writeParts(
  deps: RegistryDependencies,
  keys: KeyPair,
  base: StoredRegistry,
  changes: readonly StoredChange[],
  parts: Parts,
): Promise<number | undefined> {
  const numbers = Object.fromEntries(changes.map(({ app, number }) => [app, number]));
  const partOfApp = ({ registry }: StoredRegistry, app: string) => registry.microFrontends[app] ?? [];
  let stored = base;
  for (let left = tries; left > 0; left--) {
    const now = deps.now().getTime();
    const apps = { ...stored.registry.microFrontends, ...(parts as Record<string, Deployment[]>) };
    const registry = withApps(stored.registry, apps, { now, expires: now + validForMs, changes: numbers });
    if (await writeRegistry(deps.store, keys, stored, registry)) return issuedAt(registry);
    stored = await readRegistry(deps.store, await deps.publicKeys());
    // The store may have accepted the write although its response was lost.
    const isWritten = changes.every(({ app, number }) => changeIn(partOfApp(stored, app)) === number);
    if (isWritten) return issuedAt(stored.registry);
    const isAsBefore = changes.every(({ app }) => {
      const [before, after] = [partOfApp(base, app), partOfApp(stored, app)];
      return changeIn(before) === changeIn(after) && isDeepStrictEqual(sharesOf(before), sharesOf(after));
    });
    if (!isAsBefore) return undefined;
  }
  return undefined;
}

function refusing<Result>(decide: () => Result): Result {
  try {
    return decide();
  } catch (error) {
    if (error instanceof RegistryRefusal) throw new ApiFailure('unprocessable', error.message);
    throw error;
  }
}

/** Reports errors of the store as `unavailable`, with the cause. */
async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof UnsoundDocument ? error.message : 'The release store does not answer';
    throw Object.assign(new ApiFailure('unavailable', `${cause}. The status command shows the current state`), {
      cause: error,
    });
  }
}

function changedMeanwhile(app: string, shares: readonly StoredShare[]): ApiFailure {
  const now = shares
    .filter(({ traffic }) => traffic > 0)
    .map(({ version, traffic }) => `${version} has ${traffic} %`)
    .join(', ');
  return new ApiFailure(
    'conflict',
    `${app} changed meanwhile${now && `: ${now} now`}. Look at how it stands, and decide anew`,
  );
}
