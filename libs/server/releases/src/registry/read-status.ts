import type { ReleasedApp, ReleaseRamp, ReleaseStatus } from '@greenroom/contracts';
import { expiresAt, releaseFolder, type Deployment, type Registry, type ReleaseRecord } from '@greenroom/federation';
import type { Site } from '../open-site.ts';
import { waitsUntil } from './domain/next-ramp-step.ts';
import { nextStepAt, type Ramp } from './domain/ramp.ts';
import { changeOnWire } from './read-history.ts';
import {
  findHistory,
  findKilled,
  findLastDivided,
  findLastDone,
  findLastRamps,
  findReturned,
} from './registry.repository.ts';
import { findApprovalChanges, findFreezes } from './rules.repository.ts';
import { approvalOnWire, freezeOnWire, sinceOf } from './rules-on-wire.ts';
import { approvalsOf, limitOf } from './domain/approvals.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** In milliseconds. */
const marksFor = 30 * 86_400_000;

type StatusDependencies = Pick<RegistryDependencies, 'db' | 'signingKey' | 'notices' | 'approvals' | 'now'>;

/** Returns the registry as the site serves it, with each release's history and its ramp. */
export async function readStatus(
  { db, signingKey, notices, approvals, now }: StatusDependencies,
  site: Pick<Site, 'releasesNow' | 'trouble'>,
): Promise<ReleaseStatus> {
  const releases = await site.releasesNow();
  const since = new Date(now().getTime() - marksFor);
  const marks = await findHistory(db, { since });
  const [last, ramps, killed] = [await findLastDone(db), await findLastRamps(db), await findKilled(db)];
  const at = now();
  const [returned, divided] = [await findReturned(db), await findLastDivided(db)];
  const [freezes, changes] = [await findFreezes(db, at), await findApprovalChanges(db, at)];
  const registry = releases && (JSON.parse(new TextDecoder().decode(releases.document)) as Registry);
  const expires = registry ? expiresAt(registry) : Infinity;
  const trouble = site.trouble();

  const releaseOf = (app: string, sound: ReadonlySet<string>, withSizes: ReadonlySet<string>) => (one: Deployment) => {
    const { version } = one.metadata;
    const dead = killed.find((row) => row.app === app && row.version === version);
    const { published } = one.extras;
    return {
      version,
      default: one.deployment.default,
      traffic: one.deployment.traffic,
      sound: sound.has(version) || (one.extras.killed === true && releases!.records.has(releaseFolder(app, version))),
      pages: one.extras.pages.map(({ path }) => path),
      sizes: withSizes.has(version) ? sizesOf(releases!.records.get(releaseFolder(app, version))) : [],
      killed: one.extras.killed ? { at: isoOf(dead?.at ?? releases!.issued), why: dead?.why ?? '' } : null,
      publishedAt: published === undefined ? null : isoOf(published),
      commit: one.extras.commit ?? null,
      returned: returnOf(returned.find((ramp) => ramp.app === app && ramp.version === version)),
    };
  };
  const appOf = ([name, deployments]: [string, Deployment[]]): ReleasedApp => {
    const sound = new Set(releases!.apps.get(name)?.map(({ record }) => record.version));
    const ramp = ramps.find(({ app }) => app === name);
    return {
      name,
      since: sinceOf(divided.find(({ app }) => app === name)),
      approvalAbove: limitOf(approvals, name) ?? null,
      approvals: limitOf(approvals, name) === undefined ? [] : approvalsOf(changes, name, at).map(approvalOnWire),
      revision: last.find(({ app }) => app === name)?.number ?? 0,
      ramp: ramp ? rampOnWire(ramp) : null,
      releases: deployments.map(releaseOf(name, sound, comparedIn(deployments))).toReversed(),
      marks: marks
        .filter(({ app }) => app === name)
        .map(changeOnWire)
        .toReversed(),
    };
  };
  return {
    issuedAt: releases ? isoOf(releases.issued) : null,
    expiresAt: expires === Infinity ? null : isoOf(expires),
    trouble: trouble ? { kind: trouble.kind, since: isoOf(trouble.since) } : null,
    writable: (await signingKey()) !== undefined,
    freezes: freezes.map(freezeOnWire),
    apps: Object.entries(registry?.microFrontends ?? {}).map(appOf),
    notices: await notices.read(),
  };
}

/** Returns the releases with visitors, and the one before the default. */
function comparedIn(deployments: readonly Deployment[]): Set<string> {
  const usual = deployments.findIndex(({ deployment }) => deployment.default);
  const compared = deployments.filter(({ deployment }, at) => deployment.traffic > 0 || at === usual - 1);
  return new Set(compared.map(({ metadata }) => metadata.version));
}

/** Returns the size of the scripts that each page loads first. */
function sizesOf(record: ReleaseRecord | undefined): { path: string; gzipBytes: number }[] {
  if (!record) return [];
  return record.pages.map(({ path, files }) => ({
    path,
    gzipBytes: [...new Set([record.entry, ...files])].reduce(
      (sum, file) => sum + (record.files[file]?.gzipBytes ?? 0),
      0,
    ),
  }));
}

const isoOf = (when: number | Date) => new Date(when).toISOString();

function returnOf(ramp: Ramp | undefined): ReleasedApp['releases'][number]['returned'] {
  if (!ramp?.endedAt) return null;
  return { at: isoOf(ramp.endedAt), guardrail: ramp.verdict?.kind === 'worse' ? ramp.verdict.guardrail : null };
}

function rampOnWire(ramp: Ramp): ReleaseRamp {
  const { version, stable, steps, everySeconds, minSample, state, step, stepSince, begunAt, endedAt, verdict } = ramp;
  return {
    version,
    stable,
    steps: [...steps],
    everySeconds,
    minSample,
    state,
    step,
    stepSince: isoOf(stepSince),
    nextAt: nextStepAt(ramp)?.toISOString() ?? null,
    waitsUntil: waitsUntil(ramp)?.toISOString() ?? null,
    begunAt: isoOf(begunAt),
    endedAt: endedAt && isoOf(endedAt),
    verdict,
  };
}
