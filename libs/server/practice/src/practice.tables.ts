import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Locale, Weekday } from '@greenroom/contracts';
import type { PushMessage } from '@greenroom/ports/push';
import { sessions } from '@greenroom/identity/tables';
import { moment } from '@greenroom/database/moment';

/** When a person wants to practise, and how they are reminded. Only people who asked for a plan have one. */
export const practicePlans = pgTable(
  'practice_plans',
  {
    ownerId: uuid('owner_id').primaryKey(),
    days: jsonb('days').$type<Weekday[]>().notNull(),
    /** The hour of the day, in their time zone. */
    hour: integer('hour').notNull(),
    timeZone: text('time_zone').notNull(),
    byMail: boolean('by_mail').notNull(),
    /** The language in which they chose the plan; the account's language takes precedence. */
    locale: text('locale').$type<Locale>().notNull(),
    /** Whether all scenes and items were open to them at their last visit. */
    opensAll: boolean('opens_all').notNull(),
    /** The first day of the first week, in their time zone. */
    begunOn: date('begun_on').notNull(),
    /** When the next reminder is due; null if none is. */
    nextReminderAt: moment('next_reminder_at'),
    /** The day of the last reminder, in their time zone. */
    remindedOn: date('reminded_on'),
    /** Reminders sent since the person's last visit or last completed step. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [
    index('practice_plans_to_remind')
      .on(table.nextReminderAt)
      .where(sql`next_reminder_at is not null`),
  ],
);

/**
 * The steps of a week, and whether they were done. The reason's wording is computed at each read, so no personal text
 * is stored here.
 */
export const practiceSteps = pgTable(
  'practice_steps',
  {
    uuid: uuid('uuid').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => practicePlans.ownerId, { onDelete: 'cascade' }),
    /** The first day of the step's week. */
    week: date('week').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    kind: text('kind', { enum: ['item', 'scene', 'coach'] }).notNull(),
    /** The uuid of an item; the slug of a scene or coach. */
    subject: text('subject').notNull(),
    /** The kind of fact about the person that the step was chosen for. */
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'done', 'skipped'] })
      .notNull()
      .default('open'),
    /** Whether the server detected that it was done. */
    byItself: boolean('by_itself').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('practice_steps_of_week').on(table.ownerId, table.week, table.position)],
);

/** Browsers in which a person wants to be reminded, for as long as they are logged in there. */
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
    /** A hash of the address at the push service; it identifies the device. */
    endpointHash: text('endpoint_hash').notNull().unique(),
    /** The address and the browser's keys. */
    targetSealed: text('target_sealed').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('push_devices_of_owner').on(table.ownerId), index('push_devices_of_session').on(table.sessionUuid)],
);

/** Reminders queued for browsers; deleted once they are sent or expired. */
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
    /** After this, the reminder is dropped. */
    lastsUntil: moment('lasts_until').notNull(),
  },
  (table) => [
    index('practice_pushes_due').on(table.nextAttemptAt),
    index('practice_pushes_of_device').on(table.deviceUuid),
  ],
);
