import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale, Weekday } from '@greenroom/contracts';
import type { PushMessage } from '@greenroom/ports/push';
import { sessions } from '@greenroom/identity/tables';
import { moment } from '@greenroom/database/moment';

/** When somebody wants to practise, and how they are reminded. Nobody has one who did not ask for it. */
export const practicePlans = pgTable(
  'practice_plans',
  {
    ownerId: uuid('owner_id').primaryKey(),
    days: jsonb('days').$type<Weekday[]>().notNull(),
    /** Of the day, in their time zone. */
    hour: integer('hour').notNull(),
    timeZone: text('time_zone').notNull(),
    byMail: boolean('by_mail').notNull(),
    /** The language they chose their plan in; their account's goes before it. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Whether all scenes and items were open to them when they were last here. */
    opensAll: boolean('opens_all').notNull(),
    /** The first day, in their time zone, of the first week. */
    begunOn: date('begun_on').notNull(),
    /** When the next reminder is due; nothing while none is. */
    nextReminderAt: moment('next_reminder_at'),
    /** The day, in their time zone, of the last reminder. */
    remindedOn: date('reminded_on'),
    /** Reminders since they were last here, or did a step. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [
    index('practice_plans_to_remind')
      .on(table.nextReminderAt)
      .where(sql`next_reminder_at is not null`),
  ],
);

/** What somebody was to do in a week, and whether they did. Why it was chosen is made anew each time; nobody's words stand here. */
export const practiceSteps = pgTable(
  'practice_steps',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => practicePlans.ownerId, { onDelete: 'cascade' }),
    /** The first day of its week. */
    week: date('week').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['item', 'scene', 'coach'] }).notNull(),
    /** Of an item the uuid, of scenes and coaches the slug. */
    subject: text('subject').notNull(),
    /** What kind of thing known of them it came from. */
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'done', 'skipped'] })
      .notNull()
      .default('open'),
    /** It was seen to be done. */
    byItself: boolean('by_itself').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('practice_steps_of_week').on(table.ownerId, table.week, table.position)],
);

/** Browsers in which somebody wants to be reminded, each for as long as they are logged in there. */
export const pushDevices = pgTable(
  'push_devices',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => practicePlans.ownerId, { onDelete: 'cascade' }),
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => sessions.uuid, { onDelete: 'cascade' }),
    /** Of the address at the push service: it tells devices apart. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** The address and the browser's keys. */
    targetSealed: text('target_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_devices_of_owner').on(table.ownerId), index('push_devices_of_session').on(table.sessionUuid)],
);

/** Reminders to be brought to a browser; gone once they are, or too late. */
export const practicePushes = pgTable(
  'practice_pushes',
  {
    uuid: uuid('uuid').primaryKey(),
    deviceUuid: uuid('device_uuid')
      .notNull()
      .references(() => pushDevices.uuid, { onDelete: 'cascade' }),
    content: jsonb('content').$type<PushMessage>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Nobody is told later. */
    lastsUntil: moment('lasts_until').notNull(),
  },
  (table) => [
    index('practice_pushes_due').on(table.nextAttemptAt),
    index('practice_pushes_of_device').on(table.deviceUuid),
  ],
);
