import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace.ts';

/**
 * Packages of which a page has exactly one copy, the shell's. React's entry points are listed separately, since each is
 * a module of its own. The router, RTK and Lingui are not here: the shared libraries navigation, api-client and i18n
 * wrap them, so that only the parts in use are shipped (docs/adr/0005).
 */
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@emotion/react', '@emotion/styled'];

/** Workspace libraries with state: a second copy would be a second store, session or language. */
const libs = ['api-client', 'auth', 'analytics', 'conversation', 'i18n', 'navigation'].map(
  (name) => `@greenroom/${name}`,
);

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  import?: false;
}

/**
 * Returns the shared modules in the federation plugin's form.
 * @param provider true for the shell, which provides them; a remote only requests them and carries no copy
 */
export function sharedModules(provider: boolean): Record<string, SharedModule> {
  const named = [...packages, ...libs].map((name): [string, SharedModule] => {
    const version = installedVersion(name);
    return [
      name,
      provider
        ? { singleton: true, version, requiredVersion: version }
        : { singleton: true, version, requiredVersion: rangeOf(name, version), import: false },
    ];
  });
  return Object.fromEntries(named);
}

/** Returns the shared modules of the shell's server bundle: all except the one that renders in a browser. */
export function serverModules(): string[] {
  return Object.keys(sharedModules(true)).filter((name) => name !== 'react-dom/client');
}

/**
 * Returns the version of the API's contracts. Each build carries its own copy of them, so they are no shared module, but
 * a remote made with other contracts than the shell would ask the API for what it does not have.
 * @param provider true for the shell, which names its version; a remote names the range that it requires
 */
export function contractsVersion(provider: boolean): string {
  const version = installedVersion('@greenroom/contracts');
  return provider ? version : compatibleRange(version);
}

/**
 * A remote requires at least the version of a package that it was built with. Of the workspace's libraries it requires
 * the compatible line only, because the build records which exports it uses: a remote that uses no addition also runs
 * in a shell from before the addition.
 */
const rangeOf = (name: string, version: string) => (libs.includes(name) ? compatibleRange(version) : `^${version}`);

/** Returns all versions without a breaking change since or before: `1.4.2` → `^1.0.0`, `0.3.1` → `^0.3.0`. */
export function compatibleRange(version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  return major === '0' ? `^0.${minor}.0` : `^${major}.0.0`;
}

function installedVersion(name: string): string {
  const packageName = name.startsWith('@') ? name.split('/').slice(0, 2).join('/') : name.split('/')[0]!;
  const manifest = readFileSync(join(workspaceRoot, 'node_modules', packageName, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
