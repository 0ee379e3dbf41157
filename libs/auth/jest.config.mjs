import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'auth', rootDir: import.meta.dirname };
