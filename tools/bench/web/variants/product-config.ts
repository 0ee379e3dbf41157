import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { workspaceRoot, type AppName } from '../../../webpack/workspace.ts';

type ConfigFile = { default: (env: object) => Configuration | Configuration[] };

/** Returns the browser configuration from an app's own webpack configuration, created anew at each call. */
export async function productConfig(app: AppName): Promise<Configuration> {
  const file = pathToFileURL(join(workspaceRoot, 'apps', app, 'webpack.config.ts')).href;
  const configs = [((await import(file)) as ConfigFile).default({})].flat();
  const browser = configs.find(({ name }) => name === 'browser');
  if (!browser) throw new Error(`${app} has no build for the browser`);
  return browser;
}

/** Replaces the module that loads remotes in the page. */
export function loadingRemotesBy(file: string): webpack.NormalModuleReplacementPlugin {
  return new webpack.NormalModuleReplacementPlugin(
    /^\.\/remotes\.ts$/,
    (found: { context: string; request: string }) => {
      if (found.context === join(workspaceRoot, 'libs/federation/src/browser')) found.request = file;
    },
  );
}

/** @throws webpack's errors */
export function runBuild(config: Configuration): Promise<void> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const failure = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close((late) => ((failure ?? late) ? reject(failure ?? late!) : resolve()));
    });
  });
}
