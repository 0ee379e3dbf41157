import type { ReleaseStatus } from '@greenroom/contracts';
import type { Registry } from '@greenroom/federation';
import type { Releases } from '../releases/index.ts';

/** The registry as it was issued, release by release, with what became of each here. */
export function readRegistry(releases: Releases | undefined): ReleaseStatus {
  const unwritten = { expiresAt: null, trouble: null, writable: false };
  if (!releases) return { issuedAt: null, apps: [], ...unwritten };
  const registry = JSON.parse(new TextDecoder().decode(releases.document)) as Registry;
  const apps = Object.entries(registry.microFrontends).map(([name, deployments]) => {
    const sound = new Set(releases.apps.get(name)?.map(({ record }) => record.version));
    return {
      name,
      revision: 0,
      ramp: null,
      marks: [],
      releases: deployments.toReversed().map(({ metadata: { version }, deployment, extras }) => ({
        version,
        default: deployment.default,
        traffic: deployment.traffic,
        sound: sound.has(version),
        pages: extras.pages.map(({ path }) => path),
        killed: null,
        publishedAt: null,
      })),
    };
  });
  return { issuedAt: new Date(releases.issued).toISOString(), apps, ...unwritten };
}
