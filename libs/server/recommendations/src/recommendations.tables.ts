import { date, index, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** The history of library items: opened, progress, finished, saved for later. */
export const contentHistory = pgTable(
  'content_history',
  {
    ownerId: uuid('owner_id').notNull(),
    contentUuid: uuid('content_uuid').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    /** When it was last opened; null if it was only saved. */
    openedAt: moment('opened_at'),
    /** The share of it that was read or done. */
    progress: real('progress').notNull().default(0),
    finishedAt: moment('finished_at'),
    savedAt: moment('saved_at'),
    /** The recommendation by which it was last opened: from the homepage, or from an answer in a conversation. */
    recommendationId: uuid('recommendation_id'),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.contentUuid] }),
    index('content_history_of_owner').on(table.ownerId, table.changedAt.desc()),
  ],
);

/** What a person wrote in an exercise, by the name of its field. */
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

/** What was recommended to whom on which day (UTC), and how they responded. Contains nobody's words. */
export const recommendations = pgTable(
  'recommendations',
  {
    /** Derived from owner, day and subject, so that it stays the same throughout a day. */
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    day: date('day').notNull(),
    kind: text('kind', { enum: ['item', 'scene', 'coach'] }).notNull(),
    /** The uuid of an item, or the slug of a scene or coach. */
    subject: text('subject').notNull(),
    /** The kind of fact it was based on. */
    reason: text('reason').notNull(),
    openedAt: moment('opened_at'),
    /** When it was dismissed; it is held back from then on, and what is similar ranks lower. */
    wavedAt: moment('waved_at'),
  },
  (table) => [
    uniqueIndex('recommendations_of_day').on(table.ownerId, table.day, table.kind, table.subject),
    index('recommendations_by_day').on(table.day),
  ],
);
