import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import eslint from 'typescript-eslint';
import { typedPlants } from './planted/typed-plants.ts';
import { workspaceFiles, workspaceRoot } from './workspace-files.ts';

type Setting = string | [string, ...unknown[]];
type Rules = Record<string, Setting>;

const oxlint = (cwd: string, ...options: string[]) => {
  const program = join(workspaceRoot, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [program, ...options], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  });
  return stdout;
};

/** Plants the texts in a workspace with our configuration; returns `file: rule` for each violation. */
function violationsIn(texts: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'greenroom-planted-'));
  for (const file of ['.oxlintrc.json', 'tsconfig.base.json']) cpSync(join(workspaceRoot, file), join(root, file));
  const settings = { extends: './tsconfig.base.json', include: ['**/*.ts', '**/*.tsx'] };
  for (const [file, text] of Object.entries({ ...texts, 'tsconfig.json': JSON.stringify(settings) })) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), `${text}\n`);
  }
  const { diagnostics } = JSON.parse(oxlint(root, '--format=json', '.')) as {
    diagnostics: { filename: string; code?: string; message: string }[];
  };
  rmSync(root, { recursive: true });
  return diagnostics.map(({ filename, code, message }) => `${filename}: ${code ?? message}`);
}

const unsafe = 'export const a = JSON.parse("1");';
const exempt = ['apps/a.test.ts', 'apps/a.test.tsx', 'libs/testing/a.ts', 'e2e/a.ts'];
const deprecated = '/** @deprecated Use b. */\nconst a = 1;\n';
const comment = (linter: string) => `// ${linter}-disable-next-line typescript/no-deprecated -- planted\n`;

let found: string[];
beforeAll(() => {
  found = violationsIn({
    ...Object.fromEntries(
      Object.entries(typedPlants).flatMap(([rule, [bad, good]]) => [
        [`libs/${rule}/bad.ts`, `${bad}\nexport {};`],
        [`libs/${rule}/good.ts`, `${good}\nexport {};`],
      ]),
    ),
    ...Object.fromEntries(exempt.map((file) => [file, unsafe])),
    'libs/comments/used.ts': `${deprecated}${comment('oxlint')}export const b = a;`,
    'libs/comments/unused.ts': `${comment('oxlint')}export const b = 1;`,
    'libs/comments/other.ts': `${deprecated}${comment('eslint')}export const b = a;`,
  });
});

test.each(Object.keys(typedPlants))('reports a violation of %s', (rule) => {
  expect(found).toContain(`libs/${rule}/bad.ts: typescript(${rule})`);
  expect(found).not.toContain(`libs/${rule}/good.ts: typescript(${rule})`);
});

test.each(exempt)('tests may read untyped values: %s', (file) => {
  expect(found.filter((violation) => violation.startsWith(file))).toEqual([]);
});

test('only a comment for this linter allows a violation, and an unused one is reported', () => {
  expect(found.filter((violation) => violation.startsWith('libs/comments/')).sort()).toEqual([
    'libs/comments/other.ts: typescript(no-deprecated)',
    expect.stringMatching(/^libs\/comments\/unused\.ts: Unused oxlint-disable directive/),
  ]);
});

/** Rules of typescript-eslint that Oxlint does not have yet (ADR 123). */
const missing = ['no-unsafe-class-instance-assignment'];

const { rules: published } = eslint.plugin as unknown as {
  rules: Record<string, { meta: { docs: { requiresTypeChecking?: boolean } } }>;
};

test('no rule that is listed as missing exists by now', () => {
  const known = oxlint(workspaceRoot, '--rules');
  expect(known).toContain(' no-floating-promises ');
  expect(missing.filter((rule) => known.includes(` ${rule} `))).toEqual([]);
});

test('each rule of strictTypeChecked is set as there, or set otherwise in our configuration', () => {
  const strict = Object.assign({}, ...eslint.configs.strictTypeChecked.map(({ rules }) => rules)) as Rules;
  const typed = Object.entries(strict).filter(
    ([rule]) =>
      rule.startsWith('@typescript-eslint/') &&
      published[rule.replace('@typescript-eslint/', '')]?.meta.docs.requiresTypeChecking,
  );
  const { rules } = JSON.parse(oxlint(workspaceRoot, '--print-config')) as { rules: Rules };
  const own = (rule: string) => rules[rule.replace('@typescript-eslint/', 'typescript/')];
  const absent = typed.map(([rule]) => rule).filter((rule) => own(rule) === undefined);
  expect(absent).toEqual(missing.map((rule) => `@typescript-eslint/${rule}`));
  const changed = typed.filter(([rule, setting]) => {
    const expected = JSON.stringify(setting).replace('"error"', '"deny"');
    return own(rule) !== undefined && JSON.stringify(own(rule)) !== expected;
  });
  expect(changed.map(([rule]) => rule.replace('@typescript-eslint/', '')).sort()).toEqual([
    'no-confusing-void-expression',
    'no-misused-promises',
    'no-unnecessary-condition',
    'no-unsafe-enum-comparison',
    'require-await',
    'restrict-template-expressions',
    'unbound-method',
  ]);
  const on = Object.entries(rules).filter(([, setting]) => setting !== 'allow');
  expect(on.map(([rule]) => rule.replace('typescript/', '')).sort()).toEqual(Object.keys(typedPlants).sort());
});

const sources = workspaceFiles('*.{ts,mts}', '{apps,libs,e2e,tools}/**/*.{ts,tsx,mts}');

test('every TypeScript file is linted', () => {
  const linted = new Set(oxlint(workspaceRoot, '--debug=files', '.').split('\n'));
  expect(sources.filter((file) => !linted.has(file))).toEqual([]);
});

// The linter has no types for any other file, and finds nothing there without saying so.
test('every TypeScript file is in the tsconfig.json of a folder above it', () => {
  const configs = workspaceFiles('**/tsconfig.json').filter((file) => file !== 'tools/lint/tsconfig.json');
  const covered = new Set(
    configs.flatMap((config) => {
      const folder = join(workspaceRoot, dirname(config));
      const { config: json } = ts.readConfigFile(join(workspaceRoot, config), ts.sys.readFile) as { config: unknown };
      const { fileNames } = ts.parseJsonConfigFileContent(json, ts.sys, folder);
      return fileNames.filter((file) => file.startsWith(folder)).map((file) => file.slice(workspaceRoot.length + 1));
    }),
  );
  expect(sources.filter((file) => !covered.has(file))).toEqual([]);
});
