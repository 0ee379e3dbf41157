import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import webpack from 'webpack';
import type { AsyncDependenciesBlock, Compilation, Compiler, Module } from 'webpack';
import { locales, type Locale, ownMetrics } from '@greenroom/contracts';
import type { BuildRecord, PageFrame, PageRecord, ReleaseFile } from '@greenroom/federation';
import { contractsVersion } from './shared-modules.ts';
import { providedSharedExports, usedSharedExports } from './shared-exports.ts';

export interface PageSource {
  path: string;
  frame: PageFrame;
  /** The page's module as its dynamic import names it, such as `./pages/coaches.tsx`. */
  request: string;
  /** See `RemoteRoute`. */
  ownMessages: boolean;
}

interface Options {
  name: string;
  /** Folder of the app; its package.json holds the version. */
  root: string;
  /** Returns whether a page begins with this file. */
  isEntry(file: string): boolean;
  pages: PageSource[];
  /** The request of the import with which every page of this build begins, if there is one. */
  firstImport?: string;
  /** The shared modules, in the federation plugin's form. */
  shared: Record<string, { requiredVersion: string }>;
  /** Names of the app's own metrics. */
  metrics?: readonly string[] | undefined;
}

/** Writes `build.json`: the build's name, its pages, and every file with its size and hash. */
export class ReleaseRecordPlugin {
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ReleaseRecordPlugin', (compilation) => {
      let sharedExports: BuildRecord['sharedExports'];
      compilation.hooks.afterOptimizeDependencies.tap('ReleaseRecordPlugin', () => {
        const isShell = this.options.name === 'shell';
        sharedExports = isShell ? providedSharedExports(compilation) : usedSharedExports(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseRecordPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          if (this.options.name === 'shell') compilation.errors.push(...this.unnamedFiles(compilation));
          const record = JSON.stringify({ ...this.record(compilation), sharedExports }, null, 2);
          compilation.emitAsset('build.json', new webpack.sources.RawSource(record));
        },
      );
    });
  }

  /**
   * Reports scripts that shared modules need and no page's HTML names, because every page would wait for them one
   * request longer. shell-config.ts puts chunks with them into the file of shared modules.
   */
  private unnamedFiles(compilation: Compilation): webpack.WebpackError[] {
    const { firstImport, isEntry } = this.options;
    if (firstImport === undefined) return [];
    const named = new Set(filesOfImport(compilation, firstImport));
    const providing = [...compilation.modules].filter(({ type }) => type === 'provide-module');
    const needed = providing.flatMap(blocksOf).flatMap((block) => {
      const group = compilation.chunkGraph.getBlockChunkGroup(block);
      return group?.getFiles() ?? [];
    });
    const unnamed = [...new Set(needed)].filter((file) => file.endsWith('.js') && !named.has(file) && !isEntry(file));
    return unnamed.map(
      (file) => new webpack.WebpackError(`${file} is needed by a shared module, and no page's HTML names it`),
    );
  }

  private record(compilation: Compilation): BuildRecord {
    const files = filesOf(compilation);
    const entry = Object.keys(files).find((file) => this.options.isEntry(file));
    if (entry === undefined) throw new Error(`${this.options.name}: the build has no entry file`);
    const { firstImport } = this.options;
    const first = firstImport === undefined ? [] : filesOfImport(compilation, firstImport);
    const pages = this.options.pages.map(({ path, frame, request }): PageRecord => {
      const needed = [...first, ...filesOfImport(compilation, request)];
      return { path, frame, files: [...new Set(needed)].filter((file) => file !== entry) };
    });
    const { name, root, shared, metrics } = this.options;
    const ownMessages = new Set(this.options.pages.filter((page) => page.ownMessages).map(({ path }) => path));
    const messages = messagesOf(compilation, entry, pages, ({ path }, locale) =>
      ownMessages.has(path) ? appMessageFiles(compilation, root, locale) : [],
    );
    return {
      name,
      packageVersion: packageVersionOf(root),
      entry,
      pages: messages.pages,
      messages: messages.ofAll,
      files,
      shared: Object.fromEntries(
        Object.entries(shared).map(([module, { requiredVersion }]) => [module, requiredVersion]),
      ),
      contracts: contractsVersion(name === 'shell'),
      ...(metrics && { metrics: checkedMetrics(metrics) }),
    };
  }
}

