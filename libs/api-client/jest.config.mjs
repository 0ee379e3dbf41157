import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'api-client', rootDir: import.meta.dirname };
