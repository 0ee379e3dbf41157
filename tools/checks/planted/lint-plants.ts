/** A line that breaks a rule, and an allowed counterpart. */
export interface Plant {
  rule: string;
  says: string;
  /** The file of the line; `goodAt` is the counterpart's, if it is another one. */
  at: string;
  bad: string;
  good: string;
  goodAt?: string;
}

const boundaries = '@nx/enforce-module-boundaries';
const home = 'fences/packages-at-home';

/** A bare import is enough: the boundary rules do not depend on what is imported. */
const use = (name: string) => `import '${name}';\n`;

export const betweenProjects: Plant[] = [
  {
    rule: boundaries,
    says: 'contracts know nothing of the workspace',
    at: 'libs/contracts/src/planted.ts',
    bad: use('@greenroom/i18n'),
    good: use('zod'),
  },
  {
    rule: boundaries,
    says: 'components know components only',
    at: 'libs/shared-ui/src/planted.ts',
    bad: use('@greenroom/contracts'),
    good: use('react'),
  },
  {
    rule: boundaries,
    says: 'the platform knows no components',
    at: 'libs/auth/src/planted.ts',
    bad: use('@greenroom/shared-ui'),
    good: use('@greenroom/contracts'),
  },
  {
    rule: boundaries,
    says: 'a feature knows no app',
    at: 'libs/frame/src/planted.ts',
    bad: use('../../../apps/mentor-mfe/src/routes.ts'),
    good: use('@greenroom/shared-ui'),
  },
  {
    rule: boundaries,
    says: 'a remote knows no other remote',
    at: 'apps/mentor-mfe/src/planted.ts',
    bad: use('../../checkout-mfe/src/routes.ts'),
    good: use('@greenroom/navigation'),
  },
  {
    rule: boundaries,
    says: 'the shell knows no remote',
    at: 'apps/shell/src/planted.ts',
    bad: use('../../../apps/mentor-mfe/src/routes.ts'),
    good: use('@greenroom/shared-ui'),
  },
  {
    rule: boundaries,
    says: 'the API knows contracts and the pure part of federation',
    at: 'apps/api/src/planted.ts',
    bad: use('@greenroom/auth'),
    good: use('@greenroom/contracts') + use('@greenroom/federation'),
  },
  {
    rule: boundaries,
    says: 'an engine knows nothing of the workspace',
    at: 'libs/server/understanding/src/planted.ts',
    bad: use('@greenroom/contracts'),
    good: use('node:fs'),
  },
  {
    rule: boundaries,
    says: 'the database and the ports know nothing that is built on them',
    at: 'libs/server/database/src/planted.ts',
    bad: use('@greenroom/http'),
    good: use('@greenroom/contracts') + use('@greenroom/ports/clock'),
  },
  {
    rule: boundaries,
    says: 'end-to-end tests know contracts and tools',
    at: 'e2e/planted.ts',
    bad: use('@greenroom/api-client'),
    good: use('@greenroom/contracts') + use('@greenroom/tools/browser'),
  },
  {
    rule: boundaries,
    says: 'browser code knows no server code',
    at: 'apps/shell/src/planted.ts',
    bad: use('../../api/src/main.ts'),
    good: use('@greenroom/federation'),
  },
  {
    rule: boundaries,
    says: 'code that runs anywhere knows no browser code',
    at: 'libs/navigation/src/planted.ts',
    bad: use('@greenroom/analytics'),
    good: use('@greenroom/contracts'),
  },
  {
    rule: boundaries,
    says: 'an app knows the tools in its build only',
    at: 'apps/mentor-mfe/src/planted.ts',
    bad: use('@greenroom/tools/webpack'),
    good: use('@greenroom/tools/webpack'),
    goodAt: 'apps/mentor-mfe/webpack.config.ts',
  },
  {
    rule: boundaries,
    says: 'another project is imported by its name',
    at: 'apps/shell/src/planted.ts',
    bad: use('../../../libs/auth/src/index.ts'),
    good: use('@greenroom/auth'),
  },
];

const atHome: [name: string, homeFile: string][] = [
  ['@reduxjs/toolkit/query/react', 'libs/api-client/src/planted.ts'],
  ['react-redux', 'libs/api-client/src/planted.ts'],
  ['react-router', 'libs/navigation/src/planted.ts'],
  ['react-router-dom', 'libs/navigation/src/planted.ts'],
  ['@lingui/core', 'libs/i18n/src/planted.ts'],
  ['@module-federation/enhanced/runtime', 'libs/federation/src/planted.ts'],
  ['@base-ui/react/dialog', 'libs/shared-ui/src/overlays/planted.tsx'],
  ['@greenroom/federation/browser', 'apps/shell/src/planted.ts'],
  ['zod', 'libs/contracts/src/planted.schema.ts'],
  ['zod', 'apps/mentor-mfe/src/testing/planted-mocks.ts'],
  ['@greenroom/contracts/schemas', 'libs/server/content/src/planted.ts'],
];

export const packageHomes: Plant[] = [
  ...atHome.map(([name, goodAt]) => ({
    rule: home,
    says: `${name} is at home in ${goodAt.split('/').slice(0, 2).join('/')}`,
    at: 'apps/roleplay-mfe/src/planted.ts',
    bad: use(name),
    good: use(name),
    goodAt,
  })),
  {
    rule: home,
    says: 'types of schemas are free, values are not',
    at: 'apps/mentor-mfe/src/planted.ts',
    bad: `export { contracts } from '@greenroom/contracts/schemas';\n`,
    good: `export type { Reply } from '@greenroom/contracts/schemas';\n`,
  },
  {
    rule: home,
    says: 'a dynamic import is an import',
    at: 'apps/mentor-mfe/src/planted.ts',
    bad: `export const later = () => import('@reduxjs/toolkit');\n`,
    good: `export const later = () => import('@greenroom/api-client');\n`,
  },
];

