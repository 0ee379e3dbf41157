import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CallAnalytics, CallEnd, SafetyRule, TurnMeasures } from '@greenroom/contracts';
import type { CallPayer } from '../modules/calls/index.ts';
import type {
  StoredAnswerEvent,
  StoredMadeRecap,
  StoredRecap,
  StoredRecommendation,
} from '../modules/coaching/index.ts';
import { moment } from './moment.ts';

export * from './identity-schema.ts';
export * from './events-schema.ts';
export * from './guardrails-schema.ts';
export * from './roleplay-schema.ts';
export * from './meetings-schema.ts';
export * from './commerce-schema.ts';
export * from './payment-sandbox-schema.ts';
export * from './releases-schema.ts';
export * from './recommendations-schema.ts';
export * from './practice-schema.ts';
export * from './readiness-schema.ts';

/** Every table of the product. Times are `timestamptz`; what PostgreSQL can hold to (unique, foreign keys) it does. */

/** The uuid is the client's, so that a first message sent twice begins one conversation. */
export const conversations = pgTable(
  'conversations',
  {
    uuid: uuid('uuid').primaryKey(),
    /** An account's uuid, or a visitor's id. */
    ownerId: uuid('owner_id').notNull(),
    instructorSlug: text('instructor_slug').notNull(),
    topicUuid: uuid('topic_uuid'),
    title: text('title').notNull(),
    /** What the conversation came to, as far as the person corrected it; else it is made when asked for. */
    recap: jsonb('recap').$type<StoredRecap>(),
    /** The recap that a language model made, for as long as nothing was said since. */
    madeRecap: jsonb('made_recap').$type<StoredMadeRecap>(),
    /** When check-ins were last planned from it. */
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

/** A person's message is `sent`; the coach's answer stands right after it and is `writing` until finished or failed. */
export const messages = pgTable(
  'messages',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => conversations.uuid, { onDelete: 'cascade' }),
    /** From 1; without gaps among the active ones. */
    position: integer('position').notNull(),
    /** Of several messages in one place, which one this is, from 1. Only one of them, and what follows it, is active. */
    version: integer('version').notNull().default(1),
    active: boolean('active').notNull().default(true),
    /** The message this one follows; nothing for the first. */
    follows: uuid('follows'),
    author: text('author', { enum: ['person', 'coach'] }).notNull(),
    text: text('text').notNull(),
    status: text('status', { enum: ['sent', 'removed', 'writing', 'finished', 'stopped', 'failed'] }).notNull(),
    clientMessageId: uuid('client_message_id'),
    recommendations: jsonb('recommendations').$type<StoredRecommendation[]>().notNull().default([]),
    suggestions: jsonb('suggestions').$type<string[]>().notNull().default([]),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }),
    /** A language model’s answer that its limit cut: it ends with the last whole sentence before that. */
    cut: boolean('cut').notNull().default(false),
    /** The running instance that writes the answer, and when it last showed that it lives. */
    writerInstance: uuid('writer_instance'),
    writerSeenAt: moment('writer_seen_at'),
    /** Grows with each writer that takes the answer over; one with an older number may not write any more. */
    attempt: integer('attempt').notNull().default(0),
    rating: text('rating', { enum: ['up', 'down'] }),
    ratingReason: text('rating_reason'),
    ratingComment: text('rating_comment'),
    /** The safety rule a removed message broke; its text is gone. */
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

/** What a reader of an answer's stream was and will be told, in order. Only what is here is ever shown. */
export const answerEvents = pgTable(
  'answer_events',
  {
    answerUuid: uuid('answer_uuid')
      .notNull()
      .references(() => messages.uuid, { onDelete: 'cascade' }),
    /** From 1 within the answer; a stop takes back what nobody had seen, and one who takes over goes on well behind. */
    id: integer('id').notNull(),
    event: jsonb('event').$type<StoredAnswerEvent>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerUuid, table.id] })],
);

/** What people brought into conversations, as plain text. */
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

/**
 * What a person's answers and recaps cost on one day (UTC): tokens, and money in millionths of a US dollar. What calls
 * that are running may cost at most is set aside as reserved.
 */
