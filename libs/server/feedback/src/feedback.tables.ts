import { integer, text } from 'drizzle-orm/pg-core';
import type { FeedbackStage } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** The columns of notes that are owed or made. The row exists from the end of what the notes are about. */
export const feedbackColumns = () => ({
  status: text('status', { enum: ['in-progress', 'failed', 'ready'] })
    .notNull()
    .default('in-progress'),
  stage: text('stage').$type<FeedbackStage>().notNull().default('reading'),
  /** How many times making them was begun. */
  tries: integer('tries').notNull().default(0),
  /** The time of the worker's last sign of life. */
  claimedAt: moment('claimed_at'),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});
