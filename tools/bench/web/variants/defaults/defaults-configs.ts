import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from '../../../../webpack/chunk-integrity-plugin.ts';
import { sharedModules } from '../../../../webpack/shared-modules.ts';
import { containerName, workspaceRoot, type RemoteName } from '../../../../webpack/workspace.ts';
import { loadingRemotesBy, productConfig } from '../product-config.ts';

/** Packages that the documentation has every app share whole, besides those that the product shares. */
const sharedWhole = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@lingui/core',
];

/**
 * Options of every app, as in the documentation: singletons, and each build brings its own copy as a fallback. Left at
 * their defaults: which version wins (`version-first`), no outside runtime, snapshots on, no target.
 */
const defaults = {
  shared: { ...sharedModules(true), ...Object.fromEntries(sharedWhole.map((name) => [name, { singleton: true }])) },
  // These concern the build process and do not change its output.
  dts: false as const,
  dev: false as const,
};

/**
 * Returns the shell's configuration with the federation runtime at its defaults, and webpack's own rules for shared
 * chunks.
 */
export async function shellByDefaults(path: string): Promise<Configuration> {
  const { optimization, ...product } = await productConfig('shell');
  const { splitChunks: _, ...optimized } = optimization ?? {};
  return byDefaults({ ...product, optimization: optimized }, path, { name: 'shell', ...defaults });
}

/** Returns a remote's configuration with the federation runtime at its defaults, its manifest beside it. */
export async function remoteByDefaults(name: RemoteName, path: string): Promise<Configuration> {
  return byDefaults(await productConfig(name), path, {
    name: containerName(name),
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: { './routes': join(workspaceRoot, 'apps', name, 'src/routes.ts') },
    ...defaults,
  });
}

/**
 * Also drops the digests of chunks: the runtime's own hints would not match them, and each file would be fetched twice.
 */
function byDefaults(
  { plugins = [], output, ...product }: Configuration,
  path: string,
  options: ConstructorParameters<typeof ModuleFederationPlugin>[0],
): Configuration {
  return {
    ...product,
    output: { ...output, path },
    plugins: [
      new ModuleFederationPlugin(options),
      loadingRemotesBy(join(import.meta.dirname, 'remotes.ts')),
      ...plugins.filter((one) => !(one instanceof ModuleFederationPlugin || one instanceof ChunkIntegrityPlugin)),
    ],
  };
}
