import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/**
 * The use of allowances: messages, and seconds of calls with coaches. `period` is the first day (UTC) of a month of a
 * plan, or 1970-01-01 for the taste, which is granted once.
 */
export const allowanceUses = pgTable(
  'allowance_uses',
  {
    ownerId: uuid('owner_id').notNull(),
    period: date('period').notNull(),
    messages: integer('messages').notNull().default(0),
    voiceSeconds: integer('voice_seconds').notNull().default(0),
    /** The part that the visitor's account has counted already, so that logging in again does not add it twice. */
    messagesCounted: integer('messages_counted').notNull().default(0),
    voiceSecondsCounted: integer('voice_seconds_counted').notNull().default(0),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.period] }), index('allowance_uses_by_time').on(table.usedAt)],
);

/** The use of tastes from one address on one day (UTC), by any visitor. The address is stored as a hash. */
export const allowanceUseOfAddresses = pgTable(
  'tastes_of_addresses',
  {
    addressKey: text('address_key').notNull(),
    day: date('day').notNull(),
    /** In millionths of a whole taste. */
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.day] }),
    index('tastes_of_addresses_by_day').on(table.day),
  ],
);
