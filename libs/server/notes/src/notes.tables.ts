import { integer, text } from 'drizzle-orm/pg-core';
import type { FeedbackStage } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** Columns of notes that are to be made, or are made: the row is there from the end of what they are on. */
export const owedColumns = () => ({
  status: text('status', { enum: ['in-progress', 'failed', 'ready'] })
    .notNull()
    .default('in-progress'),
  stage: text('stage').$type<FeedbackStage>().notNull().default('reading'),
  /** How often they were begun. */
  tries: integer('tries').notNull().default(0),
  /** Whoever makes them showed at this time that they live. */
  claimedAt: moment('claimed_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
