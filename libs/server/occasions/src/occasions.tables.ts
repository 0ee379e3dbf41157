import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** Coming occasions in people's own words. An empty text means that the person did not say. */
export const occasions = pgTable(
  'occasions',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    what: text('what').notNull(),
    withWhom: text('with_whom').notNull(),
    /** The day in the person's calendar; null if they did not say. */
    heldOn: date('held_on'),
    goodEnd: text('good_end').notNull(),
    fear: text('fear').notNull(),
    /** The sentence the person means to say. */
    line: text('line').notNull(),
    /** How it went; null until the person says so. */
    outcome: text('outcome', { enum: ['well', 'mixed', 'badly'] }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('occasions_of_owner').on(table.ownerId, table.heldOn)],
);

/** Sentences from coaches' answers that people saved. */
export const savedLines = pgTable(
  'saved_lines',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('saved_lines_of_owner').on(table.ownerId, table.createdAt)],
);
