import { issuedAt, type Deployment, type Registry } from './registry.ts';

type Apps = Registry['microFrontends'];

interface Issue {
  /** Milliseconds since 1970; the new document is later than the one before it in any case. */
  now: number;
  /** When it stops being good for who does not know it; left out, never: nobody may be there to renew it. */
  expires?: number | undefined;
  /** By app, the change in the registry's history that makes its part; apps that are not named keep theirs. */
  changes?: Readonly<Record<string, number>> | undefined;
}

/**
 * The next document: apps as they are from now on, stamped with what the registry itself says of releases.
 * @param apps all of them; one whose list is the very same object is unchanged
 * @returns the same registry where nothing changes
 */
export function withApps(registry: Registry, apps: Apps, { now, ...issue }: Issue): Registry {
  const changed = Object.keys(apps).some((name) => apps[name] !== registry.microFrontends[name]);
  return changed ? issueAnew({ ...registry, microFrontends: apps }, registry, { now, ...issue }) : registry;
}

/** The same once more, as of now. */
export function renewed(registry: Registry, issue: Issue): Registry {
  return issueAnew(registry, registry, issue);
}

function issueAnew(next: Registry, before: Registry, { now, expires, changes = {} }: Issue): Registry {
  const issued = Math.max(now, issuedAt(before) + 1);
  const stamped = Object.entries(next.microFrontends).map(([name, list]) => {
    const had = new Map(before.microFrontends[name]?.map((one) => [one.metadata.version, one.deployment.traffic > 0]));
    const stamp = ({ extras: { expires: _, left, ...extras }, ...one }: Deployment): Deployment => {
      const has = one.deployment.traffic > 0;
      const leftAt = had.get(one.metadata.version) ? issued : left;
      const change = changes[name] ?? extras.change;
      return {
        ...one,
        extras: {
          ...extras,
          issued,
          published: extras.published ?? issued,
          ...(expires !== undefined && { expires }),
          ...(change !== undefined && { change }),
          ...(!has && leftAt !== undefined && { left: leftAt }),
        },
      };
    };
    return [name, list.map(stamp)];
  });
  return { ...next, microFrontends: Object.fromEntries(stamped) as Apps };
}
