import { preset } from '@greenroom/jest-preset';

/** What no database has a part in is not run on both. None of these opens the database of the run. */
const withoutDatabase = [
  // Rules, and what is measured of them.
  '/domain/',
  '/evaluation/',
  '/transcripts/',
  '/modules/scoring/',
  // Files of the house, read and checked.
  '/modules/content/',
  // Uploaded files, read in processes of their own.
  '/materials/(?!materials\\.test)',
  // Who may call what, and what a page brings along: the same questions to the same modules, each tried there on both.
  '/src/app/(known-replies|walk-of-roles)\\.test',
  // Vendors and engines, talked to over HTTP or in threads.
  '/adapters/(error-reporter|event-sink|file-store|identity-provider|language-model|moderator|release-store)/',
  '/adapters/chat-tool/(slack|teams)',
  '/adapters/(speech-synthesizer|transcriber|voice-activity)/',
  '/ports/',
  // PGlite itself, which these start whatever the rest runs on.
  '/database/(keep-pglite-open|limit-wal|pglite-|wire-messages)',
  // The product in a process of its own, which has PGlite whatever the rest runs on.
  '/src/main\\.test',
];
const pure = process.env.TEST_DATABASE === 'postgres' ? withoutDatabase : [];

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
