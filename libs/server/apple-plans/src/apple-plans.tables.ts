import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from '@greenroom/database/moment';

/**
 * Subscriptions that people bought in the app, by Apple’s original transaction id, with what Apple last said about the
 * next period.
 */
export const appleSubscriptions = pgTable(
  'apple_subscriptions',
  {
    originalTransactionId: text('original_transaction_id').primaryKey(),
    /** Null until the app names the account, or the account claims it. */
    accountUuid: uuid('account_uuid'),
    /** Null until Apple said something about the next period. */
    renews: boolean('renews'),
    isRetrying: boolean('is_retrying').notNull().default(false),
    graceUntil: moment('grace_until'),
    hasExpired: boolean('has_expired').notNull().default(false),
    /** When Apple signed the four columns above. */
    renewalSignedAt: moment('renewal_signed_at'),
    /** When to ask Apple again if no notification arrives before; null if nothing more is expected. */
    lookAt: moment('look_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('apple_subscriptions_of_account').on(table.accountUuid),
    index('apple_subscriptions_to_look_at')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
  ],
);

/** The periods of these subscriptions. A refund concerns one period, which need not be the last. */
export const appleTransactions = pgTable(
  'apple_transactions',
  {
    transactionId: text('transaction_id').primaryKey(),
    originalTransactionId: text('original_transaction_id').notNull(),
    productId: text('product_id').notNull(),
    purchasedAt: moment('purchased_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    isUpgraded: boolean('is_upgraded').notNull(),
    isTrial: boolean('is_trial').notNull(),
    /** When Apple signed this row. */
    signedAt: moment('signed_at').notNull(),
  },
  (table) => [
    index('apple_transactions_of_subscription').on(table.originalTransactionId),
    // The default name would be longer than PostgreSQL allows.
    foreignKey({
      name: 'apple_transactions_subscription_fk',
      columns: [table.originalTransactionId],
      foreignColumns: [appleSubscriptions.originalTransactionId],
    }).onDelete('cascade'),
  ],
);

/** Notifications that were processed, so that each is processed once. No payloads. */
export const appleNotifications = pgTable(
  'apple_notifications',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Apple’s name, unchanged; it may be unknown. */
    type: text('type').notNull(),
    subtype: text('subtype'),
    /** Null if it is not about a subscription. */
    originalTransactionId: text('original_transaction_id'),
    signedAt: moment('signed_at').notNull(),
    receivedAt: moment('received_at').notNull().defaultNow(),
  },
  (table) => [index('apple_notifications_of_subscription').on(table.originalTransactionId)],
);
