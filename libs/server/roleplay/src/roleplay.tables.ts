import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  aiPersonalities,
  type CustomForm,
  difficulties,
  type MoodCourse,
  type MoodMove,
  sceneEndings,
  voiceStyles,
} from '@greenroom/contracts';
import type { SecondReading } from './domain/second-reading.ts';
import type { LineDelivery } from './domain/line-delivery.ts';
import type { Measure } from '@greenroom/speech-analysis';
import type { RubricScore } from '@greenroom/scoring';
import { moment } from '@greenroom/database/moment';
import { owedColumns } from '@greenroom/notes/tables';

/** Tries of scenes. The uuid may be the client's, so that one asked for twice is made once. */
export const rolePlays = pgTable(
  'role_plays',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    conversationUuid: uuid('conversation_uuid').notNull(),
    /** Nothing for a scene of one's own, which stands in `custom`. */
    scenarioSlug: text('scenario_slug'),
    custom: jsonb('custom').$type<CustomForm>(),
    /** Tries of the same scene have the same: the scene's slug, or the uuid of the first try of one's own. */
    sceneKey: text('scene_key').notNull(),
    categorySlug: text('category_slug').notNull(),
    title: text('title').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    medium: text('medium', { enum: ['text', 'voice'] }).notNull(),
    language: text('language', { enum: ['en', 'de'] }).notNull(),
    voiceStyle: text('voice_style', { enum: voiceStyles }),
    aiPersonality: text('ai_personality', { enum: aiPersonalities }),
    additionalContext: text('additional_context').notNull().default(''),
    /** Decides wherever the partner has a choice: the same said to the same seed is answered alike. */
    seed: text('seed').notNull(),
    status: text('status', { enum: ['ready', 'going-on', 'ended', 'cancelled'] })
      .notNull()
      .default('ready'),
    ending: text('ending', { enum: sceneEndings }),
    /** How the partner's mood went, since the scene is over: it stays what the person saw, whatever the rules become. */
    moods: jsonb('moods').$type<MoodCourse>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    begunAt: moment('begun_at'),
    /** Since when it waits, where one paused it; and how long it waited before since the last line. */
    pausedAt: moment('paused_at'),
    pausedMs: integer('paused_ms').notNull().default(0),
    /** Since when the person allows that their own voice is kept. */
    keepsVoiceSince: moment('keeps_voice_since'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('role_plays_conversation').on(table.conversationUuid),
    index('role_plays_of_owner').on(table.ownerId, table.createdAt),
    index('role_plays_of_scene').on(table.ownerId, table.sceneKey, table.createdAt),
  ],
);

/** What was said in a scene, by turns. */
export const rolePlayLines = pgTable(
  'role_play_lines',
  {
    rolePlayUuid: uuid('role_play_uuid')
      .notNull()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    author: text('author', { enum: ['person', 'partner'] }).notNull(),
    /** Of a line that broke a safety rule nothing is kept. */
    text: text('text').notNull(),
    status: text('status', { enum: ['said', 'removed'] })
      .notNull()
      .default('said'),
    clientLineId: uuid('client_line_id'),
    /** What of the scene a partner's line is: `beat:budget`, `reaction:asks-open`, `ending:agreed`. */
    cue: text('cue'),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }),
    /** Time of the scene when it was said; a spoken one's end as well. */
    atMs: integer('at_ms').notNull(),
    endedMs: integer('ended_ms'),
    /** Said out loud: the message of the call it stands in. */
    messageUuid: uuid('message_uuid'),
    /** How it was said: when a voice was heard, and how high. No sound. */
    delivery: jsonb('delivery').$type<LineDelivery>(),
    /** The other one spoke into it. */
    cutOff: boolean('cut_off').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.rolePlayUuid, table.position] }),
    uniqueIndex('role_play_lines_client_id').on(table.rolePlayUuid, table.clientLineId),
    uniqueIndex('role_play_lines_message').on(table.rolePlayUuid, table.messageUuid),
  ],
);

/** Notes on scenes: to be made, or made. */
export const rolePlayNotes = pgTable(
  'role_play_notes',
  {
    rolePlayUuid: uuid('role_play_uuid')
      .primaryKey()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    ...owedColumns(),
    /** What the second reader read, and who it was: the same words are read by it once. */
    judgementKey: text('judgement_key'),
    /** By rules; in feedback of before there was a second reader, by whoever judged. */
    scores: jsonb('scores').$type<RubricScore>(),
    /** What the second reader found; null where none was configured. */
    second: jsonb('second').$type<SecondReading>(),
    measures: jsonb('measures').$type<Measure[]>(),
  },
  (table) => [
    index('role_play_notes_by_key').on(table.judgementKey),
    index('role_play_notes_to_make')
      .on(table.updatedAt)
      .where(sql`status = 'in-progress'`),
  ],
);

/**
 * Pieces of the person's own voice, each a file of the file store. The row is there before the file and goes after it,
 * and does not go with its scene: what nothing points to any more is found by it, and deleted.
 */
export const rolePlayVoices = pgTable(
  'role_play_voices',
  {
    /** The name of its file. */
    uuid: uuid('uuid').primaryKey(),
    rolePlayUuid: uuid('role_play_uuid').notNull(),
    /** Of the line it is heard in. */
    messageUuid: uuid('message_uuid').notNull(),
    /** Time of the scene when it begins. */
    atMs: integer('at_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** When its file was there. */
    keptAt: moment('kept_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('role_play_voices_place').on(table.rolePlayUuid, table.messageUuid, table.atMs),
    index('role_play_voices_by_age').on(table.createdAt),
  ],
);

/** What a take was judged by when it was taken. */
export interface TakeJudgement {
  criterion: string;
  check: string;
  scores: { before: number; after: number };
  isMet: boolean;
  mood: Pick<MoodMove, 'mood' | 'because' | 'words'>;
}

/** Takes: a moment of a scene that is over, played again with another line. */
export const rolePlayTakes = pgTable(
  'role_play_takes',
  {
    /** The client's, so that a take sent twice is taken once. */
    uuid: uuid('uuid').primaryKey(),
    rolePlayUuid: uuid('role_play_uuid')
      .notNull()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    /** Of the person's line in the scene. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull(),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }).notNull(),
    judged: jsonb('judged').$type<TakeJudgement>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('role_play_takes_of_scene').on(table.rolePlayUuid, table.position, table.createdAt)],
);
