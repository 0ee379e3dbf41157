import type { ReleasedApp, ReleaseRamp, ReleaseStatus } from '@greenroom/contracts';
import { expiresAt, releaseFolder, type Deployment, type Registry } from '@greenroom/federation';
import type { Site } from '../open-site.ts';
import { waitsUntil } from './domain/next-ramp-step.ts';
import { nextStepAt, type Ramp } from './domain/ramp.ts';
import { changeOnWire } from './read-history.ts';
import { findHistory, findKilled, findLastDone, findLastRamps, findReturned } from './registry.repository.ts';
import type { RegistryDependencies } from './registry-dependencies.ts';

/** In milliseconds. */
const marksFor = 30 * 86_400_000;

/** Returns the registry as the site serves it, with each release's history and its ramp. */
export async function readStatus(
  { db, signingKey, notices, now }: Pick<RegistryDependencies, 'db' | 'signingKey' | 'notices' | 'now'>,
  site: Pick<Site, 'releasesNow' | 'trouble'>,
): Promise<ReleaseStatus> {
  const releases = await site.releasesNow();
  const since = new Date(now().getTime() - marksFor);
  const marks = await findHistory(db, { since });
  const [last, ramps, killed] = [await findLastDone(db), await findLastRamps(db), await findKilled(db)];
  const returned = await findReturned(db);
  const registry = releases && (JSON.parse(new TextDecoder().decode(releases.document)) as Registry);
  const expires = registry ? expiresAt(registry) : Infinity;
  const trouble = site.trouble();

  const releaseOf = (app: string, sound: ReadonlySet<string>) => (one: Deployment) => {
    const { version } = one.metadata;
    const dead = killed.find((row) => row.app === app && row.version === version);
    const { published } = one.extras;
    return {
      version,
      default: one.deployment.default,
      traffic: one.deployment.traffic,
      sound: sound.has(version) || (one.extras.killed === true && releases!.records.has(releaseFolder(app, version))),
      pages: one.extras.pages.map(({ path }) => path),
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
      revision: last.find(({ app }) => app === name)?.number ?? 0,
      ramp: ramp ? rampOnWire(ramp) : null,
      releases: deployments.map(releaseOf(name, sound)).toReversed(),
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
    apps: Object.entries(registry?.microFrontends ?? {}).map(appOf),
    notices: await notices.read(),
  };
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
