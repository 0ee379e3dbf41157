import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** Addresses to notify about what opens next. */
export const waitlist = pgTable('waitlist', {
  /** The normalized address, so that it is listed once. */
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  /** When the box was last ticked. */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /** Hash of the token in the mailed link, which confirms or removes the address. */
  tokenHash: text('token_hash').notNull().unique(),
  /** No mail is sent about news before this. */
  confirmedAt: moment('confirmed_at'),
});
