import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'meetings-mfe', rootDir: import.meta.dirname };
