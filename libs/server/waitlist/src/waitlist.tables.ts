import { pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@greenroom/contracts';
import { moment } from '@greenroom/database/moment';

/** Addresses that want to be told what opens next. */
export const waitlist = pgTable('waitlist', {
  /** The address in its one form, so that it stands here once. */
  emailKey: text('email_key').primaryKey(),
  email: text('email').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  /** When the box was ticked, the last time. */
  consentedAt: moment('consented_at').notNull().defaultNow(),
  /** Of the mailed link, which confirms and takes off again. */
  tokenHash: text('token_hash').notNull().unique(),
  /** Nobody is written to before. */
  confirmedAt: moment('confirmed_at'),
});
