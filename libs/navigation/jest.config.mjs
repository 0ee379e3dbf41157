import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'navigation', rootDir: import.meta.dirname };
