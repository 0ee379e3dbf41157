import { createHash } from 'node:crypto';
import webpack from 'webpack';
import type { Chunk, Compilation, Compiler } from 'webpack';

const pluginName = 'ChunkIntegrityPlugin';

/** Well-formed, or browsers would not check at all; the digest of nothing that is known. */
const matchesNothing = 'A'.repeat(64);

/** Stands for a chunk's digest until its bytes are final; as long as the digest, so that no position moves. */
const placeholderOf = (chunk: Chunk) =>
  `chunkDigest${createHash('sha384').update(`${chunk.id}`).digest('hex').slice(0, 53)}`;
const placeholders = /chunkDigest[0-9a-f]{53}/g;

/**
 * Bakes the SHA-384 of every chunk into the runtime that loads it: a chunk with one byte changed does not run. A chunk
 * whose digest is not known does not either, and a digest that cannot be filled in fails the build.
 *
 * The digests are filled in after webpack's real content hashes, which are the last to change a chunk's bytes. An
 * entry's name still follows from its chunks: it names them, and their names follow from their bytes.
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

/** Chunks that a runtime fetches as scripts: those of its own, with JavaScript in them. */
function loadedBy(runtime: Chunk, { chunkGraph }: Compilation): Chunk[] {
  const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;
  return [...runtime.getAllAsyncChunks()].filter((chunk) => !chunk.hasRuntime() && chunkHasJs(chunk, chunkGraph));
}

/** Goes into webpack's function that loads scripts, where `script` and `chunkId` are known. */
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

/** Undefined where there is no such chunk, or not in one file whose bytes are final. */
function digestOf(chunk: Chunk | undefined, compilation: Compilation): string | undefined {
  const scripts = [...(chunk?.files ?? [])].filter((file) => file.endsWith('.js'));
  const content = scripts.length === 1 ? compilation.getAsset(scripts[0]!)?.source.buffer() : undefined;
  if (!content || content.toString().search(placeholders) >= 0) return undefined;
  return createHash('sha384').update(content).digest('base64');
}
