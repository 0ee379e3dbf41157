import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { baseConfig, siteFolder } from './base-config.ts';
import { leanModules } from './lean-modules.ts';
import { serverModules } from './shared-modules.ts';
import type { RemoteName } from './workspace.ts';

interface ServerOptions {
  /** Folder of the app. */
  root: string;
  development: boolean;
}

/**
 * Configures the shell for the server: it renders the HTML of pages, and provides the modules that remotes share with
 * it.
 */
export function shellServerConfig({ root, development }: ServerOptions): Configuration {
  return {
    ...serverConfig({ root, development }),
    entry: join(root, 'src/document/render-document.tsx'),
    output: {
      path: siteFolder(development, 'apps/shell-server'),
      filename: 'document.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
  };
}

/**
 * Configures a remote's pages for the server: its routes in one file that carries none of the shared modules and loads
 * them by `require`, which the server answers from the shell's bundle.
 */
export function remoteServerConfig({ name, root, development }: ServerOptions & { name: RemoteName }): Configuration {
  return {
    ...serverConfig({ root, development }),
    entry: join(root, 'src/routes.ts'),
    output: {
      path: siteFolder(development, 'remotes-server', name),
      filename: 'pages.cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    externals: Object.fromEntries(serverModules().map((module) => [module, `commonjs ${module}`])),
  };
}

/** Browser-only packages in code that loads lazily: the server never reaches it and must not bundle it. */
const forBrowsers = { 'twilio-video$': false } as const;

/** Builds one file: it contains all pages and messages, and each runs when it is first used. */
function serverConfig({ root, development }: ServerOptions): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'node' });
  return {
    ...base,
    name: 'server',
    devtool: false,
    resolve: { ...base.resolve, alias: { ...leanModules(development), ...forBrowsers } },
    // Only the browser needs addresses of files; absolute ones would need node:url, which pages do not get.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager', url: 'relative' } } },
  };
}
