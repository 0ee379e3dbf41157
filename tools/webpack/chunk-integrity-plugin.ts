import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

const pluginName = 'ChunkIntegrityPlugin';

/** A well-formed digest that no file has; browsers would not check a malformed one at all. */
const matchesNothing = 'A'.repeat(64);

/**
 * Returns a placeholder for a chunk's digest until its bytes are final, as long as the digest so that no position
 * moves.
 */
const placeholderOf = (chunk: Chunk) =>
  `chunkDigest${createHash('sha384').update(`${chunk.id}`).digest('hex').slice(0, 53)}`;
const placeholders = /chunkDigest[0-9a-f]{53}/g;

/**
 * Writes the SHA-384 digest of every chunk into the runtime that loads it: a chunk with one changed byte does not run.
 * Neither does a chunk with an unknown digest, and a digest that cannot be filled in fails the build.
 *
 * The digests are filled in after webpack's real content hashes, which are the last to change a chunk's bytes. An
 * entry's name still depends on its chunks: it contains their names, and their names depend on their bytes.
 */
export class ChunkIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      const { createScript } = webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      createScript.tap(pluginName, (source, runtime) => `${source}\n${checkedBy(loadedBy(runtime, compilation))}`);

      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 50;
      compilation.hooks.processAssets.tap({ name: pluginName, stage }, () => fillIn(compilation));
    });
  }
}

/** Returns the chunks that a runtime fetches as scripts: its own ones that contain JavaScript. */
function loadedBy(runtime: Chunk, { chunkGraph }: Compilation): Chunk[] {
  const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;
  return [...runtime.getAllAsyncChunks()].filter((chunk) => !chunk.hasRuntime() && chunkHasJs(chunk, chunkGraph));
}

/** Returns code for webpack's script loader function, where `script` and `chunkId` are defined. */
function checkedBy(chunks: Chunk[]): string {
  const digests = Object.fromEntries(chunks.map((chunk) => [`${chunk.id}`, placeholderOf(chunk)]));
  return [
    'script.crossOrigin = "anonymous";',
    `script.integrity = "sha384-" + (${JSON.stringify(digests)}[chunkId] || "${matchesNothing}");`,
  ].join('\n');
}

function fillIn(compilation: Compilation): void {
  const chunks = new Map([...compilation.chunks].map((chunk) => [placeholderOf(chunk), chunk]));
  for (const { name, source } of compilation.getAssets()) {
    if (!name.endsWith('.js')) continue;
    const text = source.source().toString();
    const filled = text.replace(placeholders, (placeholder) => {
      const digest = digestOf(chunks.get(placeholder), compilation);
      if (digest === undefined)
        compilation.errors.push(new webpack.WebpackError(`${name}: a chunk's digest is not known`));
      return digest ?? matchesNothing;
    });
    if (filled !== text) compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}

/** Returns undefined if there is no such chunk, or it is not in one file whose bytes are final. */
function digestOf(chunk: Chunk | undefined, compilation: Compilation): string | undefined {
  const scripts = [...(chunk?.files ?? [])].filter((file) => file.endsWith('.js'));
  const content = scripts.length === 1 ? compilation.getAsset(scripts[0]!)?.source.buffer() : undefined;
  if (!content || content.toString().search(placeholders) >= 0) return undefined;
  return createHash('sha384').update(content).digest('base64');
}
