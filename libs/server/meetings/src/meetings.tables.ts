import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { type ChatPost, chatTools, meetingKinds, postStates } from '@greenroom/contracts';
import type { MeetingFindings } from './domain/findings.ts';
import type { MeetingShares } from './domain/shares.ts';
import type { MeetingTurn, ReadFile } from './domain/meeting-turn.ts';
import type { Measure } from '@greenroom/speech-analysis';
import { moment } from '@greenroom/database/moment';
import { owedColumns } from '@greenroom/notes/tables';

/** Meetings. The uuid may be the client's, so that one asked for twice is made once. */
export const meetings = pgTable(
  'meetings',
  {
    conversationUuid: uuid('conversation_uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    title: text('title').notNull(),
    kind: text('kind', { enum: meetingKinds }).notNull(),
    goals: jsonb('goals').$type<string[]>().notNull(),
    /** Everyone in it has agreed that their words may be kept. */
    othersAgreed: boolean('others_agreed').notNull(),
    /** The names that are one's own. */
    you: jsonb('you').$type<string[]>().notNull(),
    status: text('status', { enum: ['open', 'ended'] })
      .notNull()
      .default('open'),
    /** Of what opens its socket while it is listened to. */
    listenHash: text('listen_hash'),
    heldAt: moment('held_at').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('meetings_of_owner').on(table.ownerId, table.heldAt)],
);

/** What was said in a meeting, part by part: each a transcript that was brought, or what somebody said in one go. */
export const meetingParts = pgTable(
  'meeting_parts',
  {
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['file', 'heard'] }).notNull(),
    /** From 1, for each kind. */
    position: integer('position').notNull(),
    /** Of a file: what it is called, and what was found in reading it. */
    file: jsonb('file').$type<ReadFile>(),
    /** Words of others only where they agreed; else how many, and when. */
    turns: jsonb('turns').$type<MeetingTurn[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationUuid, table.kind, table.position] })],
);

/** Notes on meetings: to be made, or made. */
export const meetingNotes = pgTable(
  'meeting_notes',
  {
    conversationUuid: uuid('conversation_uuid')
      .primaryKey()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    ...owedColumns(),
    measures: jsonb('measures').$type<Measure[]>(),
    shares: jsonb('shares').$type<MeetingShares>(),
    findings: jsonb('findings').$type<MeetingFindings>(),
  },
  (table) => [index('meeting_notes_to_make').on(table.status, table.updatedAt)],
);

/** Where somebody posts to: one tool each, its address sealed. */
export const chatToolsOfPeople = pgTable('chat_tools', {
  ownerId: uuid('owner_id').primaryKey(),
  tool: text('tool', { enum: chatTools }).notNull(),
  sealedAddress: text('sealed_address').notNull(),
  /** As much of the address as is shown. */
  shown: text('shown').notNull(),
  /** When the tool said that it takes nothing there any more. */
  deadAt: moment('dead_at'),
  savedAt: moment('saved_at').notNull().defaultNow(),
});

/** Posts that were allowed. A meeting has one that may have gone out, so that nothing is posted twice. */
export const meetingPosts = pgTable(
  'meeting_posts',
  {
    uuid: uuid('uuid').primaryKey(),
    conversationUuid: uuid('conversation_uuid')
      .notNull()
      .references(() => meetings.conversationUuid, { onDelete: 'cascade' }),
    ownerId: uuid('owner_id').notNull(),
    tool: text('tool', { enum: chatTools }).notNull(),
    /** Tells the address it was allowed for; null in posts of before there was this column. */
    addressHash: text('address_hash'),
    /** What was seen and allowed. */
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
