import { browserPreset } from '@greenroom/jest-preset/browser';

export default {
  ...browserPreset,
  displayName: 'checkout-mfe',
  rootDir: import.meta.dirname,
  transform: {
    ...browserPreset.transform,
    'messages/\\w+\\.json$': new URL('../../tools/jest/messages-transform.cjs', import.meta.url).pathname,
  },
};
