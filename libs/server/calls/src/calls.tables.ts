import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { CallAnalytics, CallEnd, TurnMeasures } from '@greenroom/contracts';
import type { CallPayer } from './call-partner.ts';
import { moment } from '@greenroom/database/moment';

/**
 * Voice calls. Whoever runs one writes here what another instance needs to go on with it; sound is never kept.
 * A call's clock counts ms from `startedAt`.
 */
export const calls = pgTable(
  'calls',
  {
    uuid: uuid('uuid').primaryKey(),
    /** An account's uuid, or a visitor's id. */
    ownerId: uuid('owner_id').notNull(),
    mode: text('mode', { enum: ['coaching', 'role-play'] }).notNull(),
    /** The client's, as in chat; the conversation itself begins with the first words that are kept. */
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
    /** Whose minutes it takes. */
    payer: jsonb('payer').$type<CallPayer>().notNull(),
    /** Free time when it began; null for no limit. */
    allowanceMs: integer('allowance_ms'),
    talkedMs: integer('talked_ms').notNull().default(0),
    /** How far its clock was when something was last kept. */
    clockMs: integer('clock_ms').notNull().default(0),
    /** The last of the client's numbered messages, and of the microphone's frames, whose meaning is kept. */
    taken: integer('taken').notNull().default(0),
    framesTaken: integer('frames_taken').notNull().default(0),
    /** Grows with each instance that takes it over; one with an older number may not write any more. */
    attempt: integer('attempt').notNull().default(0),
    /** The running instance that has it, and when that last showed that it lives. */
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

/** What was said in a call: a person's turn, or an utterance of the coach so far as it was heard. */
export const callTurns = pgTable(
  'call_turns',
  {
    callUuid: uuid('call_uuid')
      .notNull()
      .references(() => calls.uuid, { onDelete: 'cascade' }),
    /** From 1; turns and utterances are counted together. */
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
    /** The places of words, counted from 0, that the transcriber was not sure of. */
    doubts: jsonb('doubts').$type<number[]>().notNull().default([]),
    status: text('status', { enum: ['going-on', 'done', 'interrupted', 'withdrawn'] }).notNull(),
    atMs: integer('at_ms').notNull(),
    /** The message it stands in; its text lives there as well. */
    messageUuid: uuid('message_uuid'),
    measures: jsonb('measures').$type<TurnMeasures>(),
  },
  (table) => [primaryKey({ columns: [table.callUuid, table.id] })],
);
