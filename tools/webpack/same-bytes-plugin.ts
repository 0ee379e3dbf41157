import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';

/**
 * The same source gives the same bytes, in whichever folder it is built. Left to themselves, modules that the
 * federation plugin makes are numbered by the absolute path of the build (those that provide what is shared stand in no
 * file, but take a number from whoever would have had it), and source maps hold such paths, and hashes
 * that were still made with them. So are the names that chunks have until their content is known; they stand in the
 * entry while its variables are renamed, and the minifier hands out letters by how often each occurs, in texts too.
 */
export class SameBytesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SameBytesPlugin', (compilation) => {
      // After webpack has given them; the hashes of their content take the place of these later.
      compilation.hooks.contentHash.tap({ name: 'SameBytesPlugin', stage: 100 }, (chunk) => {
        for (const kind of Object.keys(chunk.contentHash)) chunk.contentHash[kind] = provisionalHash(chunk, kind);
      });
      // Before webpack numbers the modules that have no number yet.
      compilation.hooks.moduleIds.tap({ name: 'SameBytesPlugin', stage: -100 }, (modules) => {
        for (const module of modules) {
          const id = steadyId(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      });
      compilation.hooks.processAssets.tap(
        // After the hashes of the contents themselves stand in the names.
        { name: 'SameBytesPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 60 },
        () => settleMaps(compilation),
      );
    });
  }
}

const provisionalHash = ({ id }: Chunk, kind: string) =>
  createHash('sha256').update(`${kind} ${id}`).digest('hex').slice(0, 20);

/** What a module is called whose number would otherwise hang on where it lies; nothing where webpack’s is good. */
export function steadyId(module: Module): string | undefined {
  if (module.constructor.name === 'ContainerEntryModule') return 'container';
  if (isFederationEntry(module)) return 'federation';
  return /^provide module .*?(?= = )/.exec(module.identifier())?.[0];
}

/** By its file, whether it stands alone or was joined with those it imports. */
function isFederationEntry(module: Module): boolean {
  return /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/.test(module.nameForCondition() ?? '');
}

/** The federation plugin calls the module it makes by a hash of a text with absolute paths. */
const withoutHash = (path: string) => path.replace(/([\\/]\.federation[\\/]entry)\.[0-9a-f]+/, '$1');

interface SourceMap {
  file: string;
  sources: string[];
  sourcesContent?: (string | null)[];
}

/** Names each map's file as it is called now, and leaves out what was written for this build rather than by people. */
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
