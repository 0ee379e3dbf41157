import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'plans', rootDir: import.meta.dirname };
