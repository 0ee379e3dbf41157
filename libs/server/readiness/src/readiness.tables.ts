import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** The last row each running instance wrote to check that the database accepts writes (`/readyz`). */
export const readinessChecks = pgTable('readiness_checks', {
  /** Generated at each start of the process. */
  instanceUuid: uuid('instance_uuid').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
});
