import comments from '@eslint-community/eslint-plugin-eslint-comments/configs';
import { files } from './files.mjs';
import { realTimeTests } from '@greenroom/jest-preset/real-time';
import { importExtensions } from './rules/import-extensions.mjs';
import { noRealTime } from './rules/no-real-time.mjs';
import { oxlintDirectives } from './rules/oxlint-directives.mjs';

/** General code style. */
export const codeStyle = [
  comments.recommended,
  {
    name: 'greenroom/code-style',
    plugins: {
      greenroom: {
        rules: {
          'import-extensions': importExtensions,
          'no-real-time': noRealTime,
          'oxlint-directives': oxlintDirectives,
        },
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Whoever breaks a rule says why: `// eslint-disable-next-line rule -- the reason`.
      '@eslint-community/eslint-comments/require-description': 'error',
      'greenroom/oxlint-directives': 'error',
      'greenroom/import-extensions': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true } },
      ],
      'no-console': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='css']",
          message: 'Styles are written with @emotion/styled; the css prop would bring a second runtime.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Every line counts, including comments and blank lines.
      'max-lines-per-function': ['error', { max: 100, IIFEs: true }],
    },
  },
  {
    // A `describe` callback is a function, but groups tests like a chapter.
    name: 'greenroom/tests-have-chapters',
    files: [...files.timed, ...files.suites],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    name: 'greenroom/tests-hold-their-clock',
    files: files.timed,
    ignores: realTimeTests,
    rules: { 'greenroom/no-real-time': 'error' },
  },
  {
    name: 'greenroom/read-by-a-tool',
    files: [...files.configs, ...files.stories, ...files.plain, ...files.standIns],
    rules: { 'no-restricted-exports': 'off' },
  },
  {
    name: 'greenroom/speaks-to-the-terminal',
    files: [
      'tools/**',
      'e2e/**',
      '**/main.ts',
      '**/*boundary.tsx',
      '**/*bench*.ts',
      '**/check-*.ts',
      'apps/api/**/evaluation/**',
      'libs/server/**/evaluation/**',
      'apps/api/**/testing/load/**',
      'apps/api/src/app/{print-banner,fail-start,run}.ts',
      'apps/payment-sandbox/src/start.ts',
      'apps/shell/src/{start,static-host/choose-page}.tsx',
      // A missing translation is reported to the console (specification, section 5).
      'libs/i18n/src/i18n.ts',
    ],
    rules: { 'no-console': 'off' },
  },
];
