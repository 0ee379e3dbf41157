import { databasePreset } from '@greenroom/jest-preset/databases';

/** Concurrent writes, on one connection. */
const onPglite = ['progress-writer'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'calls' };
