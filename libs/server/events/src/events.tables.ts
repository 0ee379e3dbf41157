import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventMessage } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** What was counted. The uuid is the page's, so that an event that was sent twice is there once. */
export const events = pgTable(
  'events',
  {
    uuid: uuid('uuid').primaryKey(),
    /** The event's name; `identify` for what is told of a person. */
    name: text('name').notNull(),
    /** When it happened, by our clock. */
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** Who was logged in, as the server knows it: what a page claims is not believed. */
    accountUuid: uuid('account_uuid'),
    anonymousId: text('anonymous_id').notNull(),
    visitSessionId: uuid('visit_session_id'),
    page: text('page'),
    servedBy: text('served_by'),
    message: jsonb('message').$type<EventMessage>().notNull(),
    /** When an outside sink took it; where there is none, at once. */
    forwardedAt: moment('forwarded_at'),
  },
  (table) => [
    index('events_by_name').on(table.name, table.at),
    index('events_by_received').on(table.receivedAt),
    index('events_of_account')
      .on(table.accountUuid)
      .where(sql`account_uuid is not null`),
    index('events_to_forward')
      .on(table.receivedAt)
      .where(sql`forwarded_at is null`),
  ],
);