const page = 'apps/mentor-mfe/src/pages/planted.tsx';
const code = 'libs/auth/src/planted.ts';
const timed = 'libs/auth/src/planted.test.ts';

export const ofCodeStyle: Plant[] = [
  {
    rule: 'max-lines-per-function',
    says: 'a function has at most 100 lines',
    at: code,
    bad: `export function a() {\n${'  b();\n'.repeat(99)}}\n`,
    good: `export function a() {\n${'  b();\n'.repeat(98)}}\n`,
  },
  {
    rule: 'greenroom/import-extensions',
    says: 'a relative import carries its extension',
    at: code,
    bad: `export * from './current-user';\n`,
    good: `export * from './current-user.ts';\n`,
  },
  {
    rule: 'greenroom/no-real-time',
    says: 'a test does not sleep',
    at: timed,
    bad: `test('a', () => new Promise((resolve) => setTimeout(resolve, 50)));\n`,
    good: `test('a', () => new Promise((resolve) => setTimeout(resolve)));\n`,
  },
  {
    rule: 'greenroom/no-real-time',
    says: 'a test does not sleep by an import',
    at: timed,
    bad: `import { setTimeout as pause } from 'node:timers/promises';\ntest('a', () => pause(5));\n`,
    good: `import { setImmediate as turn } from 'node:timers/promises';\ntest('a', () => turn());\n`,
  },
  {
    rule: 'greenroom/no-real-time',
    says: 'a browser test does not sleep',
    at: 'e2e/specs/planted.spec.ts',
    bad: `test('a', ({ page }) => page.waitForTimeout(500));\n`,
    good: `test('a', ({ page }) => page.waitForTimeout(500));\n`,
    goodAt: 'e2e/specs/listening.spec.ts',
  },
  {
    rule: 'greenroom/no-real-time',
    says: 'a test does not assert elapsed time',
    at: timed,
    bad: `const began = performance.now();\ntest('a', () => expect(performance.now() - began).toBeLessThan(300));\n`,
    good: `const clock = { ms: 0 };\ntest('a', () => expect(clock.ms).toBeLessThan(300));\n`,
  },
  {
    rule: 'greenroom/no-real-time',
    says: 'a test has no time limit of its own',
    at: timed,
    bad: `test('a', () => {}, 5_000);\n`,
    good: `test('a', () => {});\n`,
  },
  {
    rule: 'no-restricted-exports',
    says: 'exports have names',
    at: code,
    bad: 'export default 1;\n',
    good: 'export default 1;\n',
    goodAt: 'libs/shared-ui/src/type/planted.stories.tsx',
  },
  {
    rule: 'no-restricted-syntax',
    says: 'there is no css prop',
    at: page,
    bad: 'export const A = () => <p css={{}} />;\n',
    good: 'export const A = () => <p className="a" />;\n',
  },
  {
    rule: 'no-console',
    says: 'only those who speak to a terminal use the console',
    at: code,
    bad: `console.log('a');\n`,
    good: `console.log('a');\n`,
    goodAt: 'apps/api/src/main.ts',
  },
  {
    rule: '@typescript-eslint/no-explicit-any',
    says: 'there is no any, in no folder, whatever its name',
    at: 'libs/reporting/src/reports/planted.ts',
    bad: 'export type A = any;\n',
    good: 'export type A = unknown;\n',
  },
  {
    rule: '@eslint-community/eslint-comments/require-description',
    says: 'who breaks a rule says why',
    at: code,
    bad: '// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport type A = any;\n',
    good: '// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the vendor has no types\nexport type A = any;\n',
  },
  {
    rule: 'greenroom/oxlint-directives',
    says: 'who breaks a rule that needs types says which and why',
    at: code,
    bad: '// oxlint-disable-next-line typescript/no-deprecated\nexport const a = 1;\n',
    good: '// oxlint-disable-next-line typescript/no-deprecated -- there is no other way yet\nexport const a = 1;\n',
  },
  {
    rule: 'greenroom/oxlint-directives',
    says: 'a rule that needs types is switched off for a line, not for a file',
    at: code,
    bad: '/* oxlint-disable typescript/no-deprecated -- there is no other way yet */\nexport const a = 1;\n',
    good: 'export const a = 1; // oxlint-disable-line typescript/no-deprecated -- there is no other way yet\n',
  },
  {
    rule: '@typescript-eslint/consistent-type-imports',
    says: 'types are imported as types',
    at: code,
    bad: `import { Locale } from '@greenroom/contracts';\nexport type A = Locale;\n`,
    good: `import type { Locale } from '@greenroom/contracts';\nexport type A = Locale;\n`,
  },
  {
    rule: 'react-hooks/rules-of-hooks',
    says: 'hooks are not called conditionally',
    at: page,
    bad: `import { useState } from 'react';\nexport const A = (p: { a: boolean }) => { if (p.a) useState(0); return null; };\n`,
    good: `import { useState } from 'react';\nexport const A = () => { useState(0); return null; };\n`,
  },
  {
    rule: 'jsx-a11y/alt-text',
    says: 'a picture has a text',
    at: page,
    bad: 'export const A = () => <img src="a.svg" />;\n',
    good: 'export const A = () => <img src="a.svg" alt="" />;\n',
  },
];
