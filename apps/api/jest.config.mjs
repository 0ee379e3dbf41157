import { preset } from '@greenroom/jest-preset';

export default {
  ...preset,
  displayName: 'api',
  globalSetup: '<rootDir>/src/database/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/src/database/testing/global-teardown.mjs',
};
