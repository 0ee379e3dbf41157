import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  rampStates,
  releaseActors,
  releaseHappenings,
  releaseNoticeKinds,
  type GuardrailVerdict,
  type ReleaseBecause,
} from '@greenroom/contracts';
import type { StoredIntent } from './registry/stored-intent.ts';
import type { StoredShare } from './registry/domain/shares.ts';
import { moment } from '@greenroom/database/moment';

/**
 * Every change of the registry document. A change is stored before the document is written; it becomes done once the
 * document contains it, or is dropped.
 */
export const releaseHistory = pgTable(
  'release_history',
  {
    /** Stored in the document as the change that produced an app's part. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    app: text('app').notNull(),
    at: moment('at').notNull(),
    state: text('state', { enum: ['intended', 'done', 'dropped'] }).notNull(),
    what: text('what', { enum: releaseHappenings }).notNull(),
    version: text('version'),
    /** The release's traffic after the change, in percent. */
    traffic: real('traffic'),
    why: text('why').notNull(),
    /** Set for automatic changes. */
    because: jsonb('because').$type<ReleaseBecause>(),
    byKind: text('by_kind', { enum: releaseActors }).notNull(),
    /** Set for staff, until the account is deleted. */
    byAccount: uuid('by_account'),
    /** Set for a pipeline: the name of its token. */
    byName: text('by_name'),
    /** The guardrails' verdict, if it decided the change. */
    verdict: jsonb('verdict').$type<GuardrailVerdict>(),
    /** What else to do when the change is done. */
    intent: jsonb('intent').$type<StoredIntent>().notNull(),
    /** The app's traffic split after the change. */
    shares: jsonb('shares').$type<StoredShare[]>().notNull(),
    /**
     * Issue times of the document the change was based on and of the one that contains it, in milliseconds since 1970.
     */
    issuedBefore: bigint('issued_before', { mode: 'number' }).notNull(),
    issuedAfter: bigint('issued_after', { mode: 'number' }),
  },
  (table) => [
    index('release_history_of_app').on(table.app, table.number.desc()),
    index('release_history_by_time').on(table.at),
    index('release_history_of_account')
      .on(table.byAccount)
      .where(sql`by_account is not null`),
    // Of two concurrent changes, the second finds the first one under way.
    uniqueIndex('release_history_under_way')
      .on(table.app)
      .where(sql`state = 'intended'`),
  ],
);

/** Releases being rolled out step by step. */
export const ramps = pgTable(
  'ramps',
  {
    uuid: uuid('uuid').primaryKey(),
    app: text('app').notNull(),
    version: text('version').notNull(),
    /** The stable release, which the other visitors have and which the candidate is compared with. */
    stable: text('stable').notNull(),
    /** Percent of visitors, increasing. */
    steps: jsonb('steps').$type<number[]>().notNull(),
    everySeconds: integer('every_seconds').notNull(),
    minSample: integer('min_sample').notNull(),
    salt: text('salt').notNull(),
    state: text('state', { enum: rampStates }).notNull(),
    /** From 0. */
    step: integer('step').notNull(),
    stepSince: moment('step_since').notNull(),
    begunAt: moment('begun_at').notNull(),
    endedAt: moment('ended_at'),
    /** Since when the next step has been due but too few views were seen to take it. */
    waitingSince: moment('waiting_since'),
    /** The guardrails' latest verdict. */
    verdict: jsonb('verdict').$type<GuardrailVerdict>(),
  },
  (table) => [
    index('ramps_of_app').on(table.app, table.begunAt.desc()),
    uniqueIndex('ramps_on')
      .on(table.app)
      .where(sql`state in ('running', 'waiting', 'paused')`),
  ],
);

/** Killed releases, which no visitor gets. The document also marks them; this table adds when and why. */
export const killedReleases = pgTable(
  'killed_releases',
  {
    app: text('app').notNull(),
    version: text('version').notNull(),
    at: moment('at').notNull(),
    why: text('why').notNull(),
  },
  (table) => [primaryKey({ columns: [table.app, table.version] })],
);

/** Notices to owners of apps, and the delivery status of their posts. */
export const releaseNotices = pgTable(
  'release_notices',
  {
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Identical for the same news, so that it is sent once. */
    key: text('key').notNull().unique(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: releaseNoticeKinds }).notNull(),
    app: text('app'),
    version: text('version'),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is posted next; null if it was delivered or given up, or no webhook is set. */
    nextAt: moment('next_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('release_notices_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);
