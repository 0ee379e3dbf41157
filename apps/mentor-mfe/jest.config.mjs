import { browserPreset } from '@greenroom/jest-preset/browser';

export default {
  ...browserPreset,
  displayName: 'mentor-mfe',
  rootDir: import.meta.dirname,
  /** The ES module of marked is a single line, which the preset cannot tell from a script. */
  moduleNameMapper: { '^marked$': '<rootDir>/../../node_modules/marked/lib/marked.umd.js' },
  transform: {
    ...browserPreset.transform,
    'messages/\\w+\\.json$': new URL('../../tools/jest/messages-transform.cjs', import.meta.url).pathname,
  },
};
