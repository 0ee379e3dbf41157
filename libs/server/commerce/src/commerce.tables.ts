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
  StoredQuote,
  StoredTax,
} from './projection/stored.ts';

/** What the product knows of plans: a projection of the payment provider's, and our own facts beside it. */

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Who pays. A row is there before the provider is asked, so that asking again after a break asks for the same. */
export const payers = pgTable(
  'payers',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Nothing once the account is deleted: what ran is ended then, and invoices stay as long as the law has it. */
    accountUuid: uuid('account_uuid').unique(),
    customerId: text('customer_id').unique(),
    /** Grows with each projection: one that was read before another was written is not written over it. */
    version: integer('version').notNull().default(0),
    /** The test clock that the customer lives by, and how late it was there when last looked. */
    clockId: text('clock_id'),
    clockNow: moment('clock_now'),
    /** The instance that reads this payer's customer at the moment, and until when others leave it to that one. */
    leasedBy: uuid('leased_by'),
    leasedUntil: moment('leased_until'),
    /** When the provider is to be asked again, whatever webhooks tell. */
    lookAt: moment('look_at'),
    /** What was shown of a switch, to be charged as it was shown. */
    quote: jsonb('quote').$type<StoredQuote>(),
    /** To whom invoices are made out, where the person said so. */
    billing: jsonb('billing').$type<BillingDetails>(),
    /** The provider does not have `billing` yet. */
    billingPending: boolean('billing_pending').notNull().default(false),
    /** Promotion codes that were on a plan of theirs: each holds once. */
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
    /** As the provider writes it. */
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
    /** Closed and free of charge from then on, until then. */
    pausedFrom: moment('paused_from'),
    pausedUntil: moment('paused_until'),
    /** Of a pause that can be taken back. */
    pauseSchedule: text('pause_schedule'),
    /** A code takes something off the next charge. */
    discounted: boolean('discounted').notNull().default(false),
    /** What the period's end will charge. */
    nextAmount: integer('next_amount'),
    /** Since when a payment is missing. */
    unpaidSince: moment('unpaid_since'),
    /** It was begun as a trial by a card that had one, and is ended without a charge. */
    trialRefused: boolean('trial_refused').notNull().default(false),
    remindedOf: moment('reminded_of'),
    endTold: boolean('end_told').notNull().default(false),
    /** What began before this was kept is not told of any more. */
    beginTold: boolean('begin_told').notNull().default(true),
  },
  (table) => [index('subscriptions_of_payer').on(table.payerUuid)],
);

/** Plans that staff granted. A row counts before what was bought and before `GRANTED_PLANS`; one is open for an account. */
export const planGrants = pgTable(
  'plan_grants',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid').notNull(),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    /** Nothing where only a plan of the setting was ended. */
    endsAt: moment('ends_at'),
    /** Set where staff ended it before. */
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

/** Kept as long as the law has it, also when the account is gone. */
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
    tax: integer('tax').notNull(),
    taxes: jsonb('taxes').$type<StoredTax[]>().notNull().default([]),
    refunded: integer('refunded').notNull(),
    paymentId: text('payment_id'),
    lines: jsonb('lines').$type<StoredInvoiceLine[]>().notNull(),
    /** To whom it was made out. */
    billedTo: jsonb('billed_to').$type<StoredBilledTo>().notNull(),
    createdAt: moment('created_at').notNull(),
    paidAt: moment('paid_at'),
    nextAttemptAt: moment('next_attempt_at'),
    receiptMailed: boolean('receipt_mailed').notNull().default(false),
    /** How many failed tries one was mailed about. */
    failuresTold: integer('failures_told').notNull().default(0),
  },
  (table) => [
    index('invoices_of_payer').on(table.payerUuid, table.createdAt),
    index('invoices_by_time').on(table.createdAt),
  ],
);

/** Events of the provider's that were stored, each once; of types that are not known, too. */
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

/** Payers whom a stored event tells of, and who were not projected since. */
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

/** Checkouts that were begun. One at a time is open for a person: two that both went through would charge twice. */
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
    /** What became of the session, once that is final and known. */
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

/** What there is once for a person and once for a card: a trial, the money-back guarantee. `who`: an account's uuid, or a card's key. */
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

/** The money-back guarantee at work: each step is taken again until it is done. */
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

/** Prices and coupons as the provider has them, for all instances alike. */
export const priceCache = pgTable('price_cache', {
  key: text('key').primaryKey(),
  value: jsonb('value').$type<StoredCaching>(),
  readAt: moment('read_at'),
  /** Until when somebody is at it. */
  takenUntil: moment('taken_until').notNull(),
});

/** Cancellations and withdrawals that somebody declared without being signed in. */
export const declaredCancellations = pgTable(
  'declared_cancellations',
  {
    uuid: uuid('uuid').primaryKey(),
    /** In the order they came. */
    number: bigserial('number', { mode: 'number' }).notNull(),
    email: text('email').notNull(),
    name: text('name'),
    orderOrNote: text('order_or_note'),
    kind: text('kind', { enum: ['ordinary', 'extraordinary', 'withdrawal'] }).notNull(),
    reason: text('reason'),
    /** `soonest`, or a day. */
    wishedFor: text('wished_for').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    receivedAt: moment('received_at').notNull().defaultNow(),
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [index('declared_cancellations_by_time').on(table.receivedAt)],
);
