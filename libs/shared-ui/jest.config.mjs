import { browserPreset } from '@greenroom/tools/jest/browser';

export default { ...browserPreset, displayName: 'shared-ui', rootDir: import.meta.dirname };
