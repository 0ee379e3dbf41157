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

/** The shell as the server runs it: writes the HTML of pages, and brings the modules that remotes share with it. */
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
 * A remote's pages as the server writes them: its routes in one file that carries none of the shared modules and asks
 * for them by `require`, which the server answers from the shell's bundle.
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

/** What only a browser can do, in code that comes late: the server never gets there, and shall not carry it. */
const forBrowsers = { 'twilio-video$': false } as const;

/** One file: screens and messages are in it, and each is run when it is first asked for. */
function serverConfig({ root, development }: ServerOptions): Configuration {
  const base = baseConfig({ appRoot: root, development, target: 'node' });
  return {
    ...base,
    name: 'server',
    devtool: false,
    resolve: { ...base.resolve, alias: { ...leanModules(development), ...forBrowsers } },
    // Addresses of files are the browser's business; an absolute one would ask for node:url, which no page gets.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager', url: 'relative' } } },
  };
}
