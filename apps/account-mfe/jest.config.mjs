import { browserPreset } from '@greenroom/jest-preset/browser';

export default {
  ...browserPreset,
  displayName: 'account-mfe',
  rootDir: import.meta.dirname,
  setupFiles: [...browserPreset.setupFiles, '<rootDir>/src/testing/what-jsdom-lacks.ts'],
  transform: {
    ...browserPreset.transform,
    'messages/\\w+\\.json$': new URL('../../tools/jest/messages-transform.cjs', import.meta.url).pathname,
  },
};
