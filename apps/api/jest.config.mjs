import { databasePreset } from '@greenroom/jest-preset/databases';

/** Tests whose behaviour could differ on PGlite because of its single connection, its driver or its recovery. */
const onPglite = [
  // Leases, expiry and concurrent writes.
  'integration/identity/refresh-session',
  // Dates, and aggregates by time.
  'integration/events/events',
  'integration/practice/practice',
  // Every table: the data of one account is exported and deleted.
  'app/data-life',
];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'api' };
