import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffActionName } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/**
 * What staff did, to whom and why. Rows are added and never changed; the database refuses a change of anything but the
 * reason to an empty one, which happens when the account that it was about is deleted. Accounts stand by their uuid,
 * which means nothing once they are deleted.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    uuid: uuid('uuid')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    at: moment('at').notNull().defaultNow(),
    action: text('action').$type<StaffActionName>().notNull(),
    /** Who did it; nothing where a setting did. */
    byAccount: uuid('by_account'),
    toAccount: uuid('to_account'),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('staff_actions_at').on(table.at, table.uuid),
    index('staff_actions_to').on(table.toAccount, table.at),
    index('staff_actions_by').on(table.byAccount, table.at),
  ],
);
