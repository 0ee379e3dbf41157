import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'speech-notes', rootDir: import.meta.dirname };
