import js from '@eslint/js';
import ts from 'typescript-eslint';
import { join } from 'node:path';
import { files } from './files.mjs';

/**
 * Nx lints project by project, and an editor file by file: each with the project's own tsconfig. A process that lints
 * files of the whole workspace says so by LINT_WHOLE, and has all of them in one program, for a fraction of the memory.
 */
const typesFrom = process.env.LINT_WHOLE
  ? { project: join(import.meta.dirname, 'tsconfig.json') }
  : { projectService: true };

const typed = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // An `async` function that awaits nothing fits where a promise is asked for.
  '@typescript-eslint/require-await': 'off',
  // With noUncheckedIndexedAccess, `!` says what the code around it has made sure of.
  '@typescript-eslint/no-non-null-assertion': 'off',
  // `() => void` in `return stop()` reads well, and hides nothing.
  '@typescript-eslint/no-confusing-void-expression': 'off',
  // Closures are methods here as often as classes are; nothing of ours uses `this` in an interface.
  '@typescript-eslint/unbound-method': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
  // JSX handlers and listeners may be async: what they throw is reported by their own code.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // It believes types that browsers and vendors do not keep, and sees nothing of what a callback or a signal changes.
  '@typescript-eslint/no-unnecessary-condition': 'off',
  // The router's enums are compared with their words, which is how its documentation has it.
  '@typescript-eslint/no-unsafe-enum-comparison': 'off',
  '@typescript-eslint/no-unused-vars': [
    'error',
    { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
  ],
  // `void` stands for "answers nothing" in unions such as a handler's reply.
  '@typescript-eslint/no-invalid-void-type': 'off',
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
};

/** TypeScript, strict and with types. */
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
      // Replies are read as the test expects them; a wrong expectation fails the test.
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
