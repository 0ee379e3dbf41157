import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import type { RemoteRoute } from '@greenroom/federation';
import { baseConfig, precompressed, siteFolder } from './base-config.ts';
import { devServer } from './dev-server.ts';
import { frameConfig } from './frame-config.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { containerName, devPorts, type RemoteName } from './workspace.ts';

interface RemoteOptions {
  name: RemoteName;
  /** Folder of the app. */
  root: string;
  routes: readonly RemoteRoute[];
}

/**
 * The webpack configuration of a remote. It exposes one module, `./routes`, and carries none of the shared modules.
 * With `--env frame` it is a small site of its own instead, without federation: see frame-config.ts.
 */
export function remoteConfig({ name, root, routes }: RemoteOptions) {
  return (env: { frame?: boolean; development?: boolean } = {}): Configuration => {
    const development = env.development === true;
    if (env.frame) return frameConfig({ name, root, development });
    return {
      ...baseConfig({ appRoot: root, development, target: 'web' }),
      entry: {},
      output: {
        path: siteFolder(development, 'remotes', name),
        publicPath: 'auto',
        uniqueName: containerName(name),
        filename: '[name].[contenthash:10].js',
        chunkFilename: '[name].[contenthash:10].js',
        crossOriginLoading: 'anonymous',
        clean: true,
      },
      plugins: [
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { './routes': join(root, 'src/routes.ts') },
          shared: sharedModules(false),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          dev: false,
          experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
        }),
        new ReleaseRecordPlugin({
          name,
          version: '0.1.0',
          isEntry: (file) => file.startsWith('remoteEntry'),
          pages: routes.map((route) => ({ path: route.path, frame: route.frame, request: importedBy(route) })),
          firstImport: join(root, 'src/routes.ts'),
        }),
        ...(development ? [] : precompressed()),
      ],
      ...(development ? { devServer: devServer(devPorts[name]) } : {}),
    };
  };
}

/** The module a route's screen comes from, read from the source of its `load`. */
function importedBy(route: RemoteRoute): string {
  const request = /import\(\s*['"]([^'"]+)['"]\s*\)/.exec(route.load.toString())?.[1];
  if (request === undefined) throw new Error(`The route ${route.path} must load its screen by import('…')`);
  return request;
}
