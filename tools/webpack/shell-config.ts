import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { trustedTypes, type RemoteRoute } from '@greenroom/federation';
import { baseConfig, precompressed, siteFolder } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { devServer, reactRefresh } from './dev-server.ts';
import { leanModules } from './lean-modules.ts';
import { pageSources } from './page-sources.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';
import { shellServerConfig } from './server-config.ts';
import { SameBytesPlugin } from './same-bytes-plugin.ts';
import { sharedModules } from './shared-modules.ts';
import { devPortOf } from './workspace.ts';

interface ShellOptions {
  root: string;
  /** The shell's own pages. */
  routes: readonly RemoteRoute[];
}

/**
 * Returns two configurations of the shell: for the browser, where it is the federation host and knows no remote at
 * build time, and for the server, which renders the HTML with it.
 */
export function shellConfig(options: ShellOptions) {
  return (env: { development?: boolean } = {}): Configuration[] => {
    const development = env.development === true;
    return [browserConfig(options, development), shellServerConfig({ root: options.root, development })];
  };
}

function browserConfig({ root, routes }: ShellOptions, development: boolean): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'web' });
  return {
    ...base,
    name: 'browser',
    entry: { main: join(root, 'src/main.ts') },
    resolve: { ...base.resolve, alias: { ...leanModules(development), ...federationRuntimeAsModule() } },
    output: {
      path: siteFolder(development, 'apps/shell'),
      publicPath: 'auto',
      uniqueName: 'shell',
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      crossOriginLoading: 'anonymous',
      trustedTypes: { policyName: trustedTypes.chunksOf('shell') },
      clean: true,
      pathinfo: false,
    },
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', cacheGroups: sharedInOneFile } },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: sharedModules(true),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
      new ReleaseRecordPlugin({
        name: 'shell',
        root,
        isEntry: (file) => /^main\..*js$/.test(file),
        pages: pageSources(routes),
        firstImport: './start.tsx',
        shared: sharedModules(true),
      }),
      ...(development ? [reactRefresh()] : [new ChunkIntegrityPlugin(), new SameBytesPlugin(), ...precompressed()]),
    ],
    ...(development ? { devServer: devServer(devPortOf('shell')) } : {}),
  };
}

/**
 * Puts the code that every page needs into one file beside the entry; code that only some pages, analytics, monitoring
 * or staff need stays separate.
 */
const sharedInOneFile = {
  default: false as const,
  defaultVendors: false as const,
  shared: {
    name: 'shared',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@emotion|@reduxjs|react-redux|redux|reselect|immer|use-sync-external-store|@lingui|stylis|hoist-non-react-statics|react-is|redux-thunk|@standard-schema)[\\/]|libs[\\/](api-client|auth|conversation|i18n|navigation|analytics[\\/]src(?![\\/](lazy|consented|vitals))|contracts[\\/]src(?![\\/](events[\\/]|commerce[\\/]free-trial|releases[\\/]|meetings[\\/]read-|late-endpoints)))[\\/]|shell[\\/]src[\\/]shared-file|webpack[\\/]left-out[\\/](hoist-non-react-statics|is-prop-valid|use-sync-external-store)/,
    enforce: true,
  },
};

/**
 * Resolves federation's injecting plugin as an ES module: it is required as CommonJS, which would bring a second
 * federation runtime of 24 KB.
 */
function federationRuntimeAsModule(): Record<string, string> {
  const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/webpack'));
  const asCommonJs = require.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [asCommonJs]: asCommonJs.replace(/\.cjs$/, '.js') };
}
