import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { trustedTypes, type RemoteRoute } from '@greenroom/federation';
import { baseConfig, precompressed, siteFolder } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { devServer, reactRefresh } from './dev-server.ts';
import { frameConfig } from './frame-config.ts';
import { pageSources } from './page-sources.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';
import { remoteServerConfig } from './server-config.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { containerName, devPortOf, type RemoteName } from './workspace.ts';

/**
 * Milliseconds after which loading a page's file fails. A file that arrives later is still cached for the next attempt.
 */
const chunkLoadTimeout = 10_000;

interface RemoteOptions {
  name: RemoteName;
  /** Folder of the app. */
  root: string;
  routes: readonly RemoteRoute[];
  /** Metrics that the app counts with `countOutcome` of analytics; releases are judged by them. */
  metrics?: readonly string[];
}

/**
 * Returns the webpack configuration of a remote. It exposes one module, `./routes`, and carries none of the shared
 * modules; if the server renders some of its pages, they are built for it as well. With `--env frame` it is a small
 * site of its own instead, without federation: see frame-config.ts.
 */
export function remoteConfig({ name, root, routes, metrics }: RemoteOptions) {
  return (env: { frame?: boolean; development?: boolean } = {}): Configuration | Configuration[] => {
    const development = env.development === true;
    if (env.frame) return frameConfig({ name, root, development });
    const browser = browserConfig({ name, root, routes, metrics }, development);
    // In development, pages are rendered in the browser only.
    const onServer = !development && routes.some((route) => route.server);
    return onServer ? [browser, remoteServerConfig({ name, root, development })] : browser;
  };
}

function browserConfig({ name, root, routes, metrics }: RemoteOptions, development: boolean): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'web' });
  return {
    ...base,
    // In bytes of source. Smaller separate files cost the first page more, compressed, than they save the next one.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 40_000 } },
    name: 'browser',
    entry: {},
    output: {
      path: siteFolder(development, 'remotes', name),
      publicPath: 'auto',
      uniqueName: containerName(name),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout,
      trustedTypes: { policyName: trustedTypes.chunksOf(name) },
      clean: true,
      pathinfo: false,
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
        root,
        isEntry: (file) => file.startsWith('remoteEntry'),
        pages: pageSources(routes),
        firstImport: join(root, 'src/routes.ts'),
        shared: sharedModules(false),
        metrics,
      }),
      ...(development ? [reactRefresh()] : [new ChunkIntegrityPlugin(), new SameBytesPlugin(), ...precompressed()]),
    ],
    ...(development ? { devServer: devServer(devPortOf(name)) } : {}),
  };
}
