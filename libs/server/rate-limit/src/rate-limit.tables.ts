import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Attempt counts. The names of the columns and their order are those of rate-limiter-flexible. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** In ms since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
