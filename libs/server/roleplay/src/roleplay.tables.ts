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
import { feedbackColumns } from '@greenroom/feedback/tables';

/** Sessions of scenes. The client may choose the uuid, so that a repeated request creates one session. */
export const rolePlays = pgTable(
  'role_plays',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    conversationUuid: uuid('conversation_uuid').notNull(),
    /** Null for a custom scene, which is stored in `custom`. */
    scenarioSlug: text('scenario_slug'),
    custom: jsonb('custom').$type<CustomForm>(),
    /** Shared by sessions of the same scene: the scene's slug, or the uuid of the first session of a custom scene. */
    sceneKey: text('scene_key').notNull(),
    categorySlug: text('category_slug').notNull(),
    title: text('title').notNull(),
    difficulty: text('difficulty', { enum: difficulties }).notNull(),
    medium: text('medium', { enum: ['text', 'voice'] }).notNull(),
    language: text('language', { enum: ['en', 'de'] }).notNull(),
    voiceStyle: text('voice_style', { enum: voiceStyles }),
    aiPersonality: text('ai_personality', { enum: aiPersonalities }),
    additionalContext: text('additional_context').notNull().default(''),
    /** Decides wherever the partner has a choice: the same lines with the same seed get the same answers. */
    seed: text('seed').notNull(),
    status: text('status', { enum: ['ready', 'going-on', 'ended', 'cancelled'] })
      .notNull()
      .default('ready'),
    ending: text('ending', { enum: sceneEndings }),
    /** The partner's mood, stored when the scene ends, so that it stays what the person saw when the rules change. */
    moods: jsonb('moods').$type<MoodCourse>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    begunAt: moment('begun_at'),
    /** When the current pause began, and the total of earlier pauses since the last line. */
    pausedAt: moment('paused_at'),
    pausedMs: integer('paused_ms').notNull().default(0),
    /** When the person allowed their own voice to be stored. */
    keepsVoiceSince: moment('keeps_voice_since'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('role_plays_conversation').on(table.conversationUuid),
    index('role_plays_of_owner').on(table.ownerId, table.createdAt),
    index('role_plays_of_scene').on(table.ownerId, table.sceneKey, table.createdAt),
  ],
);

/** Lines of a scene, by turns. */
export const rolePlayLines = pgTable(
  'role_play_lines',
  {
    rolePlayUuid: uuid('role_play_uuid')
      .notNull()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    author: text('author', { enum: ['person', 'partner'] }).notNull(),
    /** Empty for a line that broke a safety rule. */
    text: text('text').notNull(),
    status: text('status', { enum: ['said', 'removed'] })
      .notNull()
      .default('said'),
    clientLineId: uuid('client_line_id'),
    /** Which of the scene's lines the partner said: `beat:budget`, `reaction:asks-open`, `ending:agreed`. */
    cue: text('cue'),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }),
    /** Scene time when it was said; for a spoken line also when it ended. */
    atMs: integer('at_ms').notNull(),
    endedMs: integer('ended_ms'),
    /** The call's message of a spoken line. */
    messageUuid: uuid('message_uuid'),
    /** How it was said: when a voice was heard, and its pitch. No audio. */
    delivery: jsonb('delivery').$type<LineDelivery>(),
    /** The other speaker interrupted it. */
    cutOff: boolean('cut_off').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.rolePlayUuid, table.position] }),
    uniqueIndex('role_play_lines_client_id').on(table.rolePlayUuid, table.clientLineId),
    uniqueIndex('role_play_lines_message').on(table.rolePlayUuid, table.messageUuid),
  ],
);

/** Feedback on scenes, waiting or made. */
export const rolePlayFeedback = pgTable(
  'role_play_notes',
  {
    rolePlayUuid: uuid('role_play_uuid')
      .primaryKey()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    ...feedbackColumns(),
    /** Hash of what the second reader read and which model it was: the same words are read once. */
    judgementKey: text('judgement_key'),
    /** Scores by the rules; feedback from before the second reader was introduced may have a model's. */
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
 * Recordings of the person's own voice, each a file of the file store. The row is inserted before the file and deleted
 * after it, and survives its scene, so that files without a scene are found and deleted.
 */
export const rolePlayVoices = pgTable(
  'role_play_voices',
  {
    /** Also the name of its file. */
    uuid: uuid('uuid').primaryKey(),
    rolePlayUuid: uuid('role_play_uuid').notNull(),
    /** The message of the line it belongs to. */
    messageUuid: uuid('message_uuid').notNull(),
    /** Scene time when it begins. */
    atMs: integer('at_ms').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** When its file was stored. */
    keptAt: moment('kept_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('role_play_voices_place').on(table.rolePlayUuid, table.messageUuid, table.atMs),
    index('role_play_voices_by_age').on(table.createdAt),
  ],
);

/** How a take was judged when it was played. */
export interface TakeJudgement {
  criterion: string;
  check: string;
  scores: { before: number; after: number };
  isMet: boolean;
  /** Older takes lack it. */
  saysNothing?: true;
  mood: Pick<MoodMove, 'mood' | 'because' | 'words'>;
}

/** Takes: a moment of an ended scene, played again with another line. */
export const rolePlayTakes = pgTable(
  'role_play_takes',
  {
    /** Chosen by the client, so that a repeated request stores one take. */
    uuid: uuid('uuid').primaryKey(),
    rolePlayUuid: uuid('role_play_uuid')
      .notNull()
      .references(() => rolePlays.uuid, { onDelete: 'cascade' }),
    /** Position of the person's line in the scene. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull(),
    answeredBy: text('answered_by', { enum: ['house', 'model', 'house-for-model'] }).notNull(),
    judged: jsonb('judged').$type<TakeJudgement>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('role_play_takes_of_scene').on(table.rolePlayUuid, table.position, table.createdAt)],
);
