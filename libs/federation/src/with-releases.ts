import { isRetired } from './offered.ts';
import { pathConflicts } from './path-conflicts.ts';
import type { Deployment, Registry } from './registry.ts';
import { withApps } from './with-apps.ts';

/** A rejected change of the registry, with the reason. */
export class RegistryRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RegistryRefusal';
  }
}

/** Fields that the registry sets on a release. */
type RegistrysOwn = 'issued' | 'salt' | 'expires' | 'change' | 'published' | 'left' | 'killed' | 'broken';

/** A release to register, without the fields that the registry sets. */
export type NewDeployment = Omit<Deployment, 'deployment' | 'extras'> & {
  extras: Omit<Deployment['extras'], RegistrysOwn>;
};

export interface ReleaseChange {
  name: string;
  release: NewDeployment;
  /** Percent of visitors. Left out: all for an app's first release, none (except on request) for a later one. */
  traffic?: number | undefined;
}

/**
 * Returns the registry with newly published releases.
 * @param now milliseconds since 1970; the new document is always later than the one before it
 * @returns the same object where nothing changes
 * @throws RegistryRefusal where the traffic cannot be assigned
 */
export function withReleases(registry: Registry, changes: readonly ReleaseChange[], now: number): Registry {
  const apps = { ...registry.microFrontends };
  for (const { name, release, traffic } of changes) apps[name] = withRelease(name, apps[name] ?? [], release, traffic);
  for (const { name, release } of changes) checkPaths(name, release.extras.pages, apps);
  return withApps(registry, apps, { now });
}

/** @throws RegistryRefusal where pages of a release have paths of another app */
export function checkPaths(
  name: string,
  pages: readonly { path: string }[],
  apps: Readonly<Record<string, readonly Deployment[]>>,
): void {
  const conflicts = pathConflicts(name, pages, apps);
  if (conflicts.length === 0) return;
  const said = conflicts.map(({ path, owner, taken }) =>
    path === taken ? `${path} belongs to ${owner}` : `${path} lies in ${taken}, which belongs to ${owner}`,
  );
  throw new RegistryRefusal(
    `${name} answers for paths of others: ${said.join('; ')}. An app gives a path up with a release without it that everyone gets`,
  );
}

/** Returns one app's releases with a newly published one; the same list where nothing changes. */
export function withRelease(
  name: string,
  list: readonly Deployment[],
  release: NewDeployment,
  asked: number | undefined,
): Deployment[] {
  const { version } = release.metadata;
  const known = list.find(({ metadata }) => metadata.version === version);
  if (known?.extras.killed)
    throw new RegistryRefusal(
      `${name} ${version} was killed: nobody gets it any more, however often it is published. Change what is wrong and build again`,
    );
  if (known && (asked === undefined || asked === known.deployment.traffic)) return list as Deployment[];
  const traffic = asked ?? (list.length === 0 ? 100 : 0);
  if (!(traffic >= 0 && traffic <= 100)) throw new RegistryRefusal('Traffic is a percentage, 0 to 100');

  const others = list.filter((one) => one !== known);
  const usual = others.find((one) => one.deployment.default);
  const ramping = others.find((one) => !one.deployment.default && one.deployment.traffic > 0);
  const staysRetired = traffic === 0 && isRetired(list);
  if (traffic < 100 && !usual && !staysRetired) {
    throw new RegistryRefusal(
      `${name} has no other release to give the rest of its visitors to: publish it for everyone`,
    );
  }
  if (traffic > 0 && traffic < 100 && ramping) {
    const { metadata, deployment } = ramping;
    throw new RegistryRefusal(`${name} ${metadata.version} is on its way, at ${deployment.traffic} %: one at a time`);
  }

  const mine: Deployment = {
    ...(known ?? { ...release, extras: { ...release.extras, issued: 0, salt: `${name}@${version}` } }),
    deployment: { traffic, default: traffic === 100 },
  };
  // The default gets the rest of the visitors.
  const left = 100 - traffic - (traffic < 100 && ramping ? ramping.deployment.traffic : 0);
  const given = (one: Deployment): Deployment['deployment'] => {
    if (traffic === 100) return { traffic: 0, default: false };
    return one === usual ? { traffic: left, default: true } : one.deployment;
  };
  const rest = (one: Deployment) => ({ ...one, deployment: given(one) });
  return known ? list.map((one) => (one === known ? mine : rest(one))) : [...list.map(rest), mine];
}
