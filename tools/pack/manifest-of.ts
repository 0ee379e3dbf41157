import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuiltin } from 'node:module';
import { workspaceRoot } from '../webpack/workspace.ts';
import { sharedPackages, type SharedPackage } from './shared-packages.ts';

/** Versions of packages, by name. */
type Versions = Record<string, string>;

interface WorkspaceManifest {
  version: string;
  license?: string;
  exports?: Record<string, string>;
  dependencies?: Versions;
  devDependencies?: Versions;
}

/** The package.json of a shared package. */
export interface PackedManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  type: 'module';
  sideEffects?: false;
  exports: Record<string, string | { types: string; default: string }>;
  files: string[];
  dependencies: Versions;
  peerDependencies: Versions;
  peerDependenciesMeta: Record<string, { optional: true }>;
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(workspaceRoot, folder, 'package.json'), 'utf8')) as WorkspaceManifest;

/** Packages of which a page has one copy, or which must match the remote's own: the remote installs them itself. */
const ofRemote = ['react', 'react-dom', '@emotion/react', '@emotion/styled', 'webpack', 'jest'];

/** Needed by tools although no file imports them: loaders, presets and compilers are found by their names. */
const namedByTools: Readonly<Record<string, readonly string[]>> = {
  '@greenroom/webpack-preset': [
    'webpack',
    'webpack-cli',
    'swc-loader',
    '@swc/core',
    'react-refresh',
    'webpack-dev-server',
  ],
  '@greenroom/jest-preset': ['jest', '@swc/jest', '@testing-library/jest-dom', 'jest-environment-jsdom'],
};

/** Returns the version of a shared package, from its package.json in the workspace. */
export const versionOf = ({ folder }: SharedPackage): string => readManifest(folder).version;

/** Returns the entries of a package: compiled files without extension, by subpath. */
export function entriesOf({ folder, sources, exports }: SharedPackage): Record<string, string> {
  const named = exports ?? readManifest(folder).exports ?? {};
  const prefix = `./${sources.slice(folder.length + 1)}/`;
  return Object.fromEntries(
    Object.entries(named).map(([subpath, file]) => [subpath, exports ? file : file.slice(prefix.length)]),
  );
}

/**
 * Returns the manifest of a package. Its dependencies are what its compiled files import: other shared packages and
 * packages that a remote installs itself are peers; packages that the workspace needs for development only (test
 * libraries) are optional peers; all others are dependencies.
 * @param compiled folder of the package's compiled files
 */
export function manifestOf(shared: SharedPackage, compiled: string): PackedManifest {
  const root = readManifest('.');
  const { version } = readManifest(shared.folder);
  const dependencies: Versions = {};
  const peerDependencies: Versions = {};
  const optional: PackedManifest['peerDependenciesMeta'] = {};
  for (const name of [...importedPackages(compiled, namedByTools[shared.name] ?? [])].toSorted()) {
    if (name === shared.name) continue;
    const workspace = sharedPackages.find((other) => other.name === name);
    const range = workspace ? versionOf(workspace) : (root.dependencies?.[name] ?? root.devDependencies?.[name]);
    if (range === undefined) continue;
    const isForTests = root.dependencies?.[name] === undefined && !workspace;
    if (workspace || ofRemote.includes(name)) peerDependencies[name] = `^${range}`;
    else if (shared.isTool || !isForTests) dependencies[name] = range;
    else [peerDependencies[name], optional[name]] = [`^${range}`, { optional: true }];
  }
  return {
    name: shared.name,
    version,
    description: shared.purpose,
    license: root.license ?? 'MIT',
    type: 'module',
    ...(!shared.isTool && { sideEffects: false as const }),
    exports: packedExports(shared),
    files: ['lib'],
    dependencies,
    peerDependencies,
    peerDependenciesMeta: optional,
  };
}

function packedExports(shared: SharedPackage): PackedManifest['exports'] {
  const entries = Object.entries(entriesOf(shared)).map(
    ([subpath, file]): [string, PackedManifest['exports'][string]] => {
      if (!/\.tsx?$/.test(file)) return [subpath, `./lib/${file}`];
      const module = `./lib/${file.replace(/\.tsx?$/, '')}`;
      return [subpath, { types: `${module}.d.ts`, default: `${module}.js` }];
    },
  );
  return { ...Object.fromEntries(entries), './package.json': './package.json' };
}

/** Returns the packages that compiled files import. */
function importedPackages(folder: string, named: readonly string[]): Set<string> {
  const found = new Set(named);
  for (const file of globSync('**/*.{js,mjs,cjs,d.ts}', { cwd: folder })) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, request = ''] of text.matchAll(/(?:from|import|import\(|require\()\s*['"]([^'".][^'"]*)['"]/g)) {
      if (isBuiltin(request)) continue;
      found.add(request.split('/', request.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return found;
}
