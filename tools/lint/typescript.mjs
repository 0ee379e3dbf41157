import js from '@eslint/js';
import ts from 'typescript-eslint';
import { join } from 'node:path';
import { files } from './files.mjs';

/**
 * Nx lints per project and editors per file, each with the project's own tsconfig. A process that lints files of the
 * whole workspace sets LINT_WHOLE, and gets all of them in one program, for a fraction of the memory. That program and
 * what it has worked out about types take 4 GB, which is as much as Node allows unless told otherwise.
 */
const typesFrom = process.env.LINT_WHOLE
  ? { project: join(import.meta.dirname, 'tsconfig.json') }
  : { projectService: true };

const typed = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // An `async` function without `await` is fine where a promise is required.
  '@typescript-eslint/require-await': 'off',
  // With noUncheckedIndexedAccess, `!` states what the surrounding code has ensured.
  '@typescript-eslint/no-non-null-assertion': 'off',
  // `() => void` in `return stop()` is readable and hides nothing.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // Closures serve as methods as often as classes do; no interface here uses `this`.
  '@typescript-eslint/unbound-method': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  // JSX handlers and listeners may be async: their own code reports what they throw.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // The rule trusts types that browsers and vendors do not keep, and misses changes made by callbacks and signals.
  '@typescript-eslint/no-unnecessary-condition': 'off',
  // The router's enums are compared with strings, as in its documentation.
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
  ],
  // `void` means "no answer" in unions such as a handler's reply.
  '@typescript-eslint/no-invalid-void-type': 'off',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** TypeScript, strict and type-checked. */
export const typescript = [
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  {
    name: 'greenroom/typescript',
    languageOptions: { parserOptions: typesFrom },
    rules: typed,
  },
  {
    name: 'greenroom/typescript-in-tests',
    files: files.tests,
    rules: {
      // Tests read responses without types; a wrong expectation fails the test.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    name: 'greenroom/plain-javascript',
    files: files.plain,
    ...ts.configs.disableTypeChecked,
    languageOptions: {
      ...ts.configs.disableTypeChecked.languageOptions,
      globals: { process: 'readonly', console: 'readonly', module: 'writable', require: 'readonly', URL: 'readonly' },
    },
  },
  {
    name: 'greenroom/common-js',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];
