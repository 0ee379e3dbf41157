import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { BuildRecord } from '@greenroom/federation';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Builds an entry with two lazy chunks, one of which has a lazy chunk of its own. */
async function build(name: string, deepest: string, more: Configuration = {}) {
  const source = join(folder, name, 'src');
  const out = join(folder, name, 'out');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, 'entry.js'), `import('./one.js'); import('./two.js');`);
  writeFileSync(join(source, 'one.js'), `export const one = () => import('./deepest.js');`);
  writeFileSync(join(source, 'two.js'), `export const two = 'two';`);
  writeFileSync(join(source, 'deepest.js'), `export const deepest = '${deepest}';`);
  const compiler = webpack({
    context: source,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: {
      path: out,
      filename: 'entry.[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
    },
    ...more,
    plugins: [new ChunkIntegrityPlugin(), ...(more.plugins ?? [])],
  });
  const stats = await new Promise<Stats>((resolve, reject) =>
    compiler.run((error, done) => (done ? resolve(done) : reject(error ?? new Error('nothing was built')))),
  );
  const files = Object.fromEntries(readdirSync(out).map((file) => [file, readFileSync(join(out, file), 'utf8')]));
  const entry = Object.keys(files).find((file) => file.startsWith('entry.'))!;
  return { files, entry, errors: stats.compilation.errors };
}

const digestOf = (content: string) => createHash('sha384').update(content).digest('base64');

test('the entry carries the digest of every written chunk, and no other', async () => {
  const { files, entry, errors } = await build('digests', 'here');
  const chunks = Object.keys(files).filter((file) => file !== entry);
  expect(errors).toEqual([]);
  expect(chunks).toHaveLength(3);
  const carried = [...files[entry]!.matchAll(/"([A-Za-z0-9+/]{64})"/g)].map(([, digest]) => digest);
  const nothing = 'A'.repeat(64);
  expect(carried.sort()).toEqual([nothing, ...chunks.map((file) => digestOf(files[file]!))].sort());
  for (const content of Object.values(files)) expect(content).not.toContain('chunkDigest');
});

test('a changed byte in the deepest chunk changes its name, and the name and content of the entry', async () => {
  const before = await build('before', 'here');
  const after = await build('after', 'hera');
  const same = await build('same', 'here');
  expect(same.files).toEqual(before.files);
  expect(after.entry).not.toBe(before.entry);
  const only = (one: typeof before, other: typeof before) =>
    Object.keys(one.files).filter((file) => !(file in other.files));
  expect([only(after, before).length, only(before, after).length]).toEqual([2, 2]);
});

test('bytes that change later no longer match the digest', async () => {
  const { files, entry } = await build('tampered', 'here');
  const deepest = Object.keys(files).find((file) => files[file]!.includes('"here"'))!;
  expect(files[entry]).toContain(digestOf(files[deepest]!));
  expect(files[entry]).not.toContain(digestOf(files[deepest]!.replace('here', 'hera')));
});

test('the build record matches the files', async () => {
  const root = join(import.meta.dirname, '../../apps/mentor-mfe');
  const isEntry = (file: string) => file.startsWith('entry.');
  const record = new ReleaseRecordPlugin({ name: 'small', root, isEntry, pages: [], shared: {} });
  const { files, entry } = await build('recorded', 'here', { plugins: [record] });
  const { 'build.json': said, ...scripts } = files;
  const recorded = (JSON.parse(said!) as BuildRecord).files;
  expect(Object.keys(recorded).sort()).toEqual(Object.keys(scripts).sort());
  for (const [file, content] of Object.entries(scripts)) {
    expect(recorded[file]).toMatchObject({
      integrity: `sha384-${digestOf(content)}`,
      bytes: Buffer.byteLength(content),
    });
    if (file !== entry) expect(scripts[entry]).toContain(digestOf(content));
  }
});

test('requests scripts with their digest and without credentials for other origins', async () => {
  const { files, entry } = await build('asked', 'here');
  expect(files[entry]).toMatch(/\.crossOrigin="anonymous"/);
  expect(files[entry]).toMatch(/\.integrity="sha384-"\+/);
});

test('fails the build for a digest that cannot be filled in, which matches nothing', async () => {
  const lost = {
    apply(compiler: webpack.Compiler) {
      compiler.hooks.thisCompilation.tap('lost', (compilation) =>
        compilation.hooks.processAssets.tap(
          { name: 'lost', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
          () => {
            for (const chunk of compilation.chunks) if (!chunk.hasRuntime()) chunk.files.clear();
          },
        ),
      );
    },
  };
  const { errors, files, entry } = await build('lost', 'here', {
    plugins: [lost],
    optimization: { emitOnErrors: true },
  });
  expect(errors.map(({ message }) => message)).toEqual(
    Array(3).fill(expect.stringMatching(/^entry\..*: a chunk's digest is not known$/)),
  );
  expect(files[entry]).toContain('A'.repeat(64));
  expect(files[entry]).not.toContain('chunkDigest');
});
