import type { Deployment } from '@greenroom/federation';

/** What part of an app's visitors one release has. */
export interface StoredShare {
  version: string;
  /** In percent. */
  traffic: number;
  default?: true;
  killed?: true;
}

/** How an app's visitors are divided. */
export function sharesOf(releases: readonly Deployment[]): StoredShare[] {
  return releases.map(({ metadata, deployment, extras }) => ({
    version: metadata.version,
    traffic: deployment.traffic,
    ...(deployment.default && { default: true as const }),
    ...(extras.killed && { killed: true as const }),
  }));
}

/** What a release has; nothing where it is gone. */
export function trafficOf(shares: readonly StoredShare[], version: string | null): number | null {
  return shares.find((one) => one.version === version)?.traffic ?? null;
}

/** How two ways to divide differ, as a sentence of versions and shares; empty where they do not. */
export function difference(before: readonly StoredShare[], after: readonly StoredShare[]): string {
  const had = new Map(before.map((one) => [one.version, one]));
  const has = new Set(after.map(({ version }) => version));
  const changed = after.flatMap((one) => {
    const old = had.get(one.version);
    if (!old) return [`${one.version} came, with ${one.traffic} %`];
    const killed =
      one.killed !== old.killed ? [`${one.version} ${one.killed ? 'was killed' : 'is no longer killed'}`] : [];
    return one.traffic === old.traffic ? killed : [...killed, `${one.version} from ${old.traffic} to ${one.traffic} %`];
  });
  const gone = before.filter(({ version }) => !has.has(version)).map(({ version }) => `${version} is gone`);
  return [...changed, ...gone].join('; ');
}
