import { pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** What each running instance last wrote to see whether the database takes a write (`/readyz`). */
export const readinessChecks = pgTable('readiness_checks', {
  /** Made anew at each start of the process. */
  instanceUuid: uuid('instance_uuid').primaryKey(),
  checkedAt: moment('checked_at').notNull(),
});
