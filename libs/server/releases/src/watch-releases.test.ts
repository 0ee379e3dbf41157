import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryAddress, registryText, sign, signatureOf, withReleases } from '@greenroom/federation';
import type { ReleaseStore } from '@greenroom/ports/release-store';
import type { Releases } from './domain/releases.ts';
import { testKeys, testStore, type TestStore } from './testing/publish-for-test.ts';
import { watchReleases } from './watch-releases.ts';

const documentKey = registryAddress.slice(1);
const signatureKey = signatureOf(documentKey);
const app = (name: string, version: string, path = `/${name}`) => ({
  name,
  version,
  files: { 'entry.js': `${name} ${version}` },
  pages: [{ path, frame: 'site' as const, files: [] }],
});

let folder: string;
let releases: TestStore;
let said: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-watch-'));
  releases = await testStore();
  said = [];
  await releases.publish(app('shell', '1'));
  await releases.publish(app('mentor-mfe', '1'));
});
afterEach(() => {
  releases.remove();
  rmSync(folder, { recursive: true });
});

/** Starts a server. `wait` advances its clock. */
function start({ store = releases.store, keys = [releases.keys.publicKey] } = {}) {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const log = {
    error: (details: unknown, sentence?: string) =>
      void said.push(`${sentence} ${(details as { err?: Error }).err?.message ?? ''}`),
  };
  const { releases: current, trouble } = watchReleases({
    store,
    publicKeys: async () => keys,
    lastGoodFile: join(folder, 'last-good.json'),
    log,
  });
  return { current, trouble, wait: (milliseconds: number) => (now += milliseconds) };
}
afterEach(() => jest.restoreAllMocks());

const versions = (seen: Releases | undefined) =>
  Object.fromEntries(
    [...(seen?.apps ?? [])].map(([name, list]) => {
      const usual = list.find(({ deployment }) => deployment.deployment.default)?.record.version;
      return [name, `${usual} of ${list.map(({ record }) => record.version).join(' ')}`];
    }),
  );
const before = { shell: '1 of 1', 'mentor-mfe': '1 of 1' };
const after = { shell: '1 of 1', 'mentor-mfe': '2 of 1 2' };

test('serves a published release at once', async () => {
  const { current } = start();
  expect(versions(await current())).toEqual(before);
  await releases.publish(app('mentor-mfe', '2'), 100);
  expect(versions(await current())).toEqual(after);
  expect(said).toEqual([]);
});

test('serves nothing until something is published', async () => {
  const empty = await testStore();
  const { current } = start({ store: empty.store, keys: [empty.keys.publicKey] });
  expect(await current()).toBeUndefined();
  await empty.publish(app('shell', '1'));
  expect(versions(await current())).toEqual({ shell: '1 of 1' });
  expect(said).toEqual([]);
  empty.remove();
});

describe.each([
  ['in a running server', false],
  ['in a starting server', true],
])('an invalid registry leaves the site in its last known state, %s', (_, anew) => {
  const text = async () => (await releases.store.read(documentKey))!.bytes;
  const forge = async () => {
    const strangers = await testKeys();
    await releases.publish(app('mentor-mfe', '2'), 100);
    const document = await text();
    await releases.put(signatureKey, await sign(strangers.privateKey, document));
  };
  const tamper = async () => {
    const changed = new TextDecoder().decode(await text()).replace('/remotes/mentor-mfe/1/', '/remotes/mentor-mfe/7/');
    await releases.put(documentKey, changed);
  };
  const truncate = async () => releases.put(documentKey, (await text()).slice(0, 200));
  const unsign = async () => {
    await releases.publish(app('mentor-mfe', '2'), 100);
    await releases.put(signatureKey, '');
  };
  const nonsense = async () => releases.putRegistry({ schema: 'x', microFrontends: { 'mentor-mfe': [] } });

  test.each([
    ['signed with another key', forge, /not signed by a known key/],
    ['changed', tamper, /not signed by a known key/],
    ['truncated', truncate, /not signed by a known key/],
    ['not signed', unsign, /not signed by a known key/],
    ['correctly signed, but not a registry', nonsense, /does not add up/],
  ])('%s', async (_title, spoil, sentence) => {
    let server = start();
    expect(versions(await server.current())).toEqual(before);
    await spoil();
    if (anew) server = start();
    expect(versions(await server.current())).toEqual(before);
    expect(said.join()).toMatch(sentence);
    // A repaired registry is picked up after a moment.
    await releases.publish(app('mentor-mfe', '3'), 100);
    server.wait(3_000);
    expect(versions(await server.current())['mentor-mfe']).toMatch(/^3 of/);
  });

  test('an older document that is served again', async () => {
    const [older, signature] = [await text(), (await releases.store.read(signatureKey))!.bytes];
    await releases.publish(app('mentor-mfe', '2'), 100);
    let server = start();
    expect(versions(await server.current())).toEqual(after);
    await releases.put(documentKey, older);
    await releases.put(signatureKey, signature);
    if (anew) server = start();
    expect(versions(await server.current())).toEqual(after);
    expect(said.join()).toMatch(/is older than the one known/);
  });
});

