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
  findUnderWay,
  insertChange,
  lockApps,
  setDropped,
  type StoredChange,
} from './registry.repository.ts';
import { type RegistryDependencies, validForMs } from './registry-dependencies.ts';
import { changeIn, reconcileRegistry } from './reconcile-registry.ts';

/** What is to become of one app. */
export interface Wanted {
  app: string;
  /** The last change of the app that it was decided on; left out, whatever it is. */
  revision?: number | undefined;
  /**
   * @returns nothing where all is so already
   * @throws RegistryRefusal where it makes no sense as things stand
   */
  decide(standing: Standing): Decision | undefined;
}

export interface Reason {
  by: Actor;
  why: string;
  /** Where nobody said why. */
  because?: ReleaseBecause;
  verdict?: GuardrailVerdict;
}

const tries = 5;

/**
 * Changes apps, all of them or none: puts down what is to be done, writes the document, and writes down that it is done.
 * A server that dies between two of these leaves something that {@link reconcileRegistry} brings to an end.
 * @throws ApiFailure `conflict` where an app changed meanwhile, `unprocessable` where it makes no sense, `unavailable`
 *   where nothing can be signed or the store does not answer
 */
export async function changeApps(deps: RegistryDependencies, wanted: readonly Wanted[], reason: Reason): Promise<void> {
  const keys = await deps.signingKey();
  if (!keys) throw new ApiFailure('unavailable', 'This server has no key to sign the registry with that readers know');
  const stored = await reachable(() => reconcileRegistry(deps));
  const { changes, parts } = await deps.db.transaction((tx) => putDown(tx, deps.now(), stored, wanted, reason));
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

/** Puts changes down, each beside what it makes of its app's part of the document; those that make nothing of it are done then. */
async function putDown(
  tx: Queryable,
  now: Date,
  { registry }: StoredRegistry,
  wanted: readonly Wanted[],
  { by, why, because, verdict }: Reason,
): Promise<{ changes: StoredChange[]; parts: Parts }> {
  await lockApps(
    tx,
    wanted.map(({ app }) => app),
  );
  const last = new Map((await findLastDone(tx)).map((change) => [change.app, change]));
  const underWay = new Set((await findUnderWay(tx)).map(({ app }) => app));
  const ramps = new Map((await findRampsOn(tx)).map((ramp) => [ramp.app, ramp]));
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
    const decision = refusing(() => decide({ app, releases, ramp: ramps.get(app), now }));
    if (!decision) continue;
    const { what, version, ramp, begins, kills, removes } = decision;
    const shares = sharesOf(decision.releases ?? releases);
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
      intent: {
        ...(ramp && { ramp }),
        ...(begins && { begins }),
        ...(kills !== undefined && { kills }),
        ...(removes && { removes }),
      },
      shares,
      issuedBefore,
    });
    if (decision.releases) {
      parts[app] = decision.releases;
      changes.push(change);
    } else await completeChange(tx, change, issuedBefore);
  }
  refusing(() => checkOwners(changes, { ...registry.microFrontends, ...parts }));
  return { changes, parts };
}

/** What brings a release to more people. Going back is never held up. */
const forward: readonly StoredChange['what'][] = ['published', 'ramp-begun', 'promoted'];

/** @throws RegistryRefusal where a release that goes forward answers for paths of another app, as all are then */
function checkOwners(changes: readonly StoredChange[], apps: Parts): void {
  for (const { app, what, version } of changes) {
    const release = forward.includes(what) && version !== null && releaseNamed(apps[app] ?? [], version);
    if (release) checkPaths(app, release.extras.pages, apps);
  }
}

/**
 * Writes what was put down into the document. Where somebody else wrote it meanwhile, it is tried again on theirs.
 * @returns when the document that says it was issued; nothing where theirs has another state of one of the apps
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
    // A store may have taken it, and only the word that it did was lost.
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

/** What the store throws is no fault of ours, and no riddle for who asked. */
async function reachable<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof UnsoundDocument ? error.message : 'The release store does not answer';
    throw Object.assign(new ApiFailure('unavailable', `${cause}. What stands is told by the status`), { cause: error });
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
