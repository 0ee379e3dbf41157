import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** What people have coming up, in their own words. An empty text is what somebody did not say. */
export const occasions = pgTable(
  'occasions',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    what: text('what').notNull(),
    withWhom: text('with_whom').notNull(),
    /** The day, as the person's calendar has it; null where they did not say. */
    heldOn: date('held_on'),
    goodEnd: text('good_end').notNull(),
    fear: text('fear').notNull(),
    /** The sentence they mean to say. */
    line: text('line').notNull(),
    /** How it went; null until they say so. */
    outcome: text('outcome', { enum: ['well', 'mixed', 'badly'] }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('occasions_of_owner').on(table.ownerId, table.heldOn)],
);
