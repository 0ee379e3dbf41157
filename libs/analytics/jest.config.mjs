import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'analytics', rootDir: import.meta.dirname };
