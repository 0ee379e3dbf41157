import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  emptyRegistry,
  integrityOf,
  issuedAt,
  registryAddress,
  registryText,
  releaseFolder,
  sign,
  signatureOf,
  withReleases,
  type NewDeployment,
  type PageRecord,
  type Registry,
  type ReleaseRecord,
} from '@greenroom/federation';
import { folderStore } from '@greenroom/adapters/release-store/folder';
import type { ReleaseStore } from '@greenroom/ports/release-store';

export interface TestRelease {
  name: string;
  version: string;
  /** By file name; the first is the entry. */
  files: Record<string, string>;
  pages: PageRecord[];
  messages?: ReleaseRecord['messages'];
  /** The code of the release's server bundle. */
  server?: string;
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const anyTag = async (store: ReleaseStore, key: string) => (await store.read(key))?.tag;

/** Returns a key pair for signing and verifying. */
export function testKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
}

/** Creates a release store in a temporary folder, with a publisher that checks nothing. */
export async function testStore() {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-releases-'));
  const store = folderStore(folder);
  const keys = await testKeys();
  let registry: Registry = emptyRegistry;
  let clock = 1_000;

  /** Overwrites existing content. */
  const put = async (key: string, content: string | Uint8Array) => {
    const bytes = typeof content === 'string' ? utf8(content) : content;
    await store.write(key, bytes, await anyTag(store, key));
  };
  const putRegistry = async (next: Registry, signedBy = keys.privateKey) => {
    const text = registryText(next);
    await put(signatureOf(registryAddress).slice(1), await sign(signedBy, utf8(text)));
    await put(registryAddress.slice(1), text);
  };
  const describe = async ({ name, version, files, pages, messages, server }: TestRelease): Promise<ReleaseRecord> => {
    const described = Object.entries(files).map(async ([file, text]) => {
      const bytes = utf8(text);
      return [file, { bytes: bytes.length, gzipBytes: bytes.length, integrity: await integrityOf(bytes) }] as const;
    });
    return {
      name,
      packageVersion: version.split('-')[0]!,
      version,
      entry: Object.keys(files)[0]!,
      pages,
      messages: messages ?? { en: [], de: [] },
      files: Object.fromEntries(await Promise.all(described)),
      shared: {},
      ...(server !== undefined && {
        server: { file: 'server/bundle.cjs', integrity: await integrityOf(utf8(server)) },
      }),
    };
  };
  /** Writes a release into the store and returns its registry entry. */
  const lay = async (release: TestRelease): Promise<NewDeployment> => {
    const record = await describe(release);
    const folder = releaseFolder(record.name, record.version);
    for (const [file, text] of Object.entries(release.files)) await put(`${folder}/${file}`, text);
    if (release.server !== undefined) await put(`${folder}/server/bundle.cjs`, release.server);
    const text = JSON.stringify(record);
    await put(`${folder}/release.json`, text);
    return {
      url: `/${folder}/${record.entry}`,
      metadata: { integrity: record.files[record.entry]!.integrity, version: record.version },
      extras: {
        record: `/${folder}/release.json`,
        recordIntegrity: await integrityOf(utf8(text)),
        signature: await sign(keys.privateKey, utf8(text)),
        pages: record.pages.map(({ path, frame }) => ({ path, frame })),
      },
    };
  };

  return {
    folder,
    lay,
    store,
    keys,
    put,
    putRegistry,
    registry: () => registry,
    /** Continues from a document that another writer stored. */
    async readAgain() {
      const { bytes } = (await store.read(registryAddress.slice(1)))!;
      registry = JSON.parse(new TextDecoder().decode(bytes)) as Registry;
      clock = Math.max(clock, issuedAt(registry));
    },
    async publish(release: TestRelease, traffic?: number): Promise<Registry> {
      const deployment = await lay(release);
      registry = withReleases(registry, [{ name: release.name, release: deployment, traffic }], (clock += 1_000));
      await putRegistry(registry);
      return registry;
    },
    /**
     * Publishes without checks, for example paths of another app. Any holder of the key can do this, but no command
     * does.
     */
    async publishUnchecked(release: TestRelease): Promise<void> {
      const deployment = await lay(release);
      const app = registry.microFrontends[release.name] ?? [];
      const next = withReleases(
        { ...registry, microFrontends: {} },
        [{ name: release.name, release: deployment }],
        (clock += 1_000),
      );
      registry = {
        ...next,
        microFrontends: { ...registry.microFrontends, [release.name]: [...app, ...next.microFrontends[release.name]!] },
      };
      await putRegistry(registry);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

export type TestStore = Awaited<ReturnType<typeof testStore>>;