/** @throws if there are too many, or a name has the wrong form */
function checkedMetrics(metrics: readonly string[]): string[] {
  const misspelled = metrics.filter((name) => !ownMetrics.form.test(name));
  if (misspelled.length > 0)
    throw new Error(`${misspelled.join(', ')}: name a metric like a variable, for example seatChosen`);
  if (metrics.length > ownMetrics.most) throw new Error(`An app has at most ${ownMetrics.most} metrics of its own`);
  return [...metrics];
}

function filesOf(compilation: Compilation): Record<string, ReleaseFile> {
  const scripts = compilation.getAssets().filter(({ name }) => !/\.(map|gz|br)$|\.hot-update\./.test(name));
  const described = scripts.map(({ name, source }) => {
    const file = known.get(source) ?? describe(source.buffer());
    known.set(source, file);
    return [name, file] as const;
  });
  return Object.fromEntries(described.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Cached descriptions of files that a rebuild does not change. */
const known = new WeakMap<webpack.sources.Source, ReleaseFile>();

function describe(content: Buffer): ReleaseFile {
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { bytes: content.length, gzipBytes: gzipSync(content, { level: 9 }).length, integrity };
}

function packageVersionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/**
 * Returns, by language, the scripts that carry messages: those that every page requests, and those of single pages. A
 * page requests the messages of the areas (a `messages/index.ts`) whose code it loads, except those that it seldom
 * needs.
 */
function messagesOf(
  compilation: Compilation,
  entry: string,
  pages: readonly PageRecord[],
  seldomNeeded: (page: PageRecord, locale: Locale) => readonly string[],
) {
  const ofPage = pages.map((page) =>
    byLocale((locale) => {
      const seldom = seldomNeeded(page, locale);
      return messageFiles(compilation, [entry, ...page.files], locale).filter((file) => !seldom.includes(file));
    }),
  );
  const ofAll = byLocale((locale) => {
    const [first, ...others] = ofPage;
    return first?.[locale].filter((file) => others.every((other) => other[locale].includes(file))) ?? [];
  });
  const withOwn = pages.map((page, index): PageRecord => {
    const own = byLocale((locale) => ofPage[index]?.[locale].filter((file) => !ofAll[locale].includes(file)) ?? []);
    return own.en.length > 0 ? { ...page, messages: own } : page;
  });
  return { ofAll, pages: withOwn };
}

function byLocale(filesIn: (locale: Locale) => string[]): Record<Locale, string[]> {
  return Object.fromEntries(locales.map((locale) => [locale, filesIn(locale)])) as Record<Locale, string[]>;
}

/** Returns the messages in a language that the modules of these scripts load. */
function messageFiles(compilation: Compilation, scripts: readonly string[], locale: Locale): string[] {
  const chunks = [...compilation.chunks].filter(({ files }) => scripts.some((script) => files.has(script)));
  const modules = chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModules(chunk)]);
  return filesOfImport(compilation, `./${locale}.json`, modules);
}

/** Returns the scripts with the messages in a language that the whole app shares. */
function appMessageFiles(compilation: Compilation, root: string, locale: Locale): string[] {
  const source = join(root, 'src/messages', `${locale}.json`);
  const modules = [...compilation.modules].filter((module) => 'resource' in module && module.resource === source);
  const chunks = modules.flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)]);
  return chunks.flatMap(({ files }) => [...files]);
}

/** Returns the scripts that dynamic imports of a request fetch. The request is as written in the source. */
function filesOfImport(compilation: Compilation, request: string, modules: Iterable<Module> = compilation.modules) {
  const blocks = [...modules].flatMap(blocksOf);
  const wanted = blocks.filter(({ dependencies }) =>
    dependencies.some((one) => 'request' in one && one.request === request),
  );
  const groups = wanted.map((block) => compilation.chunkGraph.getBlockChunkGroup(block));
  const files = groups.flatMap((group) => group?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
  return [...new Set(files)];
}

function blocksOf(module: Module): AsyncDependenciesBlock[] {
  return module.blocks ?? [];
}
