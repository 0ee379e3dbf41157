import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import type { RemoteModule } from '@greenroom/federation';
import { ReleaseRecordPlugin, type PageSource } from '../../../../webpack/release-record-plugin.ts';
import { pageSources } from '../../../../webpack/page-sources.ts';
import { remoteNames, workspaceRoot, type AppName } from '../../../../webpack/workspace.ts';
import { loadingRemotesBy, productConfig } from '../product-config.ts';

/** A file beside the record: which files carry the messages of which app, by language. */
export const messageFilesName = 'messages-by-app.json';
export type MessageFiles = Record<string, Record<string, string>>;

/**
 * Returns the configuration of the same source as one bundle: the shell's start is the entry, the routes of all remotes
 * are in it, each page is a chunk as in the product, and webpack's own rules place shared code in chunks. Minimiser,
 * integrity and Trusted Types are the product's. The product's first script (which waits for shared modules and repairs
 * the cache) is not needed.
 */
export async function monolithConfig(path: string): Promise<Configuration> {
  const { plugins = [], optimization, output, ...product } = await productConfig('shell');
  const { splitChunks: _, ...optimized } = optimization ?? {};
  const root = join(workspaceRoot, 'apps/shell');
  const pages = await Promise.all([pagesOf('shell'), ...remoteNames.map(pagesOf)]);
  return {
    ...product,
    entry: { main: join(root, 'src/start.tsx') },
    output: { ...output, path },
    optimization: optimized,
    plugins: [
      ...plugins.filter((one) => !(one instanceof ModuleFederationPlugin || one instanceof ReleaseRecordPlugin)),
      loadingRemotesBy(join(import.meta.dirname, 'remotes.ts')),
      new ReleaseRecordPlugin({
        name: 'shell',
        root,
        isEntry: (file) => /^main\..*js$/.test(file),
        pages: pages.flat(),
        shared: {},
      }),
      { apply: tellMessageFiles },
    ],
  };
}

async function pagesOf(name: AppName): Promise<PageSource[]> {
  const file = pathToFileURL(join(workspaceRoot, 'apps', name, 'src/routes.ts')).href;
  return pageSources(((await import(file)) as RemoteModule).routes);
}

function tellMessageFiles(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('MessageFiles', (compilation) => {
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
    compilation.hooks.processAssets.tap({ name: 'MessageFiles', stage }, () => {
      const text = JSON.stringify(messageFiles(compilation));
      compilation.emitAsset(messageFilesName, new webpack.sources.RawSource(text));
    });
  });
}

function messageFiles({ chunks, chunkGraph }: Compilation): MessageFiles {
  const files: MessageFiles = {};
  for (const chunk of chunks) {
    for (const module of chunkGraph.getChunkModules(chunk)) {
      const [, app, locale] =
        /apps[\\/]([a-z-]+)[\\/]src[\\/]messages[\\/](\w+)\.json$/.exec(module.nameForCondition() ?? '') ?? [];
      const script = [...chunk.files].find((file) => file.endsWith('.js'));
      if (app && locale && script) (files[app] ??= {})[locale] = script;
    }
  }
  return files;
}
