import { preset } from '@greenroom/jest-preset';

/** What no database has a part in is not run on both. */
const pure = process.env.TEST_DATABASE === 'postgres' ? ['/domain/', '/evaluation/', '/transcripts/'] : [];

export default {
  ...preset,
  testPathIgnorePatterns: [...preset.testPathIgnorePatterns, ...pure],
  displayName: 'api',
  /** Its module form is one line, which the preset cannot tell from a script. */
  moduleNameMapper: { '^marked$': '<rootDir>/../../node_modules/marked/lib/marked.umd.js' },
  globalSetup: '<rootDir>/src/database/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/database/testing/global-teardown.mjs',
  /** A database is opened in half a minute where the machine has much other work. In milliseconds. */
  testTimeout: 120_000,
  /** Each worker keeps what its files opened; it begins anew before that is too much. */
  maxWorkers: 2,
  workerIdleMemoryLimit: '1500MB',
};
