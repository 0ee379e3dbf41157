import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { SafetyRule } from '@greenroom/contracts';
import type { StoredAnswerEvent, StoredRecommendation } from './domain/stored-answer.ts';
import type { StoredMadeRecap, StoredRecap } from './domain/stored-recap.ts';
import { moment } from '@greenroom/database/moment';

/** The client chooses the uuid, so that a first message sent twice begins only one conversation. */
export const conversations = pgTable(
  'conversations',
  {
    uuid: uuid('uuid').primaryKey(),
    /** An account's uuid, or a visitor's id. */
    ownerId: uuid('owner_id').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    topicUuid: uuid('topic_uuid'),
    title: text('title').notNull(),
    /** The recap as corrected by the person; without a correction it is made on request. */
    recap: jsonb('recap').$type<StoredRecap>(),
    /** The recap a language model made; valid while nothing new is said. */
    madeRecap: jsonb('made_recap').$type<StoredMadeRecap>(),
    /** When check-ins were last planned from the conversation. */
    checkInsPlannedAt: moment('check_ins_planned_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('conversations_of_owner').on(table.ownerId, table.updatedAt.desc()),
    index('conversations_to_plan')
      .on(table.updatedAt)
      .where(sql`check_ins_planned_at is null or check_ins_planned_at < updated_at`),
  ],
);

/**
 * A person's message is `sent`; the coach's answer follows it directly and is `writing` until it finishes, stops or
 * fails.
 */
export const messages = pgTable(
  'messages',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => conversations.uuid, { onDelete: 'cascade' }),
    /** From 1, without gaps among the active messages. */
    position: integer('position').notNull(),
    /** The number among several versions in one place, from 1. Only one version, and what follows it, is active. */
    version: integer('version').notNull().default(1),
    active: boolean('active').notNull().default(true),
    /** The message before this one; null for the first. */
    follows: uuid('follows'),
    author: text('author', { enum: ['person', 'coach'] }).notNull(),
    text: text('text').notNull(),
    /**
     * The words as heard in a call and shown, including those that may be misheard. Those are not in `text`, which is
     * quoted, remembered and searched.
     */
    heardAs: text('heard_as'),
    status: text('status', { enum: ['sent', 'removed', 'writing', 'finished', 'stopped', 'failed'] }).notNull(),
    clientMessageId: uuid('client_message_id'),
    recommendations: jsonb('recommendations').$type<StoredRecommendation[]>().notNull().default([]),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }),
    /** The token limit cut the language model's answer; it ends with the last whole sentence before the limit. */
    cut: boolean('cut').notNull().default(false),
    /** The instance that writes the answer, and the time of its last heartbeat. */
    writerInstance: uuid('writer_instance'),
    writerSeenAt: moment('writer_seen_at'),
    /** Increases with each take-over; a writer with an older number may no longer write. */
    attempt: integer('attempt').notNull().default(0),
    rating: text('rating', { enum: ['up', 'down'] }),
    ratingReason: text('rating_reason'),
    ratingComment: text('rating_comment'),
    /** The safety rule a removed message broke; its text is deleted. */
    removedFor: text('removed_for').$type<SafetyRule>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('messages_position')
      .on(table.conversationUuid, table.position)
      .where(sql`active`),
    uniqueIndex('messages_version').on(table.conversationUuid, table.position, table.follows, table.version),
    index('messages_words').using('gin', sql`to_tsvector('simple', ${table.text})`),
    uniqueIndex('messages_client_id').on(table.conversationUuid, table.clientMessageId),
    index('messages_being_written')
      .on(table.writerSeenAt)
      .where(sql`status = 'writing'`),
  ],
);

/** The events sent to readers of an answer's stream, in order. Readers are only ever sent stored events. */
export const answerEvents = pgTable(
  'answer_events',
  {
    answerUuid: uuid('answer_uuid')
      .notNull()
      .references(() => messages.uuid, { onDelete: 'cascade' }),
    /**
     * From 1 within the answer. A stop deletes the events the person had not seen, and a take-over continues at a much
     * higher id.
     */
    id: integer('id').notNull(),
    event: jsonb('event').$type<StoredAnswerEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerUuid, table.id] })],
);

/** Material that people uploaded into conversations, as plain text. */
export const materials = pgTable(
  'materials',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => conversations.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['pasted', 'text', 'pdf', 'word'] }).notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('materials_of_conversation').on(table.conversationUuid)],
);

/** Days on which a coach asks how it went. `askedAt` is set in the transaction that asks, so that it asks once. */
export const checkIns = pgTable(
  'check_ins',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => conversations.uuid, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    dueOn: date('due_on').notNull(),
    askedAt: moment('asked_at'),
  },
  (table) => [
    uniqueIndex('check_ins_once').on(table.conversationUuid, table.dueOn, table.text),
    index('check_ins_due')
      .on(table.dueOn)
      .where(sql`asked_at is null`),
  ],
);
