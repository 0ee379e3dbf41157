import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { workspaceRoot } from './workspace-root.ts';
import { kinds } from './kinds.ts';
import { spell } from './names.ts';
import { writeNewFiles } from './write-new-files.ts';

const copied = ['apps/meetings-mfe', 'apps/api', 'content', 'tsconfig.base.json', 'package.json'];
const left = new Set(['node_modules', 'dist', '.data']);
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'greenroom-generated-'));
  for (const path of copied) {
    cpSync(join(workspaceRoot, path), join(root, path), {
      recursive: true,
      filter: (from) => !left.has(basename(from)),
    });
  }
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
});
afterAll(() => rmSync(root, { recursive: true }));

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};
const tool = (path: string) => join(workspaceRoot, 'node_modules', path);
const make = (kind: string, ...names: string[]) => writeNewFiles(root, kinds[kind]!.make(root, ...names));

test('names are spelled in each form', () => {
  expect(spell('bed-time-2')).toEqual({
    kebab: 'bed-time-2',
    camel: 'bedTime2',
    pascal: 'BedTime2',
    words: 'Bed time 2',
  });
});

test.each(['Bed', 'bed_time', '-bed', '', '../bed'])('“%s” is no name', (name) => {
  expect(() => spell(name)).toThrow('lower-case words');
});

describe('what is made', () => {
  let made: string[];
  beforeAll(() => {
    made = [
      ...make('feature', 'meetings-mfe', 'planted-notes'),
      ...make('module', 'planted-bookings'),
      ...make('adapter', 'language-model', 'planted-vendor'),
    ];
  });

  test('compiles', () => {
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest', 'react', 'react-dom'] },
      files: [...made.filter((path) => /\.tsx?$/.test(path)), 'apps/api/src/app/build-app.ts'],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
    const { said } = run(tool('typescript/bin/tsc'), '-p', 'tsconfig.json');
    expect(said.split('\n').filter((line) => line.includes('planted'))).toEqual([]);
  });

  test('breaks no fence inside a project', () => {
    const config = join(workspaceRoot, 'tools/lint/dependency-rules.mjs');
    const found = run(
      tool('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      config,
      '--output-type',
      'err',
      'apps',
    );
    expect(found.said).not.toContain('planted');
  });

  test('is written as the house writes', () => {
    const texts = made.filter((path) => /\.tsx?$/.test(path)).map((path) => join(root, path));
    const found = run(
      tool('prettier/bin/prettier.cjs'),
      '--config',
      join(workspaceRoot, '.prettierrc.json'),
      '--check',
      ...texts,
    );
    expect(found).toMatchObject({ status: 0 });
  });

  test.each([
    ['a feature', 'apps/meetings-mfe', 0],
    ['a module', 'apps/api/src/modules/planted-bookings', 0],
    ['an adapter, which is yet to be written', 'apps/api/src/adapters', 1],
  ])('the tests of %s', (_, folder, status) => {
    const config = JSON.stringify({ rootDir: join(root, folder), roots: [join(root, folder)] });
    writeFileSync(
      join(root, 'jest.config.mjs'),
      `import { preset } from '@greenroom/jest-preset';\nexport default { ...preset, ...${config}, reporters: ['default'] };\n`,
    );
    const found = run(tool('jest/bin/jest.js'), '-c', 'jest.config.mjs', 'planted');
    expect(found.said).toMatch(/Tests: /);
    expect(found.status).toBe(status);
  });

  test('is not made twice', () => {
    expect(() => make('module', 'planted-bookings')).toThrow('is there already');
  });
});

test('a coach of placeholders passes the check of the content', () => {
  make('coach', 'planted-person');
  const found = run(join(workspaceRoot, 'apps/api/src/modules/content/check-content.ts'), join(root, 'content'));
  expect(found).toMatchObject({ status: 0 });
});

test.each([
  ['feature', ['nobody', 'notes'], 'no remote called nobody'],
  ['adapter', ['telepathy', 'acme'], 'no port called telepathy'],
])('a %s of %s is refused', (kind, names, why) => {
  expect(() => make(kind, ...names)).toThrow(why);
});
