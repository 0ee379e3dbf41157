/** `npm run release -- publish <app…> | status | export <folder>`: what is public, and makes builds so. */
import { resolve, join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicKeys } from '@greenroom/api/release-keys';
import { openReleaseStore } from '@greenroom/api/release-store';
import { workspaceRoot } from '../webpack/workspace.ts';
import { exportSite } from './export-site.ts';
import { publish } from './publish.ts';
import { builtApps, readBuild } from './read-build.ts';
import { readRegistry } from '@greenroom/api/stored-registry';
import { registryMemory } from './registry-memory.ts';
import { signingKey } from '@greenroom/api/signing-key';
import { statusLines } from './status.ts';

const usage = `npm run release -- publish <app…> | --all [--traffic <percent>] [--fallback <address>]
npm run release -- status
npm run release -- export <folder> [--overrides]

Publishes builds (nx build <app>) under versions of their own. An app's first release is everyone's; a later one is
nobody's but those who ask for it by address, unless --traffic says how many percent of visitors get it.
--fallback is another address of the whole store, where an entry is fetched when its own address fails.

Export lays what is public into a folder for a plain file server (docs/static-hosting.md); with --overrides, a page's
address may ask there for other releases.

RELEASE_STORE        a folder, or s3://bucket/prefix; without it, the site's own below DATA_DIR
RELEASE_SIGNING_KEY  a P-256 private key as PEM or its path; without it, this machine's own below DATA_DIR
RELEASE_PUBLIC_KEYS  public keys of others who publish into the same store, as PEM or paths
RELEASE_OVERRIDE_ORIGINS  where entries may lie that an exported page's address asks for; http://localhost:* and the like`;

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      traffic: { type: 'string' },
      fallback: { type: 'string' },
      overrides: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [command, ...names] = positionals;
  if (values.help) return console.log(usage);
  const place = await openPlace();
  if (command === 'publish') return publishApps(place, names, values);
  if (command === 'export' && names.length === 1) return exportTo(place, names[0]!, values.overrides === true);
  if (command === 'status' && names.length === 0) return showStatus(place);
  throw new Error(usage);
}

async function openPlace() {
  const dataDir = resolve(process.env.DATA_DIR || join(workspaceRoot, '.data'));
  const address = process.env.RELEASE_STORE || join(dataDir, 'releases');
  const isFolder = !address.startsWith('s3://');
  const store = await openReleaseStore(address);
  const otherKeys = await publicKeys(process.env.RELEASE_PUBLIC_KEYS || undefined, dataDir)();
  const keys = () => signingKey({ given: process.env.RELEASE_SIGNING_KEY || undefined, dataDir, mayMake: isFolder });
  return { store, otherKeys, keys, memory: registryMemory(dataDir, store.name) };
}

type Place = Awaited<ReturnType<typeof openPlace>>;

async function publishApps(
  { store, otherKeys, keys, memory }: Place,
  named: string[],
  {
    all,
    traffic,
    fallback,
  }: { all?: boolean | undefined; traffic?: string | undefined; fallback?: string | undefined },
): Promise<void> {
  const dist = resolve(process.env.SITE_DIR || join(workspaceRoot, 'dist'));
  const names = all ? builtApps(dist) : named;
  if (names.length === 0)
    throw new Error(all ? 'Nothing is built: npm run build' : `Name what to publish, or --all\n\n${usage}`);
  const percent = traffic === undefined ? undefined : Number(traffic);
  if (Number.isNaN(percent) || traffic === '') throw new Error('--traffic is a percentage, 0 to 100');
  if (fallback !== undefined && !/^https?:\/\/.+\/$/.test(fallback))
    throw new Error('--fallback is an address that ends with a slash');
  const builds = await Promise.all(names.map((name) => readBuild(dist, name)));
  const registry = await publish({
    store,
    otherKeys,
    memory,
    keys: await keys(),
    builds,
    traffic: percent,
    fallbackBase: fallback,
    now: Date.now,
  });
  for (const { record } of builds) {
    const { name, version } = record;
    const share = registry.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.deployment
      .traffic;
    console.log(`${name} ${version}: ${share} % of visitors${share === 0 ? `; ?mfe.${name}=${version} shows it` : ''}`);
  }
}

async function showStatus({ store, otherKeys }: Place): Promise<void> {
  if (otherKeys.length === 0) throw new Error('There is no key to check the registry with: set RELEASE_PUBLIC_KEYS');
  const { registry } = await readRegistry(store, otherKeys);
  console.log([store.name, ...statusLines(registry)].join('\n'));
}

async function exportTo({ store, otherKeys }: Place, folder: string, overrides: boolean): Promise<void> {
  if (otherKeys.length === 0) throw new Error('There is no key to check releases with: set RELEASE_PUBLIC_KEYS');
  const origins = process.env.RELEASE_OVERRIDE_ORIGINS || 'http://localhost:*,http://127.0.0.1:*';
  const exported = await exportSite({
    store,
    keys: otherKeys,
    assetsDir: resolve(process.env.ASSETS_DIR || join(workspaceRoot, 'apps/shell/assets')),
    folder: resolve(folder),
    overrideOrigins: overrides ? origins.split(',').map((origin) => origin.trim()) : undefined,
  });
  console.log([`The site lies in ${resolve(folder)}`, ...exported.map((release) => `  ${release}`)].join('\n'));
}
