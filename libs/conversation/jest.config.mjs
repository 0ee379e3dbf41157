import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'conversation', rootDir: import.meta.dirname };
