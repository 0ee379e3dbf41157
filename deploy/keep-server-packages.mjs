/**
 * `node deploy/keep-server-packages.mjs [folder]`: removes packages and libraries that the server does not import, such
 * as those of the pages, and what no program reads: types, source maps, documentation. For images only. Needs an
 * installed production tree; prints what is left.
 */
import { existsSync, globSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const notForServers = /\.(test|stories|config)\.|\/(testing|evaluation|browser)\//;
const typesOnly = /\b(?:import|export)\s+type\s[^;'"`]*?from\s*['"][^'"]+['"]/g;
const imports = /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*['"]((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"]*)?['"]/g;

/**
 * @param {string} source of a module
 * @returns {string[]} the packages that it imports or whose files it looks for; those of type imports are not among them
 */
export function importedPackages(source) {
  return [...source.replaceAll(typesOnly, '').matchAll(imports)].map(([, name = '']) => name);
}

/**
 * @param {string} root of the workspace
 * @returns {Set<string>} the real folders of all packages that the server may load, and of the workspace's own
 */
export function serverPackages(root) {
  const kept = new Set();
  const queue = ['apps/api', 'apps/payment-sandbox'].map((app) => join(root, app));
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (kept.has(folder)) continue;
    kept.add(folder);
    const own = !folder.includes('node_modules');
    const names = own ? packagesOfSources(folder) : packagesOfManifest(folder);
    for (const name of names) {
      const found = findPackage(folder, name, root);
      if (found) queue.push(found);
    }
  }
  return kept;
}

function packagesOfSources(folder) {
  const files = globSync('**/*.{ts,mjs,js}', { cwd: folder, exclude: (path) => path.endsWith('node_modules') });
  const sources = files.filter((file) => !notForServers.test(`/${file}`));
  return sources.flatMap((file) => importedPackages(readFileSync(join(folder, file), 'utf8')));
}

function packagesOfManifest(folder) {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies,
    peerDependenciesMeta = {},
  } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/** Looks for a package as Node does: in the folder and in those above it. */
function findPackage(from, name, root) {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

/** Returns the folders of all packages below a `node_modules`, inner ones included. */
function packagesIn(modules) {
  if (!existsSync(modules)) return [];
  const entries = readdirSync(modules, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  const folders = entries.flatMap(({ name }) =>
    name.startsWith('@')
      ? readdirSync(join(modules, name)).map((inner) => join(modules, name, inner))
      : [join(modules, name)],
  );
  return folders.flatMap((folder) => [folder, ...packagesIn(join(folder, 'node_modules'))]);
}

function keepServerPackages(root) {
  const kept = serverPackages(root);
  const holdsKept = (folder) => [...kept].some((one) => one === folder || one.startsWith(`${folder}/`));
  const modules = globSync('{node_modules,apps/*/node_modules,libs/*/node_modules,libs/server/*/node_modules}', {
    cwd: root,
  });
  for (const folder of modules.flatMap((path) => packagesIn(join(root, path)))) {
    // An outer package that is not needed may hold none that is: inner ones are found from it alone.
    if (existsSync(folder) && !holdsKept(realpathSync(folder))) rmSync(folder, { recursive: true, force: true });
  }
  for (const manifest of globSync('libs/{*,server/*}/package.json', { cwd: root })) {
    const library = join(root, dirname(manifest));
    if (!kept.has(library)) rmSync(library, { recursive: true });
  }
  for (const file of globSync('node_modules/**/*.{d.ts,d.mts,d.cts,map,md,markdown,flow,tsbuildinfo}', { cwd: root }))
    if (!/^licen[cs]e|^notice|^copying/i.test(basename(file))) rmSync(join(root, file), { force: true });
  rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
  rmSync(join(root, 'node_modules/.bin'), { recursive: true, force: true });
  return [...kept].map((folder) => relative(root, folder)).sort();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const kept = keepServerPackages(realpathSync(resolve(process.argv[2] ?? '.')));
  process.stdout.write(`${kept.join('\n')}\n`);
}
