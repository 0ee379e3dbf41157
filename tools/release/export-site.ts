import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runBundle, readRegistry } from '@greenroom/release-registry';
import type { ReleaseStore } from '@greenroom/adapters/release-store/open-release-store';
import {
  integrityOf,
  openRelease,
  registryAddress,
  releaseFolder,
  safeHeaders,
  signatureOf,
  UnsoundDocument,
  type DocumentRenderer,
  type Registry,
  type ReleaseRecord,
} from '@greenroom/federation';

export interface ExportOptions {
  store: ReleaseStore;
  /** Public keys of the publishers; the page verifies with them as well. */
  keys: readonly CryptoKey[];
  /** Portraits, pictures, fonts, icons and the service worker. */
  assetsDir: string;
  /** The target folder; existing files are kept or updated. */
  folder: string;
  /** Origins from which a page's address may load an override; by default none. */
  overrideOrigins?: string[] | undefined;
}

const registryFile = registryAddress.slice(1);
const require = createRequire(import.meta.url);

/**
 * Exports the site to a folder for a plain file server: releases first, then the registry that names them, then the
 * page. Exporting into the same folder again updates a site in use.
 * @returns the exported releases, as `<app> <version>`
 * @throws UnsoundDocument if the store holds something that is unsigned or was altered
 */
export async function exportSite({
  store,
  keys,
  assetsDir,
  folder,
  overrideOrigins,
}: ExportOptions): Promise<string[]> {
  const { registry, document, signatures } = await readRegistry(store, keys);
  const records = await openRecords(store, registry, keys);
  const shell = records.find(({ usual, record }) => usual && record.name === 'shell')?.record;
  if (!shell || !document) throw new Error('Nothing is published yet: npm run release -- publish --all');
  for (const { record } of records) await layRelease(store, record, folder);

  const renderer = await shellRenderer(store, shell);
  const deployments = Object.values(registry.microFrontends).flat();
  const pages = await renderer.renderStaticPages({
    shell,
    shellUrl: `/${releaseFolder('shell', shell.version)}/`,
    apps: Object.keys(registry.microFrontends).filter((name) => name !== 'shell'),
    origins: deployments.flatMap(({ url, fallbackUrl }) => [url, fallbackUrl ?? '']).flatMap(originOf),
    publicKeys: await Promise.all(keys.map(pemContent)),
    ...(overrideOrigins && { overrideOrigins }),
  });

  await cp(assetsDir, join(folder, 'assets'), { recursive: true });
  await cp(join(assetsDir, 'manifest.webmanifest'), join(folder, 'manifest.webmanifest'));
  await lay(folder, 'service-worker.js', offlineByFile(await readFile(join(assetsDir, 'service-worker.js'), 'utf8')));
  await lay(folder, 'offline.html', pages.offline);
  await lay(folder, '_headers', headersFile(pages.policy));
  // Signatures first: they include the old document's, so a reader between the two writes finds a valid pair.
  await lay(folder, signatureOf(registryFile), `${signatures.join('\n')}\n`);
  await lay(folder, registryFile, document);
  await lay(folder, '404.html', pages.index);
  await lay(folder, 'index.html', pages.index);
  return records.map(({ record }) => `${record.name} ${record.version}`);
}

async function openRecords(store: ReleaseStore, { microFrontends }: Registry, keys: readonly CryptoKey[]) {
  const named = Object.entries(microFrontends).flatMap(([name, list]) => list.map((one) => ({ name, one })));
  return Promise.all(
    named.map(async ({ name, one }) => {
      const bytes = await stored(store, `${releaseFolder(name, one.metadata.version)}/release.json`);
      return { record: await openRelease(bytes, name, one, keys), usual: one.deployment.default };
    }),
  );
}

/**
 * Exports the files of a release that browsers may fetch. Skips a release that is already there, because releases never
 * change.
 */
async function layRelease(store: ReleaseStore, record: ReleaseRecord, folder: string): Promise<void> {
  const release = releaseFolder(record.name, record.version);
  if (existsSync(join(folder, release, 'release.json'))) return;
  for (const [file, { integrity }] of Object.entries(record.files)) {
    const bytes = await stored(store, `${release}/${file}`);
    if ((await integrityOf(bytes)) !== integrity) throw new UnsoundDocument(`${release}/${file} was altered`);
    await lay(folder, `${release}/${file}`, bytes);
    for (const beside of ['.br', '.gz', '.map']) {
      const more = await store.read(`${release}/${file}${beside}`);
      if (more) await lay(folder, `${release}/${file}${beside}`, more.bytes);
    }
  }
  await lay(folder, `${release}/release.json`, await stored(store, `${release}/release.json`));
}

async function shellRenderer(store: ReleaseStore, { name, version, server }: ReleaseRecord): Promise<DocumentRenderer> {
  if (!server) throw new Error(`The shell ${version} has no server bundle`);
  const bytes = await stored(store, `${releaseFolder(name, version)}/${server.file}`);
  if ((await integrityOf(bytes)) !== server.integrity)
    throw new UnsoundDocument(`The server bundle of the shell ${version} was altered`);
  return runBundle(new TextDecoder().decode(bytes), `shell ${version}`, require) as DocumentRenderer;
}

/** Points the service worker to a file: without a server, the offline page has no address of its own. */
function offlineByFile(serviceWorker: string): string {
  const changed = serviceWorker.replace("'/_app?offline'", "'/offline.html'");
  if (changed === serviceWorker) throw new Error('The service worker does not name its offline page as expected');
  return changed;
}

/** Returns the headers by path, in the format of Netlify, Cloudflare Pages and others. */
function headersFile(policy: string): string {
  const forever = { 'cache-control': 'public, max-age=31536000, immutable', 'access-control-allow-origin': '*' };
  const rules = {
    '/*': { 'content-security-policy': policy, ...safeHeaders },
    '/shell/*': forever,
    '/remotes/*': forever,
    '/assets/*': { 'cache-control': 'public, max-age=86400' },
    '/.well-known/*': { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' },
    '/service-worker.js': { 'cache-control': 'no-cache' },
  };
  return Object.entries(rules)
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
    )
    .join('\n')
    .concat('\n');
}

/** Writes a file atomically, because someone may be reading it. */
async function lay(folder: string, file: string, content: string | Uint8Array): Promise<void> {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.draft`, content);
  await rename(`${path}.draft`, path);
}

async function stored(store: ReleaseStore, key: string): Promise<Uint8Array> {
  const file = await store.read(key);
  if (!file) throw new UnsoundDocument(`${key} is missing in the store`);
  return file.bytes;
}

async function pemContent(key: CryptoKey): Promise<string> {
  return Buffer.from(await crypto.subtle.exportKey('spki', key)).toString('base64');
}

const originOf = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);
