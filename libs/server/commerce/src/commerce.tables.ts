import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { BillingDetails, Currency, PlanTier } from '@greenroom/contracts';
import type {
  StoredBilledTo,
  StoredCard,
  StoredCaching,
  StoredInvoiceLine,
  StoredPayment,
  StoredPendingSwitch,
  StoredPendingUpdate,
  StoredQuote,
  StoredTax,
} from './projection/stored.ts';

/** The product's record of plans: a projection of the payment provider's data, and our own facts beside it. */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Paying customers. The row exists before the provider is asked, so that a retry after a failure repeats the same
 * request.
 */
export const payers = pgTable(
  'payers',
  {
    uuid: uuid('uuid').primaryKey(),
    /**
     * Null once the account is deleted: its subscription has ended then, and its invoices stay as long as the law
     * requires.
     */
    accountUuid: uuid('account_uuid').unique(),
    customerId: text('customer_id').unique(),
    /** Grows with each projection, so that an older reading never overwrites a newer one. */
    version: integer('version').notNull().default(0),
    /** The customer's test clock, and its time at the last reading. */
    clockId: text('clock_id'),
    clockNow: moment('clock_now'),
    /** The instance that is reading this payer's customer, and how long the other instances leave it to that one. */
    leasedBy: uuid('leased_by'),
    leasedUntil: moment('leased_until'),
    /** When to ask the provider again, independent of webhooks. */
    lookAt: moment('look_at'),
    /** The preview of a switch, so that the switch is charged as shown. */
    quote: jsonb('quote').$type<StoredQuote>(),
    /** Billing details, if the person entered any. */
    billing: jsonb('billing').$type<BillingDetails>(),
    /** Whether `billing` still has to be sent to the provider. */
    billingPending: boolean('billing_pending').notNull().default(false),
    /** Promotion codes that were used on this payer's plans: each can be used once. */
    usedCodes: jsonb('used_codes').$type<string[]>().notNull().default([]),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('payers_to_look_at')
      .on(table.lookAt)
      .where(sql`look_at is not null`),
    index('payers_of_clock').on(table.clockId),
  ],
);

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: text('id').primaryKey(),
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid, { onDelete: 'cascade' }),
    /** The provider's status, unchanged. */
    status: text('status').notNull(),
    tier: text('tier').$type<PlanTier>().notNull(),
    priceId: text('price_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    unitAmount: integer('unit_amount').notNull(),
    intervalCount: integer('interval_count').notNull(),
    currentPeriodEnd: moment('current_period_end').notNull(),
    trialEnd: moment('trial_end'),
    cancelAt: moment('cancel_at'),
    endedAt: moment('ended_at'),
    createdAt: moment('created_at').notNull(),
    card: jsonb('card').$type<StoredCard>(),
    /** SHA-256 of the card's fingerprint. */
    cardKey: text('card_key'),
    pendingSwitch: jsonb('pending_switch').$type<StoredPendingSwitch>(),
    /** A change that waits for its payment. */
    pendingUpdate: jsonb('pending_update').$type<StoredPendingUpdate>(),
    /** The plan gives no access and charges nothing between these two moments. */
    pausedFrom: moment('paused_from'),
    pausedUntil: moment('paused_until'),
    /** The provider's schedule of a pause that can still be withdrawn. */
    pauseSchedule: text('pause_schedule'),
    /** A promotion code reduces the next charge. */
    discounted: boolean('discounted').notNull().default(false),
    /** The amount charged at the end of the period. */
    nextAmount: integer('next_amount'),
    /** When the oldest unpaid invoice was created. */
    unpaidSince: moment('unpaid_since'),
    /** The subscription began as a trial with a card that had had one; it is ended without a charge. */
    trialRefused: boolean('trial_refused').notNull().default(false),
    remindedOf: moment('reminded_of'),
    endTold: boolean('end_told').notNull().default(false),
    /** True by default, so that subscriptions older than this column are not confirmed by mail again. */
    beginTold: boolean('begin_told').notNull().default(true),
  },
  (table) => [index('subscriptions_of_payer').on(table.payerUuid)],
);

/**
 * Plans granted by staff. They take precedence over purchases and over `GRANTED_PLANS`; an account has one open grant.
 */
export const planGrants = pgTable(
  'plan_grants',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** Null if the row only ends a plan given by the setting. */
    endsAt: moment('ends_at'),
    /** Set if staff ended the grant early. */
    endedAt: moment('ended_at'),
    reason: text('reason').notNull(),
  },
  (table) => [
    index('plan_grants_of_account').on(table.accountUuid, table.grantedAt),
    uniqueIndex('plan_grants_open')
      .on(table.accountUuid)
      .where(sql`ended_at is null`),
  ],
);

/** Kept as long as the law requires, also after the account is deleted. */
export const invoices = pgTable(
  'invoices',
  {
    id: text('id').primaryKey(),
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid),
    subscriptionId: text('subscription_id'),
    number: text('number'),
    status: text('status').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    total: integer('total').notNull(),
    amountPaid: integer('amount_paid').notNull(),
    /** Taken off the lines by codes. */
    discount: integer('discount').notNull().default(0),
    tax: integer('tax').notNull(),
    taxes: jsonb('taxes').$type<StoredTax[]>().notNull().default([]),
    refunded: integer('refunded').notNull(),
    paymentId: text('payment_id'),
    lines: jsonb('lines').$type<StoredInvoiceLine[]>().notNull(),
    /** The billing details printed on the invoice. */
    billedTo: jsonb('billed_to').$type<StoredBilledTo>().notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    nextAttemptAt: moment('next_attempt_at'),
    receiptMailed: boolean('receipt_mailed').notNull().default(false),
    /** How many failed payments the person was mailed about. */
    failuresTold: integer('failures_told').notNull().default(0),
  },
  (table) => [
    index('invoices_of_payer').on(table.payerUuid, table.createdAt),
    index('invoices_by_time').on(table.createdAt),
    index('invoices_of_payment').on(table.paymentId),
  ],
);

