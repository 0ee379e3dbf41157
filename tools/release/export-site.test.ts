import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import { integrityOf, type ReleaseRecord } from '@greenroom/federation';
import { exportSite } from './export-site.ts';
import { publish } from './publish.ts';
import type { Build } from './read-build.ts';
import type { KeyPair } from '@greenroom/release-registry/internals/signing-key';

const pages = `module.exports.renderStaticPages = async ({ publicKeys, overrideOrigins = [] }) =>
  ({ index: [publicKeys.length, ...overrideOrigins].join(), offline: 'offline', policy: "default-src 'none'" });`;

let folder: string;
let keys: KeyPair;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-export-'));
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  keys = { signing: pair.privateKey, public: pair.publicKey };
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/manifest.webmanifest'), '{}');
  writeFileSync(join(folder, 'assets/service-worker.js'), "const offlinePage = '/_app?offline';");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function build(name: string): Promise<Build> {
  const [script, server] = [`// ${name}`, pages].map((text) => new TextEncoder().encode(text)) as [
    Uint8Array,
    Uint8Array,
  ];
  const record: ReleaseRecord = {
    name,
    version: '1-a',
    packageVersion: '1',
    entry: 'entry.js',
    pages: [{ path: `/${name}`, frame: 'site', files: [] }],
    messages: { en: [], de: [] },
    files: { 'entry.js': { bytes: script.length, gzipBytes: 1, integrity: await integrityOf(script) } },
    shared: {},
    server: { file: 'server/bundle.cjs', integrity: await integrityOf(server) },
  };
  return {
    record,
    files: new Map([
      ['entry.js', script],
      ['server/bundle.cjs', server],
    ]),
  };
}

const storeFolder = () => join(folder, 'store');
const out = (file: string) => readFileSync(join(folder, 'site', file), 'utf8');
const openStore = () => openReleaseStore(storeFolder());
const exportIt = async (overrideOrigins?: string[]) =>
  exportSite({
    store: await openStore(),
    keys: [keys.public],
    assetsDir: join(folder, 'assets'),
    folder: join(folder, 'site'),
    overrideOrigins,
  });
const publishBoth = async () =>
  publish({ store: await openStore(), keys, builds: [await build('shell'), await build('mentor-mfe')], now: () => 1 });

test('writes the page, the releases, the signed registry and the assets to the folder', async () => {
  await publishBoth();
  expect(await exportIt(['http://localhost:*'])).toEqual(['shell 1-a', 'mentor-mfe 1-a']);
  expect([out('index.html'), out('404.html'), out('offline.html')]).toEqual([
    '1,http://localhost:*',
    '1,http://localhost:*',
    'offline',
  ]);
  expect(out('service-worker.js')).toBe("const offlinePage = '/offline.html';");
  expect(out('remotes/mentor-mfe/1-a/entry.js')).toBe('// mentor-mfe');
  for (const file of ['.well-known/frontend-discovery.json', '.well-known/frontend-discovery.json.sig'])
    expect(out(file)).toBe(readFileSync(join(storeFolder(), file), 'utf8'));
  expect(out('_headers')).toMatch("/*\n  content-security-policy: default-src 'none'\n");
  expect(() => out('shell/1-a/server/bundle.cjs')).toThrow('ENOENT');
});

test('without an override origin the page allows no override', async () => {
  await publishBoth();
  await exportIt();
  expect(out('index.html')).toBe('1');
});

test.each([
  ['remotes/mentor-mfe/1-a/entry.js', /was altered/],
  ['remotes/mentor-mfe/1-a/release.json', /was altered/],
  ['shell/1-a/server/bundle.cjs', /was altered/],
  ['.well-known/frontend-discovery.json', /not signed/],
])('refuses to export a page if %s differs from what was published', async (file, sentence) => {
  await publishBoth();
  writeFileSync(join(storeFolder(), file), `${readFileSync(join(storeFolder(), file), 'utf8')} `);
  await expect(exportIt()).rejects.toThrow(sentence);
  expect(() => out('index.html')).toThrow('ENOENT');
});

test('refuses to export before anything is published', async () => {
  await expect(exportIt()).rejects.toThrow('Nothing is published yet');
});
