import type { ReleaseBecause } from '@greenroom/contracts';
import type { Deployment } from '@greenroom/federation';

type ShareChange = Extract<ReleaseBecause, { code: 'found' }>['changes'][number];

/** One release's share of an app's visitors. */
export interface StoredShare {
  version: string;
  /** In percent. */
  traffic: number;
  default?: true;
  killed?: true;
}

/** Returns the division of an app's visitors. */
export function sharesOf(releases: readonly Deployment[]): StoredShare[] {
  return releases.map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    traffic: deployment.traffic,
    ...(deployment.default && { default: true as const }),
    ...(extras.killed && { killed: true as const }),
  }));
}

/** Returns a release's traffic; null if the release is gone. */
export function trafficOf(shares: readonly StoredShare[], version: string | null): number | null {
  return shares.find((one) => one.version === version)?.traffic ?? null;
}

/** Returns the differences between two divisions, release by release; empty if they are equal. */
export function difference(before: readonly StoredShare[], after: readonly StoredShare[]): ShareChange[] {
  const had = new Map(before.map((one) => [one.version, one]));
  const has = new Set(after.map(({ version }) => version));
  const changed = after.flatMap(({ version, traffic, killed }): ShareChange[] => {
    const old = had.get(version);
    if (!old) return [{ version, from: null, to: traffic }];
    if (old.traffic === traffic && old.killed === killed) return [];
    return [{ version, from: old.traffic, to: traffic, ...(old.killed !== killed && { killed: killed === true }) }];
  });
  const gone = before.filter(({ version }) => !has.has(version));
  return [...changed, ...gone.map(({ version, traffic }) => ({ version, from: traffic, to: null }))];
}
