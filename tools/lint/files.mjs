/** File patterns that several rules share. */
export const files = {
  typescript: ['**/*.ts', '**/*.tsx'],
  plain: ['**/*.mjs', '**/*.cjs', '**/*.js'],
  tests: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**'],
  /** Test files only, without test helpers. */
  timed: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'],
  /** Suites that several test files run: their functions hold `describe` blocks like a test file. */
  suites: [
    'libs/server/ports/src/testing/*-conformance.ts',
    'apps/payment-sandbox/src/contract/*.ts',
    'apps/meetings-mfe/src/features/live/room/testing/describe-room.ts',
  ],
  stories: ['**/*.stories.tsx', 'tools/storybook/{main,preview}.{ts,tsx}'],
  /** Files that a tool reads, in the form that the tool requires. */
  configs: [
    '**/*.config.ts',
    '**/*.config.mjs',
    'libs/server/database/src/testing/st*-test-databases.ts',
    'e2e/fixtures/prepare-data.ts',
  ],
  /** Replacements for a package's module in a build, exported like the package's. */
  standIns: ['tools/webpack/left-out/*.ts'],
  /** Build configurations, the only files of an app that may import the tools. */
  builds: ['**/webpack.config.ts', '**/jest.config.mjs'],
};
