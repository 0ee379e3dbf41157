/** Kinds of files by their names, as several rules need them. */
export const files = {
  typescript: ['**/*.ts', '**/*.tsx'],
  plain: ['**/*.mjs', '**/*.cjs', '**/*.js'],
  tests: ['**/*.test.ts', '**/*.test.tsx', '**/testing/**', 'e2e/**'],
  /** Tests by themselves, without what they share. */
  timed: ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts'],
  /** Suites that several test files run: their functions hold `describe` as a test file does. */
  suites: [
    'libs/server/ports/src/testing/*-conformance.ts',
    'apps/payment-sandbox/src/contract/*.ts',
    'apps/meetings-mfe/src/features/live/room/testing/describe-room.ts',
  ],
  stories: ['**/*.stories.tsx', 'tools/storybook/{main,preview}.{ts,tsx}'],
  /** Files a tool reads, in the form the tool asks for. */
  configs: [
    '**/*.config.ts',
    '**/*.config.mjs',
    'libs/server/database/src/testing/st*-test-databases.ts',
    'e2e/fixtures/prepare-data.ts',
  ],
  /** What builds put in place of a package's module, exported as the package does. */
  standIns: ['tools/webpack/left-out/*.ts'],
  /** Where a build is described, which is the only place where an app may know the tools. */
  builds: ['**/webpack.config.ts', '**/jest.config.mjs'],
};
