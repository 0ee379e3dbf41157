import js from '@eslint/js';
import ts from 'typescript-eslint';
import { files } from './files.mjs';

/** TypeScript, strict. Rules that need types are in .oxlintrc.json. */
export const typescript = [
  js.configs.recommended,
  ...ts.configs.strict,
  {
    name: 'greenroom/typescript',
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      // With noUncheckedIndexedAccess, `!` states what the surrounding code has ensured.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // `void` means "no answer" in unions such as a handler's reply.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    name: 'greenroom/plain-javascript',
    files: files.plain,
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', module: 'writable', require: 'readonly', URL: 'readonly' },
    },
  },
  {
    name: 'greenroom/common-js',
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];
