import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { linkTree } from '../release/link-tree.ts';
import { workspaceRoot } from '../webpack/workspace.ts';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const manifestIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Installs a remote's packages without a network: the shared packages from their tarballs by `npm install --offline`,
 * and all others, which it finds in place, as hard links to those that this workspace has installed.
 * @param folder of the remote
 * @param tarballs paths, by package name
 */
export function installForeign(folder: string, tarballs: Readonly<Record<string, string>>): void {
  mkdirSync(join(folder, 'packages'), { recursive: true });
  for (const tarball of Object.values(tarballs)) cpSync(tarball, join(folder, 'packages', basename(tarball)));
  const shared = Object.values(tarballs).map((tarball) => namesIn(manifestOfTarball(tarball)));
  for (const place of placesOf([...namesIn(manifestIn(folder)), ...shared.flat()])) {
    linkTree(join(workspaceRoot, place), join(folder, place));
  }
  settleOverrides(folder);
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  // Peers found in place are kept; npm would otherwise ask the registry for the choice of versions. They are checked below.
  npm('install', '--offline', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund');
  npm('ls');
}

/** The workspace pins some transitive packages; its `node_modules` fits the remote only with the same pins. */
function settleOverrides(folder: string): void {
  const { overrides } = manifestIn(workspaceRoot);
  const plain = Object.entries(overrides ?? {}).filter(([, to]) => typeof to === 'string' && /^\d/.test(to));
  const path = join(folder, 'package.json');
  writeFileSync(path, JSON.stringify({ ...manifestIn(folder), overrides: Object.fromEntries(plain) }, null, 2));
}

function manifestOfTarball(tarball: string): Manifest {
  const text = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' });
  return JSON.parse(text) as Manifest;
}

const namesIn = ({ dependencies, devDependencies, peerDependencies, optionalDependencies }: Manifest) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies });

/** Returns where the workspace has these packages and all that they need, as paths from its root. */
function placesOf(names: readonly string[]): Set<string> {
  const places = new Set<string>();
  const left = names.map((name) => [name, '']);
  for (const [name = '', from = ''] of left) {
    if (name.startsWith('@greenroom/')) continue;
    const place = placeOf(name, from);
    if (place === undefined || places.has(place)) continue;
    places.add(place);
    const { dependencies, peerDependencies, optionalDependencies } = manifestIn(join(workspaceRoot, place));
    left.push(...namesIn({ dependencies, peerDependencies, optionalDependencies }).map((needed) => [needed, place]));
  }
  // A package's folder holds those nested in it.
  return new Set([...places].filter((place) => !/node_modules\/.+\/node_modules\//.test(place)));
}

/** Returns the nearest place of a package for a file in another one, as Node.js looks it up. */
function placeOf(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder === '.' ? '' : folder, 'node_modules', name);
    if (existsSync(join(workspaceRoot, place, 'package.json'))) return place;
    if (folder === '' || folder === '.') return undefined;
  }
}
