import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'experiments', rootDir: import.meta.dirname };
