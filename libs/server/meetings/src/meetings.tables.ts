import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type ChatPost,
  chatTools,
  locales,
  meetingKinds,
  postStates,
  recordingTroubles,
  recordingVoices,
} from '@greenroom/contracts';
import type { MeetingFindings } from './domain/findings.ts';
import type { MeetingShares } from './domain/shares.ts';
import type { MeetingTurn, ReadFile } from './domain/meeting-turn.ts';
import type { Measure } from '@greenroom/speech-analysis';
import { moment } from '@greenroom/database/moment';
import { feedbackColumns } from '@greenroom/feedback/tables';

/** Meetings. The client may choose the uuid, so that a repeated request creates only one meeting. */
export const meetings = pgTable(
  'meetings',
  {
    conversationUuid: uuid('conversation_uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: meetingKinds }).notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    /** Whether all participants agreed that their words may be kept. */
    othersAgreed: boolean('others_agreed').notNull(),
    /** The speaker names that belong to the account. */
    you: jsonb('you').$type<string[]>().notNull(),
    status: text('status', { enum: ['open', 'ended'] })
      .notNull()
      .default('open'),
    /** Hash of the token that opens the meeting's listening socket. */
    listenHash: text('listen_hash'),
    heldAt: moment('held_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('meetings_of_owner').on(table.ownerId, table.heldAt)],
);

/** The parts of a meeting: each is an uploaded transcript or one stretch of speech heard live. */
export const meetingParts = pgTable(
  'meeting_parts',
  {
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['file', 'heard'] }).notNull(),
    /** Counts from 1, for each kind. */
    position: integer('position').notNull(),
    /** For a file: its name, and what was found while reading it. */
    file: jsonb('file').$type<ReadFile>(),
    /** Others' words are stored only if they agreed; otherwise only their number and times. */
    turns: jsonb('turns').$type<MeetingTurn[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationUuid, table.kind, table.position] })],
);

/** The recording that a meeting is made from, at most one, and how far it is. It is deleted if it is cancelled. */
export const meetingRecordings = pgTable(
  'meeting_recordings',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .unique()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    language: text('language', { enum: locales }).notNull(),
    voices: text('voices', { enum: recordingVoices }).notNull(),
    /** Which of two channels is the account's in the file; in the pieces it comes first. */
    you: text('you', { enum: ['left', 'right'] }),
    /** The name of the people on the other channel. */
    others: text('others').notNull(),
    durationMs: integer('duration_ms').notNull(),
    status: text('status', { enum: ['uploading', 'transcribing', 'done', 'failed'] })
      .notNull()
      .default('uploading'),
    trouble: text('trouble', { enum: recordingTroubles }),
    /** How many pieces have been transcribed, in order. */
    transcribed: integer('transcribed').notNull().default(0),
    /** Where the last stretch of each channel ended; it may reach into the next piece. In ms. */
    heardUntil: jsonb('heard_until').$type<number[]>().notNull().default([]),
    /** How often transcribing the next piece was begun. */
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    /** The worker that transcribes it, and its last sign of life. */
    claim: uuid('claim'),
    claimedAt: moment('claimed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('meeting_recordings_to_transcribe')
      .on(table.nextTryAt)
      .where(sql`status = 'transcribing'`),
    index('meeting_recordings_by_age').on(table.createdAt),
  ],
);

/**
 * The pieces of recordings. Each has a file, until its words are stored. A row outlives its recording until the file is
 * deleted, so there is no reference.
 */
export const meetingRecordingPieces = pgTable(
  'meeting_recording_pieces',
  {
    recordingUuid: uuid('recording_uuid').notNull(),
    /** Counts from 1. */
    position: integer('position').notNull(),
    /** When its file was stored; null before that, and once the file was deleted. */
    storedAt: moment('stored_at'),
    /** What was said, once it was transcribed; moved to the meeting when the recording is done. */
    turns: jsonb('turns').$type<MeetingTurn[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.recordingUuid, table.position] })],
);

/** Notes on meetings, waiting or made. */
export const meetingFeedback = pgTable(
  'meeting_notes',
  {
    conversationUuid: uuid('conversation_uuid')
      .primaryKey()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    ...feedbackColumns(),
    measures: jsonb('measures').$type<Measure[]>(),
    shares: jsonb('shares').$type<MeetingShares>(),
    findings: jsonb('findings').$type<MeetingFindings>(),
  },
  (table) => [index('meeting_notes_to_make').on(table.status, table.updatedAt)],
);

/** The chat tool that an account posts to, at most one, with its webhook address encrypted. */
export const chatToolsOfPeople = pgTable('chat_tools', {
  ownerId: uuid('owner_id').primaryKey(),
  tool: text('tool', { enum: chatTools }).notNull(),
  sealedAddress: text('sealed_address').notNull(),
  /** The part of the address that may be shown. */
  shown: text('shown').notNull(),
  /** When the tool reported that the address no longer works. */
  deadAt: moment('dead_at'),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

/**
 * Posts that the account allowed. A meeting has at most one that may have gone out, so that nothing is posted twice.
 */
export const meetingPosts = pgTable(
  'meeting_posts',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').notNull(),
    tool: text('tool', { enum: chatTools }).notNull(),
    /** Identifies the address that the post was allowed for; null in posts older than this column. */
    addressHash: text('address_hash'),
    /** The post as the account saw and allowed it. */
    post: jsonb('post').$type<ChatPost>().notNull(),
    state: text('state', { enum: postStates }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: moment('next_try_at').notNull().defaultNow(),
    createdAt: moment('created_at').notNull().defaultNow(),
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('meeting_posts_once')
      .on(table.conversationUuid)
      .where(sql`state in ('waiting', 'sending', 'posted', 'unconfirmed')`),
    index('meeting_posts_of_meeting').on(table.conversationUuid, table.createdAt),
    index('meeting_posts_to_send')
      .on(table.nextTryAt)
      .where(sql`state in ('waiting', 'sending')`),
  ],
);
