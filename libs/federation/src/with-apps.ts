import { issuedAt, type Deployment, type Registry } from './registry.ts';

type Apps = Registry['microFrontends'];

interface Issue {
  /** Milliseconds since 1970; the new document is always later than the one before it. */
  now: number;
  /** When it expires for readers that do not know it yet; left out, it never expires, since it may not be renewed. */
  expires?: number | undefined;
  /** By app, the change in the registry's history that makes its part; apps that are not named keep theirs. */
  changes?: Readonly<Record<string, number>> | undefined;
}

/**
 * Returns the next document with these apps, stamped with the fields that the registry sets on releases.
 * @param apps all of them; an unchanged list must be the same object
 * @returns the same registry where nothing changes
 */
export function withApps(registry: Registry, apps: Apps, { now, ...issue }: Issue): Registry {
  const changed = Object.keys(apps).some((name) => apps[name] !== registry.microFrontends[name]);
  return changed ? issueAnew({ ...registry, microFrontends: apps }, registry, { now, ...issue }) : registry;
}

/** Issues the same registry again, as of now. */
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
