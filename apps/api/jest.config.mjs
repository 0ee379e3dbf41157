import { databasePreset } from '@greenroom/jest-preset/databases';

/**
 * What PGlite's one connection, its driver and its recovery could do in another way. The product's end-to-end tests run
 * on PGlite, too.
 */
const onPglite = [
  // Leases, expiry and concurrent writes.
  'modules/identity/refresh-session',
  'modules/calls/progress-writer',
  'modules/coaching/model/model-budget',
  // Search, arrays and JSON.
  'modules/coaching/{conversations/conversations.routes,memory/memory}',
  // Dates, and figures by time.
  'modules/{events/events,practice/practice,releases/guardrails/guardrails}',
  // Every table: the data of one account is exported and deleted.
  'app/data-life',
];

export default { ...databasePreset(onPglite), displayName: 'api' };
