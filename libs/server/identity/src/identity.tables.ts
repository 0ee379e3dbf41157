import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AccountSettings, Factor, Locale, Onboarding, ProviderName, StaffRole, WayIn } from '@greenroom/contracts';
import type { MailTemplate } from '@greenroom/mail';
import { moment } from '@greenroom/database/moment';

/** Who knew a person at a log-in, before any second factor. `staff-link`: the link that a demonstration's start printed. */
export interface KnownBy {
  provider: WayIn | 'staff-link';
  /** The Google Workspace domain that Google vouched for. */
  hostedDomain?: string | undefined;
  /** To ask the provider by whether they still hold. */
  refreshTokenSealed?: string;
  /** The log-in that goes on elsewhere. */
  sessionUuid?: string;
}

export const accounts = pgTable(
  'accounts',
  {
    /** Of version 8, which no visitor's id is: what both own stands under either, and none may pass for the other. */
    uuid: uuid('uuid').primaryKey(),
    /** The specification's profile id, a whole number. */
    profileId: serial('profile_id').notNull().unique(),
    /** As its person writes it. */
    email: text('email').notNull(),
    /** In lower case: one account for each address. */
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>(),
    /** A name of the IANA time zone database; nothing until a browser of theirs has said where it is. */
    timeZone: text('time_zone'),
    /** Argon2id; nothing where one signs in another way alone. */
    passwordHash: text('password_hash'),
    termsAcceptedAt: moment('terms_accepted_at').notNull().defaultNow(),
    onboarding: jsonb('onboarding').$type<Onboarding>(),
    notifications: jsonb('notifications').$type<AccountSettings['notifications']>(),
    /** Set while staff keep the account from being logged in to. */
    blockedAt: moment('blocked_at'),
    /** From then on the account may be deleted for good. */
    deletedFrom: moment('deleted_from'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('accounts_uuid_is_no_visitor', sql`substr("uuid"::text, 15, 1) = '8'`),
    uniqueIndex('accounts_email').on(table.emailKey),
    // For addresses that begin so.
    index('accounts_email_beginning').on(table.emailKey.op('text_pattern_ops')),
    index('accounts_to_delete')
      .on(table.deletedFrom)
      .where(sql`deleted_from is not null`),
  ],
);

/** What accounts of the staff may do. Who granted it is in the log of what staff did. */
export const staffRolesOfAccounts = pgTable(
  'staff_roles',
  {
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
    /** Nothing where a setting did. */
    grantedBy: uuid('granted_by'),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountUuid, table.role] })],
);

/** A log-in on one device: a family of refresh tokens of which one is current. */
export const sessions = pgTable(
  'sessions',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** Who knew the person: `password`, an identity provider's name, or `staff-link`. */
    provider: text('provider').notNull(),
    /** The Google Workspace domain that Google vouched for at this log-in. */
    hostedDomain: text('hosted_domain'),
    factors: jsonb('factors').$type<Factor[]>().notNull().default([]),
    userAgent: text('user_agent').notNull().default(''),
    country: text('country').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When it last got new tokens. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason', {
      enum: ['logged-out', 'remote', 'reuse', 'password', 'replaced', 'joined', 'provider', 'staff'],
    }),
  },
  (table) => [index('sessions_of_account').on(table.accountUuid), index('sessions_expired').on(table.expiresAt)],
);

/** Every refresh token of a session that lives, so that one used a second time is known for what it is. Never plain. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => sessions.uuid, { onDelete: 'cascade' }),
    /** From 1. */
    generation: integer('generation').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    /** Set when the browser was seen with it, or with the access token that came along. */
    confirmedAt: moment('confirmed_at'),
    replacedAt: moment('replaced_at'),
    /** The next token, which only one who holds this one can open; gone with the one after it. */
    successorSealed: text('successor_sealed'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_generation').on(table.sessionUuid, table.generation),
    uniqueIndex('refresh_tokens_current')
      .on(table.sessionUuid)
      .where(sql`replaced_at is null`),
  ],
);

/** Links in mails, log-ins that wait for a second factor, and the link to a demonstration's staff pages. Each is good once. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    hash: text('hash').primaryKey(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['reset-password', 'confirm-address', 'second-factor', 'staff-link', 'desktop'],
    }).notNull(),
    /** The address it was mailed to, which is the one it confirms. */
    email: text('email').notNull(),
    /** By whom a log-in that waits for a second factor has known the person. */
    knownBy: jsonb('known_by').$type<KnownBy>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_tokens_of_account').on(table.accountUuid, table.purpose)],
);

/** Accounts at identity providers that are a way into an account here. */
export const connections = pgTable(
  'connections',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The provider's own, unchanging name for the person. */
    subject: text('subject').notNull(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** As the provider last told it; it decides nothing. */
    email: text('email'),
    connectedAt: moment('connected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('connections_of_account').on(table.accountUuid, table.provider),
  ],
);

/** Answers of identity providers that were used: each is good once. */
export const spentAnswers = pgTable('spent_answers', {
  stateHash: text('state_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** What an identity provider gave to ask again by, for as long as the session that it began. */
export const providerTokens = pgTable('provider_tokens', {
  sessionUuid: uuid('session_uuid')
    .primaryKey()
    .references(() => sessions.uuid, { onDelete: 'cascade' }),
  provider: text('provider').$type<ProviderName>().notNull(),
  refreshTokenSealed: text('refresh_token_sealed').notNull(),
  /** When the provider last said that it still holds. */
  checkedAt: moment('checked_at').notNull().defaultNow(),
  /** Until then one instance asks, and no other. */
  checkingUntil: moment('checking_until'),
});

export const passkeys = pgTable(
  'passkeys',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** In base64url, as the browser names it. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of signatures, where the passkey counts them: one that falls is a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    backedUp: boolean('backed_up').notNull(),
    /** What its person calls it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_account').on(table.accountUuid)],
);

/** An app that makes time-based codes, one for each account. */
export const codeGenerators = pgTable('code_generators', {
  accountUuid: uuid('account_uuid')
    .primaryKey()
    .references(() => accounts.uuid, { onDelete: 'cascade' }),
  secretSealed: text('secret_sealed').notNull(),
  /** A first code was given: it counts from then on. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last code that was used; none at or before it is good again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** The code's first letter, so that one hash has to be compared and not ten. */
    slot: text('slot').notNull(),
    /** Argon2id. */
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountUuid, table.slot] })],
);

/** What passkeys have to sign; each is good once. */
export const challenges = pgTable('challenges', {
  /** What it is for, and whose: a session that adds a passkey, or a log-in that waits for one. */
  key: text('key').primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Keys that sign access and id tokens; the newest signs, older ones verify until their tokens are gone. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  privateJwkSealed: text('private_jwk_sealed').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Mails to be sent, written in the transaction that they tell of. */
export const mails = pgTable(
  'mails',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid').references(() => accounts.uuid, { onDelete: 'set null' }),
    to: text('to').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** What it says; links are good once, and gone from here when it was sent. */
    content: jsonb('content').$type<MailTemplate>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** Refused for good, or given up. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/** What happened to accounts. No address, no name: an account's uuid, which means nothing once it is deleted. */
export const auditEvents = pgTable(
  'audit_events',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid'),
    sessionUuid: uuid('session_uuid'),
    event: text('event').notNull(),
    details: jsonb('details').$type<Record<string, string | number | boolean>>().notNull().default({}),
    country: text('country').notNull().default('XX'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('audit_events_of_account').on(table.accountUuid, table.at), index('audit_events_at').on(table.at)],
);
