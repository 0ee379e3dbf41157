import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { StaffActionName } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/**
 * Actions of staff: what, on which account or job, and why. Rows are only added. The database refuses any update other than
 * clearing the reason, which happens when the account it is about is deleted. Accounts are referenced by uuid, which
 * identifies no person once the account is deleted.
 */
export const staffActions = pgTable(
  'staff_actions',
  {
    uuid: uuid('uuid')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    at: moment('at').notNull().defaultNow(),
    action: text('action').$type<StaffActionName>().notNull(),
    /** The actor; null if a setting caused the action. */
    byAccount: uuid('by_account'),
    /** Null for an action on a background job, which `details` names. */
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
