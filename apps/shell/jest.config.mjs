import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, rootDir: import.meta.dirname };
