import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'card-payments', rootDir: import.meta.dirname };
