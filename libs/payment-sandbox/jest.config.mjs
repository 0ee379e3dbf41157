import { browserPreset } from '@greenroom/jest-preset/browser';

export default { ...browserPreset, displayName: 'payment-sandbox', rootDir: import.meta.dirname };
