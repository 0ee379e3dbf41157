import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore, type ReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { integrityOf, openRegistry, registryAddress, signatureOf, type Registry } from '@greenroom/federation';
import { exitCodeOf, exitCodes } from './command-failure.ts';
import { publish, type PublishOptions } from './publish.ts';
import type { Build } from './read-build.ts';
import { readRegistry } from '@greenroom/release-registry/internals/stored-registry';
import { registryMemory } from './registry-memory.ts';
import type { KeyPair } from '@greenroom/release-registry/internals/signing-key';

const documentKey = registryAddress.slice(1);

interface Content {
  content?: string;
  shared?: Record<string, string>;
  sharedExports?: Record<string, string[]>;
}

async function build(
  name: string,
  version: string,
  { content = version, shared = {}, sharedExports = {} }: Content = {},
): Promise<Build> {
  const bytes = new TextEncoder().encode(`${name} ${content}`);
  const integrity = await integrityOf(bytes);
  return {
    files: new Map([
      ['entry.js', bytes],
      ['entry.js.br', new Uint8Array([1, 2])],
    ]),
    record: {
      name,
      version,
      packageVersion: version,
      entry: 'entry.js',
      pages: [{ path: `/${name}`, frame: 'site', files: [] }],
      messages: { en: [], de: [] },
      files: { 'entry.js': { bytes: bytes.length, gzipBytes: 1, integrity } },
      shared,
      sharedExports,
    },
  };
}

let folder: string;
let store: ReleaseStore;
let keys: KeyPair;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-publish-'));
  store = await openReleaseStore(folder);
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  keys = { signing: pair.privateKey, public: pair.publicKey };
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (builds: Build[], more: Partial<PublishOptions> = {}) =>
  publish({ store, keys, builds, now: () => 1, ...more });
const shares = ({ microFrontends }: Registry) =>
  Object.fromEntries(
    Object.entries(microFrontends).map(([name, list]) => [
      name,
      list.map(({ metadata, deployment }) => `${metadata.version}:${deployment.traffic}`).join(' '),
    ]),
  );
const standing = async () => shares((await readRegistry(store, [keys.public])).registry);

test('stores files and record at the release’s address and names them in the registry', async () => {
  const registry = await put([await build('mentor-mfe', '1')], { fallbackBase: 'https://mirror.example/' });
  expect(registry.microFrontends['mentor-mfe']).toMatchObject([
    {
      url: '/remotes/mentor-mfe/1/entry.js',
      fallbackUrl: 'https://mirror.example/remotes/mentor-mfe/1/entry.js',
      extras: { record: '/remotes/mentor-mfe/1/release.json', pages: [{ path: '/mentor-mfe', frame: 'site' }] },
      deployment: { traffic: 100, default: true },
    },
  ]);
  for (const file of ['entry.js', 'entry.js.br', 'release.json']) {
    expect(await store.read(`remotes/mentor-mfe/1/${file}`)).toBeDefined();
  }
});

test('changes nothing when the same build is published again', async () => {
  const once = await put([await build('mentor-mfe', '1')]);
  const tag = await store.tagOf(documentKey);
  expect(await put([await build('mentor-mfe', '1')])).toEqual(once);
  expect(await store.tagOf(documentKey)).toBe(tag);
});

test('refuses a file that differs under the same version and keeps the first one', async () => {
  await put([await build('mentor-mfe', '1')]);
  await expect(put([await build('mentor-mfe', '1', { content: 'another' })])).rejects.toThrow(
    /entry\.js is already published with other content/,
  );
  expect(new TextDecoder().decode((await store.read('remotes/mentor-mfe/1/entry.js'))!.bytes)).toBe('mentor-mfe 1');
});

test.each([
  ['a remote', [['mentor-mfe', '1', '^18.0.0']], /mentor-mfe asks for react \^18\.0\.0, and the shell brings 19\.3\.1/],
  ['a shell', [['shell', '2', '18.3.1']], /roleplay-mfe asks for react \^19\.0\.0, and the shell brings 18\.3\.1/],
])('refuses %s that does not match the others, before anything is written', async (_, asked, sentence) => {
  await put([
    await build('shell', '1', { shared: { react: '19.3.1' } }),
    await build('roleplay-mfe', '1', { shared: { react: '^19.0.0' } }),
  ]);
  const before = await standing();
  const builds = await Promise.all(
    asked.map(([name, version, react]) => build(name!, version!, { shared: { react: react! } })),
  );
  await expect(put(builds)).rejects.toThrow(sentence);
  expect(await standing()).toEqual(before);
  expect(
    await store.read(`${builds[0]!.record.name === 'shell' ? 'shell/2' : 'remotes/mentor-mfe/1'}/entry.js`),
  ).toBeUndefined();
});

