import { fileURLToPath } from 'node:url';
import { nativePreset } from './native.mjs';

const starts = (file) => fileURLToPath(new URL(`../../libs/server/database/src/testing/${file}`, import.meta.url));

/**
 * The preset of projects whose tests open a database: PostgreSQL, or PGlite where TEST_DATABASE says so
 * (`nx test-pglite <project>`).
 * @param onPglite the tests that run on PGlite as well: paths in `src`, without `.test.ts`; braces may be used
 */
export const databasePreset = (onPglite) => ({
  ...nativePreset,
  ...(process.env.TEST_DATABASE === 'pglite' && {
    testMatch: onPglite.map((file) => `<rootDir>/src/${file}.test.ts`),
    testPathIgnorePatterns: [],
  }),
  globalSetup: starts('global-setup.mjs'),
  globalTeardown: starts('global-teardown.mjs'),
  /** The worker keeps what its files opened; it begins anew before that is too much. */
  workerIdleMemoryLimit: '1500MB',
});
