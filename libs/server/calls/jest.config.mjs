import { databasePreset } from '@greenroom/jest-preset/databases';

/** Suites with concurrent writes share one connection. */
const onPglite = ['progress-writer'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'calls' };
