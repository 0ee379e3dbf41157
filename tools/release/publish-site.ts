import { join } from 'node:path';
import { openReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { publish } from './publish.ts';
import { builtApps, readBuild } from './read-build.ts';
import { readRegistry, signingKey } from '@greenroom/release-registry';
import { registryMemory } from './registry-memory.ts';

interface PublishSiteOptions {
  /** The folder with the builds. */
  dist: string;
  /** The machine's data folder, with its store and its keys. */
  dataDir: string;
}

/**
 * Publishes every build for everyone, on a machine that publishes for itself.
 * @returns the apps whose builds were not live before, as `<app> <version>`
 */
export async function publishSite({ dist, dataDir }: PublishSiteOptions): Promise<string[]> {
  const store = await openReleaseStore(join(dataDir, 'releases'));
  const keys = await signingKey({ given: undefined, dataDir, mayMake: true });
  const memory = registryMemory(dataDir, store.name);
  const { registry } = await readRegistry(store, [keys.public], memory);
  const builds = await Promise.all(builtApps(dist).map((name) => readBuild(dist, name)));
  const fresh = builds.filter(({ record: { name, version } }) => {
    const known = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    // A start does not undo what the registry's own commands decided about a release.
    return !known || (known.deployment.traffic !== 100 && known.extras.change === undefined);
  });
  if (fresh.length > 0) await publish({ store, keys, memory, builds: fresh, traffic: 100, now: Date.now });
  return fresh.map(({ record }) => `${record.name} ${record.version}`);
}
