import { databasePreset } from '@greenroom/jest-preset/databases';

/** What PGlite's one connection, its driver and its recovery could do in another way. */
const onPglite = [
  // Leases, expiry and concurrent writes.
  'integration/identity/refresh-session',
  // Dates, and figures by time.
  'integration/events/events',
  'integration/practice/practice',
  // Every table: the data of one account is exported and deleted.
  'app/data-life',
];

export default { ...databasePreset(import.meta.dirname, onPglite), displayName: 'api' };
