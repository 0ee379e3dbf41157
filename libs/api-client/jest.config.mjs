import { browserPreset } from '@greenroom/jest-preset/browser';

// eslint-disable-next-line no-restricted-exports -- Jest reads the default export.
export default { ...browserPreset, displayName: 'api-client', rootDir: import.meta.dirname };