export const modelUsage = pgTable(
  'model_usage',
  {
    ownerId: uuid('owner_id').notNull(),
    day: date('day').notNull(),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    answerTokens: integer('answer_tokens').notNull().default(0),
    /** How many of both are our estimate, where the vendor did not say. */
    estimatedTokens: integer('estimated_tokens').notNull().default(0),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull().default(0),
    reservedTokens: integer('reserved_tokens').notNull().default(0),
    reservedMicroDollars: bigint('reserved_micro_dollars', { mode: 'number' }).notNull().default(0),
    /** A hash of the address that they last asked from on that day. */
    addressKey: text('address_key'),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.day] }), index('model_usage_of_day').on(table.day)],
);

/**
 * What the people behind one address used on one day (UTC), with what is set aside for calls that are running, so that
 * one address with many visitors cannot use up the day of everybody.
 */
export const modelUsageOfAddresses = pgTable(
  'model_usage_of_addresses',
  {
    /** A hash: no address is stored. */
    addressKey: text('address_key').notNull(),
    day: date('day').notNull(),
    tokens: bigint('tokens', { mode: 'number' }).notNull().default(0),
    microDollars: bigint('micro_dollars', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.day] }),
    index('model_usage_of_addresses_by_day').on(table.day),
  ],
);

/** Calls to the language model that are running, with the most each may cost. Who ends one takes it out and counts it. */
export const modelCalls = pgTable(
  'model_calls',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    /** The answer it is made for; nothing for a recap. It may be deleted while the call runs, and is paid for all the same. */
    answerUuid: uuid('answer_uuid'),
    /** The day it counts for: the one on which it began. */
    day: date('day').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** The estimate for what is asked, which counts where the vendor does not report it. */
    likelyInputTokens: integer('likely_input_tokens'),
    /** The hashed address that it counts for as well; nothing where it is not known. */
    addressKey: text('address_key'),
    /** Millionths of a US dollar for a token, as they were when it began. */
    inputPrice: doublePrecision('input_price').notNull(),
    outputPrice: doublePrecision('output_price').notNull(),
    begunAt: moment('begun_at').notNull().defaultNow(),
  },
  (table) => [index('model_calls_of_answer').on(table.answerUuid)],
);

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
      enum: ['greeting', 'answer', 'filler', 'idle-question', 'apology', 'goodbye', 'repeat'],
    }),
    /** The turn it answers. */
    turnId: integer('turn_id'),
    how: text('how', { enum: ['spoken', 'typed', 'shown'] }).notNull(),
    text: text('text').notNull(),
    heard: text('heard').notNull(),
    status: text('status', { enum: ['going-on', 'done', 'interrupted', 'withdrawn'] }).notNull(),
    atMs: integer('at_ms').notNull(),
    /** The message it stands in; its text lives there as well. */
    messageUuid: uuid('message_uuid'),
    measures: jsonb('measures').$type<TurnMeasures>(),
  },
  (table) => [primaryKey({ columns: [table.callUuid, table.id] })],
);

/**
 * What somebody used of what they may: messages and time on the line with coaches. `period` is the first day (UTC) of a
 * month of a plan, or 1970-01-01 for the taste, which is had once.
 */
export const allowanceUses = pgTable(
  'allowance_uses',
  {
    ownerId: uuid('owner_id').notNull(),
    period: date('period').notNull(),
    messages: integer('messages').notNull().default(0),
    voiceSeconds: integer('voice_seconds').notNull().default(0),
    /** Of these, what a visitor's account counts already: taken along once, however often one logs in. */
    messagesCounted: integer('messages_counted').notNull().default(0),
    voiceSecondsCounted: integer('voice_seconds_counted').notNull().default(0),
    usedAt: moment('used_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.period] }), index('allowance_uses_by_time').on(table.usedAt)],
);

/** What an address used of tastes on one day (UTC), whoever was there. The address stands as a hash. */
export const tastesOfAddresses = pgTable(
  'tastes_of_addresses',
  {
    addressKey: text('address_key').notNull(),
    day: date('day').notNull(),
    /** In millionths of a whole taste. */
    used: bigint('used', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.addressKey, table.day] }),
    index('tastes_of_addresses_by_day').on(table.day),
  ],
);
