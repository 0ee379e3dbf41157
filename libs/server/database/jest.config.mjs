import { databasePreset } from '@greenroom/jest-preset/databases';

/** Connections, transactions, notifications and jobs. */
const onPglite = ['broken-clients', 'pipelined-transaction', 'jobs', 'flush-wal', 'open-database'];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'database' };
