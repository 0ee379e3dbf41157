import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/** Mails that a demonstration stores instead of sending them. */
export const outboxMails = pgTable('outbox_mails', {
  uuid: uuid('uuid').primaryKey(),
  to: text('to').notNull(),
  subject: text('subject').notNull(),
  html: text('html').notNull(),
  text: text('text').notNull(),
  sentAt: moment('sent_at').notNull().defaultNow(),
});
