import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nativePreset } from './native.mjs';

const starts = (file) => fileURLToPath(new URL(`../../libs/server/database/src/testing/${file}`, import.meta.url));

/**
 * Returns the preset of projects whose tests open a database: PostgreSQL, or PGlite if TEST_DATABASE says so (`nx
 * test-pglite <project>`).
 * @param rootDir the project's folder
 * @param onPglite the tests that run on PGlite as well: paths in `src`, without `.test.ts`
 * @throws Error if a path is not a test, because a test that moved would silently stop running on PGlite
 */
export function databasePreset(rootDir, onPglite = []) {
  for (const file of onPglite) {
    if (!existsSync(join(rootDir, 'src', `${file}.test.ts`))) throw new Error(`There is no test src/${file}.test.ts`);
  }
  return {
    ...nativePreset,
    ...(process.env.TEST_DATABASE === 'pglite' && {
      testMatch: onPglite.map((file) => `<rootDir>/src/${file}.test.ts`),
      testPathIgnorePatterns: [],
    }),
    globalSetup: starts('global-setup.mjs'),
    globalTeardown: starts('global-teardown.mjs'),
    /** A worker keeps what its test files opened; it restarts above this limit. */
    workerIdleMemoryLimit: '1500MB',
  };
}
