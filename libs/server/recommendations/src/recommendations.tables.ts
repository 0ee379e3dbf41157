import { date, index, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** What became of library items: opened, read so far, finished, saved for later. */
export const contentHistory = pgTable(
  'content_history',
  {
    ownerId: uuid('owner_id').notNull(),
    contentUuid: uuid('content_uuid').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    /** When it was last opened; nothing where it was only saved. */
    openedAt: moment('opened_at'),
    /** The share of it that was read or done. */
    progress: real('progress').notNull().default(0),
    finishedAt: moment('finished_at'),
    savedAt: moment('saved_at'),
    /** By which recommendation it was last opened: one of ours, or of an answer in a conversation. */
    recommendationId: uuid('recommendation_id'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.contentUuid] }),
    index('content_history_of_owner').on(table.ownerId, table.changedAt.desc()),
  ],
);

/** What somebody wrote into an exercise, by the name of its field. */
export const exerciseAnswers = pgTable(
  'exercise_answers',
  {
    ownerId: uuid('owner_id').notNull(),
    contentUuid: uuid('content_uuid').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    answers: jsonb('answers').$type<Record<string, string>>().notNull(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.contentUuid] }),
    index('exercise_answers_of_owner').on(table.ownerId, table.instructorSlug, table.changedAt.desc()),
  ],
);

/** What was recommended to whom on which day (UTC), and what they made of it. Nobody's words stand in it. */
export const recommendations = pgTable(
  'recommendations',
  {
    /** Made of owner, day and what is recommended: asked for again on the same day it is the same. */
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: ['item', 'scene', 'coach'] }).notNull(),
    /** Of an item the uuid, of scenes and coaches the slug. */
    subject: text('subject').notNull(),
    /** What kind of thing known of them it came from. */
    reason: text('reason').notNull(),
    openedAt: moment('opened_at'),
    /** When it was said to be not for one; it and what is like it is held back from then on. */
    wavedAt: moment('waved_at'),
  },
  (table) => [
    uniqueIndex('recommendations_of_day').on(table.ownerId, table.day, table.kind, table.subject),
    index('recommendations_by_day').on(table.day),
  ],
);
