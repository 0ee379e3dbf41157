import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallAnalytics, CallEnd, TurnMeasures } from '@greenroom/contracts';
import type { CallPayer } from './call-partner.ts';
import { moment } from '@greenroom/database/moment';

/**
 * Voice calls. The running instance writes here what another one needs to continue; audio is never stored. A call's
 * clock counts ms from `startedAt`.
 */
export const calls = pgTable(
  'calls',
  {
    uuid: uuid('uuid').primaryKey(),
    /** An account's uuid, or a visitor's id. */
    ownerId: uuid('owner_id').notNull(),
    mode: text('mode', { enum: ['coaching', 'role-play'] }).notNull(),
    /** Chosen by the client, as in chat; the conversation itself begins with the first stored words. */
    conversationUuid: uuid('conversation_uuid').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    topicUuid: uuid('topic_uuid'),
    language: text('language', { enum: ['en', 'de'] }).notNull(),
    talk: text('talk', { enum: ['hands-free', 'push-to-talk'] }).notNull(),
    muted: boolean('muted').notNull().default(false),
    onHold: boolean('on_hold').notNull().default(false),
    /** SHA-256 of the token that opens its socket. */
    resumeHash: text('resume_hash').notNull(),
    analytics: jsonb('analytics').$type<CallAnalytics>().notNull().default({}),
    /** The payer whose minutes it uses. */
    payer: jsonb('payer').$type<CallPayer>().notNull(),
    /** Free time when it began; null for no limit. */
    allowanceMs: integer('allowance_ms'),
    talkedMs: integer('talked_ms').notNull().default(0),
    /** Time of its clock when something was last stored. */
    clockMs: integer('clock_ms').notNull().default(0),
    /** The client's last numbered message, and the last microphone frame, whose effect is stored. */
    taken: integer('taken').notNull().default(0),
    framesTaken: integer('frames_taken').notNull().default(0),
    /** Incremented by each instance that takes the call over; an instance with an older number cannot write. */
    attempt: integer('attempt').notNull().default(0),
    /** The instance that runs the call, and its last sign of life. */
    instance: uuid('instance'),
    seenAt: moment('seen_at').notNull().defaultNow(),
    startedAt: moment('started_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
    why: text('why').$type<CallEnd>(),
  },
  (table) => [
    uniqueIndex('calls_one_at_a_time')
      .on(table.ownerId)
      .where(sql`ended_at is null`),
    index('calls_of_owner').on(table.ownerId, table.startedAt),
    index('calls_of_conversation').on(table.conversationUuid),
  ],
);

/** What was said in a call: a person's turn, or an utterance of the coach as far as it was heard. */
export const callTurns = pgTable(
  'call_turns',
  {
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    /** From 1; turns and utterances share the numbers. */
    id: integer('id').notNull(),
    author: text('author', { enum: ['person', 'coach'] }).notNull(),
    kind: text('kind', {
      enum: ['greeting', 'answer', 'filler', 'idle-question', 'apology', 'acknowledgement', 'goodbye', 'repeat'],
    }),
    /** The turn it answers. */
    turnId: integer('turn_id'),
    how: text('how', { enum: ['spoken', 'typed', 'shown'] }).notNull(),
    text: text('text').notNull(),
    heard: text('heard').notNull(),
    /** Indices, from 0, of words that the transcriber was unsure of. */
    doubts: jsonb('doubts').$type<number[]>().notNull().default([]),
    status: text('status', { enum: ['going-on', 'done', 'interrupted', 'withdrawn'] }).notNull(),
    atMs: integer('at_ms').notNull(),
    /** The message with its text, if there is one. */
    messageUuid: uuid('message_uuid'),
    measures: jsonb('measures').$type<TurnMeasures>(),
  },
  (table) => [primaryKey({ columns: [table.callUuid, table.id] })],
);