/** Disputes of payments, as the provider tells them. Kept as long as the payer. */
export const disputes = pgTable(
  'disputes',
  {
    id: text('id').primaryKey(),
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid),
    chargeId: text('charge_id').notNull(),
    paymentId: text('payment_id'),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    /** The provider's reason and status, unchanged. */
    reason: text('reason').notNull(),
    status: text('status').notNull(),
    createdAt: moment('created_at').notNull(),
    evidenceDueBy: moment('evidence_due_by'),
  },
  (table) => [index('disputes_of_payer').on(table.payerUuid), index('disputes_by_time').on(table.createdAt, table.id)],
);

/** Stored events of the provider, each once; unknown types too. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    createdAt: moment('created_at').notNull(),
    takenAt: moment('taken_at').notNull().defaultNow(),
  },
  (table) => [index('payment_events_by_time').on(table.takenAt)],
);

/** Payers with stored events that have not been projected yet. */
export const pendingProjections = pgTable(
  'pending_projections',
  {
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid, { onDelete: 'cascade' }),
    eventId: text('event_id')
      .notNull()
      .references(() => paymentEvents.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.payerUuid, table.eventId] }),
    // For the foreign key.
    index('pending_projections_of_event').on(table.eventId),
  ],
);

/** Checkouts. An account has one open at a time: two completed ones would charge twice. */
export const checkouts = pgTable(
  'checkouts',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid').notNull(),
    customerId: text('customer_id').notNull(),
    tier: text('tier').$type<PlanTier>().notNull(),
    priceId: text('price_id').notNull(),
    promotionCodeId: text('promotion_code_id'),
    trialDays: integer('trial_days').notNull(),
    sessionId: text('session_id').unique(),
    /** When a page was about to confirm the payment; null if none did, or once it reported that the card was refused. */
    payingSince: moment('paying_since'),
    /** The final state of the session, once it is known. */
    outcome: text('outcome', { enum: ['complete', 'expired'] }),
    closedAt: moment('closed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('checkouts_one_at_a_time')
      .on(table.accountUuid)
      .where(sql`closed_at is null`),
    index('checkouts_by_time').on(table.createdAt),
  ],
);

/**
 * What a person and a card can have only once: a trial, the money-back guarantee. `who` is an account's UUID or a
 * card's key.
 */
export const hadOnce = pgTable(
  'had_once',
  {
    what: text('what', { enum: ['trial', 'refund'] }).notNull(),
    who: text('who').notNull(),
    subscriptionId: text('subscription_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.what, table.who] }), index('had_once_by_time').on(table.at)],
);

/** Refunds under the money-back guarantee: each step is retried until it succeeds. */
export const refunds = pgTable(
  'refunds',
  {
    uuid: uuid('uuid').primaryKey(),
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid),
    subscriptionId: text('subscription_id').notNull().unique(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    payments: jsonb('payments').$type<StoredPayment[]>().notNull(),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('refunds_under_way')
      .on(table.createdAt)
      .where(sql`done_at is null`),
  ],
);

/**
 * Refunds of single payments by staff, in full or in part. Each is stored before the provider is asked, and asked for
 * until the provider has made or refused it.
 */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Chosen by the page, so that a request sent twice refunds once. */
    uuid: uuid('uuid').primaryKey(),
    payerUuid: uuid('payer_uuid')
      .notNull()
      .references(() => payers.uuid),
    invoiceId: text('invoice_id').notNull(),
    paymentId: text('payment_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amount: integer('amount').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When the invoice showed the refund. */
    doneAt: moment('done_at'),
    refusedAt: moment('refused_at'),
  },
  (table) => [
    index('payment_refunds_of_invoice').on(table.invoiceId),
    index('payment_refunds_of_payer').on(table.payerUuid),
    index('payment_refunds_under_way')
      .on(table.createdAt)
      .where(sql`done_at is null and refused_at is null`),
  ],
);

/** The provider's prices and coupons, cached for all instances. */
export const priceCache = pgTable('price_cache', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<StoredCaching>(),
  readAt: moment('read_at'),
  /** Until when one instance has the right to ask the provider. */
  takenUntil: moment('taken_until').notNull(),
});

/** Cancellations and withdrawals declared without signing in. */
export const declaredCancellations = pgTable(
  'declared_cancellations',
  {
    uuid: uuid('uuid').primaryKey(),
    /** The order of receipt. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    email: text('email').notNull(),
    name: text('name'),
    orderOrNote: text('order_or_note'),
    kind: text('kind', { enum: ['ordinary', 'extraordinary', 'withdrawal'] }).notNull(),
    reason: text('reason'),
    /** `soonest`, or a date. */
    wishedFor: text('wished_for').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('declared_cancellations_by_time').on(table.receivedAt)],
);
