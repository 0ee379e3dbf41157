import { nativePreset } from '@greenroom/jest-preset/native';

/**
 * Tests run on PostgreSQL. These run on PGlite as well (`nx test-pglite api`): what its one connection, its driver and
 * its recovery could do in another way. The product's end-to-end tests run on PGlite, too.
 */
const onPglite = [
  // Connections, transactions, notifications and jobs.
  'database/{broken-clients,in-few-trips,jobs,on-disk,open-database}',
  // Leases, expiry and concurrent writes.
  'modules/identity/refresh-session',
  'modules/calls/progress-writer',
  'modules/coaching/model/model-budget',
  // Search, arrays and JSON.
  'modules/coaching/{conversations/conversations.routes,memory/memory}',
  // Dates, and figures by time.
  'modules/{events/events,practice/practice,releases/guardrails/guardrails}',
  // Every table: the data of one account is exported and deleted.
  'app/data-life',
];

export default {
  ...nativePreset,
  ...(process.env.TEST_DATABASE === 'pglite' && {
    testMatch: onPglite.map((file) => `<rootDir>/src/${file}.test.ts`),
    testPathIgnorePatterns: [],
  }),
  displayName: 'api',
  globalSetup: '<rootDir>/src/database/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/database/testing/global-teardown.mjs',
  /** Runs when nothing else does, see tools/test/steps.ts. */
  maxWorkers: 2,
  /** Each worker keeps what its files opened; it begins anew before that is too much. */
  workerIdleMemoryLimit: '1500MB',
};
