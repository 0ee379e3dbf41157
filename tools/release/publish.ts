import {
  integrityOf,
  openRelease,
  RegistryRefusal,
  releaseFolder,
  sign,
  UnsoundDocument,
  withReleases,
  type Deployment,
  type Registry,
  type ReleaseChange,
  type ReleaseRecord,
} from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import type { Build } from './read-build.ts';
import { changeRegistry, readRegistry, type RegistryMemory, type KeyPair } from '@greenroom/release-registry';
import { unmetBy } from './shared-gate.ts';

export interface PublishOptions {
  store: ReleaseStore;
  keys: KeyPair;
  /** Public keys of others who publish to the same store. */
  otherKeys?: readonly CryptoKey[];
  builds: readonly Build[];
  /** Percentage of visitors; see {@link ReleaseChange}. */
  traffic?: number | undefined;
  /**
   * Another address of the whole store, ending with a slash: pages fetch entries from there if the first address fails.
   */
  fallbackBase?: string | undefined;
  /** The commit of the builds. */
  commit?: string | undefined;
  /** The newest registry seen before; an older document is rejected. */
  memory?: RegistryMemory | undefined;
  /** Lets a running registry add the releases to its document; by default they are added in the store directly. */
  register?: ((changes: readonly ReleaseChange[]) => Promise<void>) | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * Publishes builds: their files, then their records, then all of them at once in the registry. Existing files stay
 * unchanged.
 * @throws if a file under the same version differs; RegistryRefusal if a remote needs a shared module, or uses an
 * export of one, that the shell does not have, or claims a path of another app
 */
export async function publish(options: PublishOptions): Promise<Registry> {
  const { store, keys, otherKeys = [], builds, traffic, memory, register, now } = options;
  const before = await readRegistry(store, [keys.public, ...otherKeys], memory);
  const unmet = await unmetSharing(options, before.registry);
  if (unmet.length > 0)
    throw new RegistryRefusal(`Shared modules do not go together:\n${unmet.map((line) => `  - ${line}`).join('\n')}`);
  const changes: ReleaseChange[] = [];
  for (const build of builds) changes.push({ ...(await storeRelease(options, build)), traffic });
  if (register) {
    await register(changes);
    return (await readRegistry(store, [keys.public, ...otherKeys], memory)).registry;
  }
  return changeRegistry(store, keys, otherKeys, (registry) => withReleases(registry, changes, now()), memory);
}

/** Returns, as sentences, which shared modules would not match if these builds were everyone's. */
async function unmetSharing(
  { store, keys, otherKeys = [], builds }: PublishOptions,
  registry: Registry,
): Promise<string[]> {
  const after = new Map<string, ReleaseRecord>();
  for (const [name, deployments] of Object.entries(registry.microFrontends)) {
    const usual = deployments.find(({ deployment }) => deployment.default);
    if (usual) after.set(name, await readRecord(store, name, usual, [keys.public, ...otherKeys]));
  }
  for (const { record } of builds) after.set(record.name, record);
  const shell = after.get('shell');
  if (!shell) return [];
  const changed = new Set(builds.map(({ record }) => record.name));
  const remotes = [...after.values()].filter(
    ({ name }) => name !== 'shell' && (changed.has('shell') || changed.has(name)),
  );
  return remotes.flatMap((remote) => unmetBy(shell, remote));
}

async function readRecord(store: ReleaseStore, name: string, deployment: Deployment, keys: readonly CryptoKey[]) {
  const stored = await store.read(`${releaseFolder(name, deployment.metadata.version)}/release.json`);
  if (!stored) throw new UnsoundDocument(`The record of ${name} ${deployment.metadata.version} is missing`);
  return openRelease(stored.bytes, name, deployment, keys);
}

/** Writes a release to the store, its record last, because a record promises that its files exist. */
async function storeRelease({ store, keys, fallbackBase, commit }: PublishOptions, { record, files }: Build) {
  const { name, version, entry, pages } = record;
  const folder = releaseFolder(name, version);
  // Compressed files and source maps may be written differently by another machine.
  const named = (file: string) => Object.hasOwn(record.files, file) || file === record.server?.file;
  const writings = [...files].map(([file, bytes]) => async () => {
    const key = `${folder}/${file}`;
    await (named(file) ? writeOnce(store, key, bytes) : store.write(key, bytes, undefined));
  });
  await inTurns(writings, 16);
  const bytes = new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
  await writeOnce(store, `${folder}/release.json`, bytes);
  const release = {
    url: `/${folder}/${entry}`,
    ...(fallbackBase !== undefined && { fallbackUrl: `${fallbackBase}${folder}/${entry}` }),
    metadata: { integrity: record.files[entry]?.integrity ?? '', version },
    extras: {
      record: `/${folder}/release.json`,
      recordIntegrity: await integrityOf(bytes),
      signature: await sign(keys.signing, bytes),
      pages: pages.map(({ path, frame }) => ({ path, frame })),
      ...(commit !== undefined && { commit }),
    },
  };
  return { name, release };
}

/** Runs all of these, a limited number at once. */
async function inTurns(works: (() => Promise<void>)[], atOnce: number): Promise<void> {
  const left = works.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const work of left) await work();
    }),
  );
}

async function writeOnce(store: ReleaseStore, key: string, bytes: Uint8Array): Promise<void> {
  if (await store.write(key, bytes, undefined)) return;
  const there = await store.read(key);
  if (!there || Buffer.compare(there.bytes, bytes) !== 0) {
    throw new Error(`${key} is already published with other content: a release is never changed`);
  }
}
