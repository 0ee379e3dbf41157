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
 * What led to the registry document, change by change. A change is put down before the document is written, and is done
 * once the document says it, or is dropped.
 */
export const releaseHistory = pgTable(
  'release_history',
  {
    /** Stands in the document as the change that made an app's part. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    app: text('app').notNull(),
    at: moment('at').notNull(),
    state: text('state', { enum: ['intended', 'done', 'dropped'] }).notNull(),
    what: text('what', { enum: releaseHappenings }).notNull(),
    version: text('version'),
    /** What the release had from then on, in percent. */
    traffic: real('traffic'),
    why: text('why').notNull(),
    /** Of what happened by itself. */
    because: jsonb('because').$type<ReleaseBecause>(),
    byKind: text('by_kind', { enum: releaseActors }).notNull(),
    /** Of staff, until the account is deleted. */
    byAccount: uuid('by_account'),
    /** Of a pipeline: its token's. */
    byName: text('by_name'),
    /** What the guardrails said, where they decided it. */
    verdict: jsonb('verdict').$type<GuardrailVerdict>(),
    /** What else becomes of it when it is done. */
    intent: jsonb('intent').$type<StoredIntent>().notNull(),
    /** The app's visitors, divided so from then on. */
    shares: jsonb('shares').$type<StoredShare[]>().notNull(),
    /** The document it was decided on, and the one that says it: milliseconds since 1970. */
    issuedBefore: bigint('issued_before', { mode: 'number' }).notNull(),
    issuedAfter: bigint('issued_after', { mode: 'number' }),
  },
  (table) => [
    index('release_history_of_app').on(table.app, table.number.desc()),
    index('release_history_by_time').on(table.at),
    index('release_history_of_account')
      .on(table.byAccount)
      .where(sql`by_account is not null`),
    // Of two who press a button at once, one finds the other's change under way.
    uniqueIndex('release_history_under_way')
      .on(table.app)
      .where(sql`state = 'intended'`),
  ],
);

/** Releases on their way to everyone, step by step. */
export const ramps = pgTable(
  'ramps',
  {
    uuid: uuid('uuid').primaryKey(),
    app: text('app').notNull(),
    version: text('version').notNull(),
    /** The release that everyone else has, and that it is judged against. */
    stable: text('stable').notNull(),
    /** Percent of visitors, rising. */
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
    /** Since when its next step is due and too little was seen to take it. */
    waitingSince: moment('waiting_since'),
    /** What the guardrails last said. */
    verdict: jsonb('verdict').$type<GuardrailVerdict>(),
  },
  (table) => [
    index('ramps_of_app').on(table.app, table.begunAt.desc()),
    uniqueIndex('ramps_on')
      .on(table.app)
      .where(sql`state in ('running', 'waiting', 'paused')`),
  ],
);

/** Releases that nobody gets any more. The document says so as well; here it stands when and why. */
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

/** What owners of apps are told of releases, and what became of posting it. */
export const releaseNotices = pgTable(
  'release_notices',
  {
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    /** Of the same news the same, so that it is told once. */
    key: text('key').notNull().unique(),
    at: moment('at').notNull(),
    kind: text('kind', { enum: releaseNoticeKinds }).notNull(),
    app: text('app'),
    version: text('version'),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull(),
    /** When it is posted next; nothing where it was delivered or given up, or there is no address. */
    nextAt: moment('next_at'),
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('release_notices_due')
      .on(table.nextAt)
      .where(sql`next_at is not null`),
  ],
);
