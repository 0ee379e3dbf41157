import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { EventMessage } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** Analytics events. The uuid comes from the page, so that an event that is sent twice is stored once. */
export const events = pgTable(
  'events',
  {
    uuid: uuid('uuid').primaryKey(),
    /** The event's name; `identify` for a person's traits. */
    name: text('name').notNull(),
    /** When the event happened, by the server's clock. */
    at: moment('at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** The account that was logged in, as the server knows it: the page's claim is not trusted. */
    accountUuid: uuid('account_uuid'),
    anonymousId: text('anonymous_id').notNull(),
    visitSessionId: uuid('visit_session_id'),
    page: text('page'),
    servedBy: text('served_by'),
    message: jsonb('message').$type<EventMessage>().notNull(),
    /** When an external sink took the event; set at once if there is no sink. */
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
