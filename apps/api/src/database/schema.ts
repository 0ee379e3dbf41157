import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { StoredAnswerEvent, StoredRecommendation } from '../modules/coaching/index.ts';

/** Every table of the product. Times are `timestamptz`; what PostgreSQL can hold to (unique, foreign keys) it does. */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The uuid is the client's, so that a first message sent twice begins one conversation. */
export const conversations = pgTable(
  'conversations',
  {
    uuid: uuid('uuid').primaryKey(),
    visitorId: uuid('visitor_id').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    topicUuid: uuid('topic_uuid'),
    title: text('title').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [index('conversations_of_visitor').on(table.visitorId, table.updatedAt.desc())],
);

/** A person's message is `sent`; the coach's answer stands right after it and is `writing` until finished or failed. */
export const messages = pgTable(
  'messages',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => conversations.uuid, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    author: text('author', { enum: ['person', 'coach'] }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['sent', 'writing', 'finished', 'failed'] }).notNull(),
    clientMessageId: uuid('client_message_id'),
    recommendations: jsonb('recommendations').$type<StoredRecommendation[]>().notNull().default([]),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }),
    /** The running instance that writes the answer, and when it last showed that it lives. */
    writerInstance: uuid('writer_instance'),
    writerSeenAt: moment('writer_seen_at'),
    /** Grows with each writer that takes the answer over; one with an older number may not write any more. */
    attempt: integer('attempt').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('messages_position').on(table.conversationUuid, table.position),
    uniqueIndex('messages_client_id').on(table.conversationUuid, table.clientMessageId),
    index('messages_being_written')
      .on(table.writerSeenAt)
      .where(sql`status = 'writing'`),
  ],
);

/** What a reader of an answer's stream was and will be told, in order. Only what is here is ever shown. */
export const answerEvents = pgTable(
  'answer_events',
  {
    answerUuid: uuid('answer_uuid')
      .notNull()
      .references(() => messages.uuid, { onDelete: 'cascade' }),
    /** From 1 within the answer, without gaps. */
    id: integer('id').notNull(),
    event: jsonb('event').$type<StoredAnswerEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerUuid, table.id] })],
);
