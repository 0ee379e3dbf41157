import { chooseRelease } from './choose-release.ts';
import { releaseStillKept, type KeptRelease } from './kept-release.ts';
import type { Apps } from './offered.ts';
import { servedOverride, type Overrides } from './overrides.ts';
import type { Deployment } from './registry.ts';
import type { ChosenRemote, OverrideNotice, ReleaseManifest, RemoteFallback } from './release.ts';

/** One app as chosen for a visitor, and the release behind it. */
export interface Choice {
  deployment: Deployment;
  remote: ChosenRemote;
}

/**
 * Chooses for one visitor the release of each app: by the visitor's bucket, or by an override. The result is the same
 * on the server and in a browser that chooses for itself.
 * @param kept a release to keep while the visitor is in the middle of something, and the time in milliseconds since
 * 1970
 */
export function chooseManifest(
  apps: Apps,
  visitorId: string,
  overrides: Overrides,
  kept?: { release: KeptRelease; now: number },
): { choices: Choice[]; manifest: ReleaseManifest } {
  const choices = [...apps].flatMap(([name, deployments]) => {
    const usual = (kept && releaseStillKept(name, deployments, kept)) ?? chooseRelease(deployments, visitorId);
    return usual ? [choose(name, deployments, usual, overrides[name])] : [];
  });
  const notices = Object.entries(overrides).map(([name, { asked }]): OverrideNotice => {
    return { remote: name, asked, served: choices.some(({ remote }) => remote.name === name && remote.override) };
  });
  const remotes = choices.map(({ remote }) => remote).filter(({ name }) => name !== 'shell');
  return { choices, manifest: { remotes, ...(notices.length > 0 && { overrides: notices }) } };
}

function choose(
  name: string,
  deployments: readonly Deployment[],
  usual: Deployment,
  asked: Overrides[string] | undefined,
): Choice {
  const override = asked === undefined ? undefined : servedOverride(deployments, asked);
  const deployment = override?.deployment ?? usual;
  const { url, metadata, extras } = deployment;
  const remote: ChosenRemote = {
    name,
    version: override?.url ? 'override' : metadata.version,
    url: override?.url ?? url,
    integrity: override?.url ? '' : metadata.integrity,
    pages: extras.pages.map(({ path, frame }) => ({ path, frame })),
    fallbacks: override?.url ? [] : fallbacksOf(deployment, deployments),
    ...(override && { override: true as const }),
  };
  return { deployment, remote };
}

/**
 * Returns the same release at another address, then the last good one: the default or, in its place, the one before it.
 */
function fallbacksOf(deployment: Deployment, deployments: readonly Deployment[]): RemoteFallback[] {
  const { fallbackUrl, metadata } = deployment;
  const elsewhere = fallbackUrl === undefined ? [] : [{ url: fallbackUrl, ...metadata }];
  const usual = deployments.find((one) => one.deployment.default);
  const before = deployments.slice(0, deployments.indexOf(deployment));
  const good = usual === deployment ? before.findLast(({ extras }) => !extras.broken) : usual;
  return [...elsewhere, ...(good ? [{ url: good.url, ...good.metadata }] : [])];
}
