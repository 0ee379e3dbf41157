import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack from 'webpack';
import type { BuildRecord } from '@greenroom/federation';
import { ReleaseRecordPlugin } from './release-record-plugin.ts';

const folder = mkdtempSync(join(tmpdir(), 'greenroom-exports-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = join(import.meta.dirname, '../../apps/mentor-mfe');
const lib = 'node_modules/lib/index.js';

/** Returns what a build records about the exports of the shared module `lib`. */
async function recorded(name: string, files: Record<string, string>): Promise<BuildRecord['sharedExports']> {
  const context = join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(context, file)), { recursive: true });
    writeFileSync(join(context, file), text);
  }
  const shared = { lib: { singleton: true, version: '1.0.0', requiredVersion: '1.0.0' } };
  const asked = name === 'shell' ? shared : { lib: { ...shared.lib, import: false as const } };
  const compiler = webpack({
    context,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: './entry.js',
    output: { path: join(context, 'out'), filename: 'entry.js', uniqueName: name },
    plugins: [
      new ModuleFederationPlugin({ name, shared: asked, manifest: false, dts: false, dev: false }),
      new ReleaseRecordPlugin({ name, root, isEntry: (file) => file === 'entry.js', pages: [], shared: asked }),
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats!.toString())) : resolve(),
    ),
  );
  const record = JSON.parse(readFileSync(join(context, 'out/build.json'), 'utf8')) as BuildRecord;
  return record.sharedExports;
}

test('a shell’s build records all exports of its shared modules, used or not', async () => {
  const exports = await recorded('shell', {
    'entry.js': `import('./start.js');`,
    'start.js': `import { one } from 'lib'; console.log(one);`,
    'node_modules/lib/package.json': JSON.stringify({ name: 'lib', version: '1.0.0', type: 'module' }),
    [lib]: `export const one = 1; export const two = 2; export * from './more.js';`,
    'node_modules/lib/more.js': `export const three = 3;`,
  });
  expect(exports).toEqual({ lib: ['one', 'three', 'two'] });
});

test('a remote’s build records the exports that its code uses, without unused code', async () => {
  const exports = await recorded('remote', {
    'entry.js': `import('./screen.js');`,
    'screen.js': `import { one } from 'lib'; import { helper } from './part.js'; console.log(one, helper);`,
    'part.js': `import { two as renamed, unused } from 'lib'; export const helper = () => renamed; export const left = () => unused;`,
  });
  expect(exports).toEqual({ lib: ['one', 'two'] });
});
