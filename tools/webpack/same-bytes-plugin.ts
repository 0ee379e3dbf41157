import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * Makes builds reproducible: the same source gives the same bytes, in whichever folder it is built. Without it, modules
 * that the federation plugin creates are numbered by the absolute path of the build (those that provide shared modules
 * are in no file, but take up a number that another module would get), and source maps contain such paths, and hashes
 * that depend on them. So do the provisional names of chunks before their content is known; they are in the entry while
 * its variables are renamed, and the minifier assigns letters by how often each occurs, including in strings.
 */
export class SameBytesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameBytesPlugin', (compilation) => {
      // After webpack has set them; hashes of the content replace these later.
      compilation.hooks.contentHash.tap({ name: 'SameBytesPlugin', stage: 100 }, (chunk) => {
        for (const kind of Object.keys(chunk.contentHash)) chunk.contentHash[kind] = provisionalHash(chunk, kind);
      });
      // Before webpack numbers the modules without an id.
      compilation.hooks.moduleIds.tap({ name: 'SameBytesPlugin', stage: -100 }, (modules) => {
        for (const module of modules) {
          const id = steadyId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.processAssets.tap(
        // After the names contain the hashes of the content.
        { name: 'SameBytesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 60 },
        () => settleMaps(compilation),
      );
    });
  }
}

const provisionalHash = ({ id }: Chunk, kind: string) =>
  createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 20);

/**
 * Returns the id of a module whose number would otherwise depend on its folder; nothing if webpack's number is
 * reproducible.
 */
export function steadyId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'container';
  if (isFederationEntry(module)) return 'federation';
  return /^provide module .*?(?= = )/.exec(module.identifier())?.[0];
}

/** Recognises it by its file, whether it is alone or was concatenated with its imports. */
function isFederationEntry(module: Module): boolean {
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '');
}

/** Removes the hash from the file name of the federation plugin's module, which is made from absolute paths. */
const withoutHash = (path: string) => path.replace(/([\\/]\.federation[\\/]entry)\.[0-9a-f]+/, '$1');

interface SourceMap {
  file: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** Sets each source map's file to its current name, and removes generated sources. */
function settleMaps(compilation: Compilation): void {
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.map')) continue;
    const map = JSON.parse(source.source().toString()) as SourceMap;
    map.file = basename(name, '.map');
    map.sourcesContent = map.sources.map((path, index) => {
      return /\/webpack\/runtime\/|\/\.federation\//.test(path) ? null : (map.sourcesContent?.[index] ?? null);
    });
    map.sources = map.sources.map(withoutHash);
    compilation.updateAsset(name, new webpack.sources.RawSource(JSON.stringify(map)));
  }
}
