import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'about-you', rootDir: import.meta.dirname };
