import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FsTree, flushChanges } from 'nx/src/generators/tree';
import { readApps, workspaceRoot } from '@greenroom/tools/workspace';
import { kinds } from './kinds.ts';
import { spell } from './names.ts';

const copied = [
  'apps/meetings-mfe',
  'apps/checkout-mfe',
  'apps/api',
  'libs/server',
  'content',
  'tsconfig.base.json',
  'package.json',
  'ARCHITECTURE.md',
];
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
/** Generates on disk, without the follow-up commands (npm). Returns the paths that were written. */
function generate(kind: string, ...names: string[]): string[] {
  const tree = new FsTree(root, false);
  kinds[kind]!.generate(tree, ...names);
  flushChanges(root, tree.listChanges());
  return tree.listChanges().map(({ path }) => path);
}

test('spells a name in each form', () => {
  expect(spell('bed-time-2')).toEqual({
    kebab: 'bed-time-2',
    camel: 'bedTime2',
    pascal: 'BedTime2',
    words: 'Bed time 2',
  });
});

test.each(['Bed', 'bed_time', '-bed', '', '../bed'])('rejects “%s” as a name', (name) => {
  expect(() => spell(name)).toThrow('lower-case words');
});

describe('generated code', () => {
  let made: string[];
  beforeAll(() => {
    made = [
      ...generate('remote', 'planted-tickets'),
      ...generate('lib', 'planted-rating', 'ui'),
      ...generate('feature', 'meetings-mfe', 'planted-notes'),
      // This remote has no messages of its own besides those of its features.
      ...generate('feature', 'checkout-mfe', 'planted-gifts'),
      ...generate('page', 'planted-tickets-mfe', 'planted-seats'),
      ...generate('page', 'checkout-mfe', 'planted-vouchers'),
      ...generate('module', 'planted-bookings'),
      ...generate('adapter', 'language-model', 'planted-vendor'),
    ];
  });

  test('compiles', () => {
    const settings = {
      extends: './tsconfig.base.json',
      compilerOptions: { types: ['node', 'jest', 'react', 'react-dom', '@testing-library/jest-dom'] },
      files: [
        ...made.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('e2e/')),
        'apps/api/src/app/build-app.ts',
      ],
    };
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify(settings));
    const { said } = run(tool('typescript-7/bin/tsc'), '-p', 'tsconfig.json');
    expect(said.split('\n').filter((line) => line.includes('planted'))).toEqual([]);
  });

  test('keeps the boundary rules', () => {
    const config = join(workspaceRoot, 'tools/lint/dependency-rules.mjs');
    const found = run(
      tool('dependency-cruiser/bin/dependency-cruise.mjs'),
      '--config',
      config,
      '--output-type',
      'err',
      'apps',
      'libs',
    );
    expect(found.said).not.toContain('planted');
  });

  test('is formatted', () => {
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
    ['a remote', 'apps/planted-tickets-mfe', 0],
    ['a library', 'libs/planted-rating', 0],
    ['a feature', 'apps/meetings-mfe', 0],
    ['a feature of a remote without messages of its own', 'apps/checkout-mfe', 0],
    ['a module', 'libs/server/planted-bookings', 0],
    ['an adapter that is still to be written', 'libs/server/adapters/src', 1],
  ])('has tests that run: %s', (_, folder, status) => {
    const config = JSON.stringify({ rootDir: join(root, folder), roots: [join(root, folder)] });
    const preset = folder.startsWith('libs/server')
      ? "import { preset } from '@greenroom/jest-preset';"
      : "import { browserPreset as preset } from '@greenroom/jest-preset/browser';";
    writeFileSync(
      join(root, 'jest.config.mjs'),
      `${preset}\nexport default { ...preset, ...${config}, reporters: ['default'] };\n`,
    );
    const found = run(tool('jest/bin/jest.js'), '-c', 'jest.config.mjs', 'planted');
    expect(found.said).toMatch(/Tests: /);
    expect(found.status).toBe(status);
  });

  test('is known to Nx by the names that npm run new takes', () => {
    const file = join(workspaceRoot, 'tools/generators/generators.json');
    const { generators } = JSON.parse(readFileSync(file, 'utf8')) as { generators: Record<string, unknown> };
    expect(Object.keys(generators).toSorted()).toEqual(Object.keys(kinds).toSorted());
  });

  test('gives a remote its own port and an owner', () => {
    const read = (path: string) => readFileSync(join(root, path), 'utf8');
    expect(readApps(root)).toMatchObject({
      'meetings-mfe': { devPort: 4204 },
      'planted-tickets-mfe': { devPort: 4205, e2e: { specs: ['planted-tickets'] } },
    });
    expect(read('.github/CODEOWNERS')).toContain('/apps/planted-tickets-mfe/ @greenroom/planted-tickets\n');
    expect(made).toContain('e2e/specs/planted-tickets.spec.ts');
  });

  test('has a row in ARCHITECTURE.md', () => {
    const page = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(page).toContain('| `apps/planted-tickets-mfe` | the pages of planted tickets |');
    expect(page).toContain('| `libs/planted-rating` | planted rating |');
    expect(page).toContain('| `libs/server/planted-bookings` | planted bookings |');
  });

  test.each([
    ['module', ['planted-bookings']],
    ['remote', ['planted-tickets']],
    ['feature', ['meetings-mfe', 'planted-notes']],
    ['page', ['checkout-mfe', 'planted-vouchers']],
  ])('does not overwrite an existing %s', (kind, names) => {
    expect(() => generate(kind, ...names)).toThrow(/already exists|has .* already/);
  });
});

test('generates a coach of placeholders that passes the content check', () => {
  generate('coach', 'planted-person');
  const found = run(join(workspaceRoot, 'libs/server/content/src/check-content.ts'), join(root, 'content'));
  expect(found).toMatchObject({ status: 0 });
});

test.each([
  ['feature', ['nobody', 'notes'], 'no remote called nobody'],
  ['page', ['nobody', 'notes'], 'no remote called nobody'],
  ['adapter', ['telepathy', 'acme'], 'no port called telepathy'],
  ['lib', ['notes', 'server'], 'server is not a layer'],
])('refuses a %s of %s', (kind, names, why) => {
  expect(() => generate(kind, ...names)).toThrow(why);
});