test('serves nothing if no valid state is known', async () => {
  await releases.put(signatureKey, '');
  expect(await start().current()).toBeUndefined();
  expect(await start({ keys: [] }).current()).toBeUndefined();
  expect(said).toHaveLength(2);
});

test('rejects a retired key and accepts the next one', async () => {
  const next = await testKeys();
  expect(await start({ keys: [next.publicKey] }).current()).toBeUndefined();
  expect(versions(await start({ keys: [next.publicKey, releases.keys.publicKey] }).current())).toEqual(before);
});

describe('an invalid release is not offered', () => {
  const recordKey = 'remotes/mentor-mfe/2/release.json';
  const alter = async () => {
    const text = await readFile(join(releases.folder, recordKey), 'utf8');
    await releases.put(recordKey, text.replace('"/mentor-mfe"', '"/checkout"'));
  };

  test.each([
    ['altered', alter],
    ['of an old format', () => releases.put(recordKey, '{"name":"mentor-mfe","version":"2"}')],
    ['truncated', () => releases.put(recordKey, '{"name":')],
    ['gone', async () => rmSync(join(releases.folder, recordKey))],
  ])('%s', async (_, spoil) => {
    await releases.publish(app('mentor-mfe', '2'), 100);
    await spoil();
    expect(versions(await start().current())).toEqual(before);
    expect(said[0]).toMatch(/^a release is not offered/);
  });

  test('while a valid one beside it is', async () => {
    await releases.publish(app('mentor-mfe', '2'));
    await alter();
    expect(versions(await start().current())).toEqual(before);
  });

  test('and its app stays as a running server knew it', async () => {
    const { current } = start();
    await current();
    await releases.publish(app('mentor-mfe', '2'), 100);
    await alter();
    expect(versions(await current())).toEqual(before);
  });

  test.each([
    ['/mentor-mfe', '/mentor-mfe'],
    ['/library/:slug', '/library/:item'],
  ])('if it claims %s, which belongs to another app', async (owned, claimed) => {
    await releases.publish(app('mentor-mfe', '2', owned), 100);
    await releases.publishUnchecked(app('thief-mfe', '1', claimed));
    const seen = await start().current();
    expect(versions(seen)['thief-mfe']).toBe('undefined of ');
    expect(said[0]).toMatch(/a page of another app/);
    // Open pages can still load it.
    expect(seen!.records.has('remotes/thief-mfe/1')).toBe(true);
  });

  test('but a page may move from one app to another', async () => {
    await releases.publish(app('mentor-mfe', '2', '/elsewhere'), 100);
    await releases.publish(app('new-mfe', '1', '/mentor-mfe'));
    expect(versions(await start().current())).toMatchObject({ 'mentor-mfe': '2 of 2', 'new-mfe': '1 of 1' });
  });
});

describe('a store that cannot be reached', () => {
  const broken = (): ReleaseStore => ({
    ...releases.store,
    read: () => Promise.reject(new Error('no route')),
    tagOf: () => Promise.reject(new Error('no route')),
  });

  test('leaves the site in its last known state, even across a restart', async () => {
    await start().current();
    expect(versions(await start({ store: broken() }).current())).toEqual(before);
    expect(said[0]).toMatch('no route');
  });

  test('is no trouble once it answers again, even without changes', async () => {
    let gone = false;
    const tagOf = (key: string) => (gone ? Promise.reject(new Error('no route')) : releases.store.tagOf(key));
    const { current, trouble, wait } = start({ store: { ...releases.store, tagOf } });
    await current();
    gone = true;
    await current();
    expect(trouble()).toMatchObject({ kind: 'unreachable' });
    gone = false;
    wait(3_000);
    expect(versions(await current())).toEqual(before);
    expect(trouble()).toBeUndefined();
  });

  test('while reading says nothing about a release, which is served once it can be read', async () => {
    let cut = true;
    const read = (key: string) =>
      cut && key.includes('mentor-mfe/2') ? Promise.reject(new Error('reset')) : releases.store.read(key);
    const { current, wait } = start({ store: { ...releases.store, read } });
    await current();
    await releases.publish(app('mentor-mfe', '2'), 100);
    expect(versions(await current())).toEqual(before);
    expect(said).toEqual([expect.stringMatching('reset')]);
    cut = false;
    wait(3_000);
    expect(versions(await current())).toEqual(after);
  });

  test('and hangs keeps no page waiting', async () => {
    jest.restoreAllMocks();
    await start().current();
    jest.restoreAllMocks();
    const hanging = { ...releases.store, tagOf: () => new Promise<never>(() => {}) };
    const { releases: current } = watchReleases({
      store: hanging,
      publicKeys: async () => [releases.keys.publicKey],
      lastGoodFile: join(folder, 'last-good.json'),
      log: { error: () => {} },
    });
    expect(versions(await current())).toEqual(before);
  });
});

test('ignores a damaged last-good file', async () => {
  writeFileSync(join(folder, 'last-good.json'), '{"half":');
  expect(versions(await start().current())).toEqual(before);
});

test('serves the document exactly as it was signed', async () => {
  const seen = await start().current();
  expect(new TextDecoder().decode(seen!.document)).toBe(registryText(releases.registry()));
  expect(withReleases(releases.registry(), [], 1)).toBe(releases.registry());
});