test('a remote that uses an export the live shell does not bring is refused before anything is written', async () => {
  const lib = '@greenroom/api-client';
  const of = (...names: string[]) => ({ shared: { [lib]: '0.1.0' }, sharedExports: { [lib]: names } });
  await put([await build('shell', '1', of('api'))]);
  const newer = await build('mentor-mfe', '1', of('api', 'useNew'));
  await expect(put([newer])).rejects.toThrow(`mentor-mfe uses useNew of ${lib}`);
  expect(await store.read('remotes/mentor-mfe/1/entry.js')).toBeUndefined();
  await put([await build('shell', '2', of('api', 'useNew')), newer]);
  expect(await standing()).toMatchObject({ 'mentor-mfe': '1:100' });
});

test('a path that belongs to another app fails the publish with a reason and an exit code', async () => {
  await put([await build('mentor-mfe', '1')]);
  const before = await standing();
  const thief = await build('checkout-mfe', '1');
  thief.record.pages.push({ path: '/mentor-mfe', frame: 'site', files: [] });
  const failure = await put([thief]).catch((error: unknown) => error);
  expect(String(failure)).toContain('/mentor-mfe belongs to mentor-mfe');
  expect(exitCodeOf(failure)).toBe(exitCodes.refused);
  expect(await standing()).toEqual(before);
});

test('does not build on a registry signed with an unknown key', async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  await put([await build('mentor-mfe', '1')], { keys: { signing: pair.privateKey, public: pair.publicKey } });
  await expect(put([await build('mentor-mfe', '2')])).rejects.toThrow('not signed by a known key');
  await put([await build('mentor-mfe', '2')], { otherKeys: [pair.publicKey] });
  expect(await standing()).toEqual({ 'mentor-mfe': '1:100 2:0' });
});

/** A store whose process dies before, or in the middle of, the nth write. */
function dyingAt(count: number): ReleaseStore {
  let writes = 0;
  return {
    ...store,
    async write(key, bytes, instead) {
      if (++writes >= count) throw new Error('killed');
      return store.write(key, bytes, instead);
    },
  };
}

test('killed before any write, the registry is unchanged, and the next publish completes the work', async () => {
  await put([await build('shell', '1'), await build('mentor-mfe', '1')]);
  const before = await standing();
  const builds = [await build('shell', '2'), await build('mentor-mfe', '2')];
  let died = 0;
  for (let count = 1; ; count++) {
    const ended = await put(builds, { store: dyingAt(count), traffic: 100 }).then(
      () => true,
      () => false,
    );
    if (ended) break;
    died++;
    expect(await standing()).toEqual(before);
  }
  // Two files and a record for each of two builds, the signature, the document.
  expect(died).toBe(8);
  expect(await standing()).toEqual({ shell: '1:0 2:100', 'mentor-mfe': '1:0 2:100' });
});

test('loses no release when many publish at once', async () => {
  const names = Array.from({ length: 8 }, (_, index) => `app-${index}`);
  await Promise.all(names.map(async (name) => put([await build(name, '1')])));
  expect(await standing()).toEqual(Object.fromEntries(names.map((name) => [name, '1:100'])));
});

test('while many publish, readers always find a document with its signature', async () => {
  await put([await build('app', '0')]);
  let publishing = true;
  const reading = (async () => {
    let reads = 0;
    while (publishing) {
      // In the order in which the site reads them.
      const document = (await store.read(documentKey))!;
      const signatures = new TextDecoder().decode((await store.read(signatureOf(documentKey)))!.bytes);
      await openRegistry(document.bytes, signatures, [keys.public]);
      reads++;
    }
    return reads;
  })();
  for (let version = 1; version <= 15; version++) {
    await Promise.all(['app', 'other'].map(async (name) => put([await build(name, `${version}`)], { traffic: 100 })));
  }
  publishing = false;
  expect(await reading).toBeGreaterThan(10);
});

test('does not build on an older document that was put back', async () => {
  const memory = registryMemory(join(folder, 'memory'), store.name);
  const putBack = async (key: string, bytes: Uint8Array) => store.write(key, bytes, await tagOf(key));
  const tagOf = async (key: string) => (await store.read(key))?.tag;
  await put([await build('mentor-mfe', '1')], { memory });
  const old = (await store.read(documentKey))!.bytes;
  await put([await build('mentor-mfe', '2')], { memory, traffic: 100 });
  await putBack(documentKey, old);
  await expect(put([await build('mentor-mfe', '3')], { memory })).rejects.toThrow(/older than the one seen here/);
  expect(await standing()).toEqual({ 'mentor-mfe': '1:100' });
  rmSync(memory.path);
  await put([await build('mentor-mfe', '3')], { memory });
  expect(await standing()).toEqual({ 'mentor-mfe': '1:100 3:0' });
});
