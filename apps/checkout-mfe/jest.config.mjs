import { browserPreset } from '@greenroom/jest-preset/browser';

export default {
  ...browserPreset,
  displayName: 'checkout-mfe',
  rootDir: import.meta.dirname,
  // Forms are typed into letter by letter, on machines that have other things to do.
  testTimeout: 30_000,
  setupFilesAfterEnv: [...browserPreset.setupFilesAfterEnv, '<rootDir>/src/testing/patience.ts'],
  transform: {
    ...browserPreset.transform,
    'messages/\\w+\\.json$': new URL('../../tools/jest/messages-transform.cjs', import.meta.url).pathname,
  },
};
