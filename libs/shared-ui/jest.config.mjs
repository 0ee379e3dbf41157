import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'shared-ui', rootDir: import.meta.dirname };
