import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from '../../../../webpack/chunk-integrity-plugin.ts';
import { sharedModules } from '../../../../webpack/shared-modules.ts';
import { containerName, workspaceRoot, type RemoteName } from '../../../../webpack/workspace.ts';
import { loadingRemotesBy, productConfig } from '../product-config.ts';

/** Packages that the documentation has every app share whole, beside those that the product shares. */
const sharedWhole = [
  'react-router-dom',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/query',
  '@reduxjs/toolkit/query/react',
  '@lingui/core',
];

/**
 * Said by every app, as the documentation has it: singletons, and each build brings a copy of its own to fall back on.
 * Left at its default: which version wins (`version-first`), no outside runtime, snapshots on, no target.
 */
const defaults = {
  shared: { ...sharedModules(true), ...Object.fromEntries(sharedWhole.map((name) => [name, { singleton: true }])) },
  // These are about work on the build, and are not seen in it.
  dts: false as const,
  dev: false as const,
};

/** The shell with the federation runtime at its defaults, and webpack's own rules for shared chunks. */
export async function shellByDefaults(path: string): Promise<Configuration> {
  const { optimization, ...product } = await productConfig('shell');
  const { splitChunks: _, ...optimized } = optimization ?? {};
  return byDefaults({ ...product, optimization: optimized }, path, { name: 'shell', ...defaults });
}

/** A remote with the federation runtime at its defaults, its manifest beside it. */
export async function remoteByDefaults(name: RemoteName, path: string): Promise<Configuration> {
  return byDefaults(await productConfig(name), path, {
    name: containerName(name),
    filename: 'remoteEntry.[contenthash:10].js',
    exposes: { './routes': join(workspaceRoot, 'apps', name, 'src/routes.ts') },
    ...defaults,
  });
}

/** Without the digests of chunks as well: the runtime's own hints would not fit them, and each file be fetched twice. */
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
