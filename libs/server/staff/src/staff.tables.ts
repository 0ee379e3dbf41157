import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AnnouncementLevel, StaffActionName } from '@greenroom/contracts';
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
    /** Null for an action on a background job or an announcement, which `details` names. */
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

/** Announcements above every page. Those in force are between the two moments; ending one early sets the second. */
export const announcements = pgTable(
  'announcements',
  {
    uuid: uuid('uuid')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    level: text('level').$type<AnnouncementLevel>().notNull(),
    textEn: text('text_en').notNull(),
    textDe: text('text_de').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    index('announcements_by_start').on(table.startsAt, table.uuid),
    index('announcements_by_end').on(table.endsAt),
  ],
);
