import { createRequire } from 'node:module';
import { browserPreset } from '@greenroom/jest-preset/browser';

const { resolve } = createRequire(import.meta.url);

export default {
  ...browserPreset,
  displayName: 'roster-mfe',
  rootDir: import.meta.dirname,
  transform: { ...browserPreset.transform, 'messages/\\w+\\.json$': resolve('@greenroom/jest-preset/messages') },
};
