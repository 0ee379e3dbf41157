import { preset } from '../../tools/jest/preset.mjs';

export default {
  ...preset,
  displayName: 'api',
  globalSetup: '<rootDir>/src/database/testing/start-test-databases.ts',
  globalTeardown: '<rootDir>/src/database/testing/stop-test-databases.ts',
};
