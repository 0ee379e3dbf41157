import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'frame', rootDir: import.meta.dirname };
