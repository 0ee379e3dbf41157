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
import type {
  AccountSettings,
  Factor,
  Locale,
  Onboarding,
  ProviderName,
  StaffRole,
  AuthMethod,
} from '@greenroom/contracts';
import type { MailTemplate } from '@greenroom/mail';
import { moment } from '@greenroom/database/moment';

/**
 * How a person authenticated at a log-in, before any second factor. `staff-link`: the link printed at the start of a
 * demonstration.
 */
export interface KnownBy {
  provider: AuthMethod | 'staff-link';
  /** The Google Workspace domain confirmed by Google. */
  hostedDomain?: string | undefined;
  /** Used to ask the provider whether the person still has their account there. */
  refreshTokenSealed?: string;
  /** The session that the desktop app continues. */
  sessionUuid?: string;
}

export const accounts = pgTable(
  'accounts',
  {
    /**
     * Of version 8, unlike visitors' ids: data of both is stored under either id, and one must not pass for the other.
     */
    uuid: uuid('uuid').primaryKey(),
    /** The specification's profile id, an integer. */
    profileId: serial('profile_id').notNull().unique(),
    /** As the person wrote it. */
    email: text('email').notNull(),
    /** In lower case: one account per address. */
    emailKey: text('email_key').notNull(),
    emailConfirmedAt: moment('email_confirmed_at'),
    name: text('name').notNull(),
    locale: text('locale').$type<Locale>(),
    /** A name of the IANA time zone database; null until a browser of the account has reported one. */
    timeZone: text('time_zone'),
    /** Argon2id; null for an account without a password. */
    passwordHash: text('password_hash'),
    termsAcceptedAt: moment('terms_accepted_at').notNull().defaultNow(),
    onboarding: jsonb('onboarding').$type<Onboarding>(),
    notifications: jsonb('notifications').$type<AccountSettings['notifications']>(),
    /** Set while staff block the account. */
    blockedAt: moment('blocked_at'),
    /** When the account may be deleted for good. */
    deletedFrom: moment('deleted_from'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check('accounts_uuid_is_no_visitor', sql`substr("uuid"::text, 15, 1) = '8'`),
    uniqueIndex('accounts_email').on(table.emailKey),
    // For searches by the beginning of an address.
    index('accounts_email_beginning').on(table.emailKey.op('text_pattern_ops')),
    index('accounts_to_delete')
      .on(table.deletedFrom)
      .where(sql`deleted_from is not null`),
  ],
);

/** The roles of staff accounts. The log of staff actions names who granted them. */
export const staffRolesOfAccounts = pgTable(
  'staff_roles',
  {
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    role: text('role').$type<StaffRole>().notNull(),
    /** Null if a setting granted it. */
    grantedBy: uuid('granted_by'),
    grantedAt: moment('granted_at').notNull().defaultNow(),
    reason: text('reason').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountUuid, table.role] })],
);

/** A log-in on one device: a chain of refresh tokens of which one is current. */
export const sessions = pgTable(
  'sessions',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** How the person authenticated: `password`, the name of an identity provider, or `staff-link`. */
    provider: text('provider').notNull(),
    /** The Google Workspace domain confirmed by Google at this log-in. */
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

/** All refresh tokens of a live session, so that reuse of an old one is recognised. Only hashes are stored. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionUuid: uuid('session_uuid')
      .notNull()
      .references(() => sessions.uuid, { onDelete: 'cascade' }),
    /** Counted from 1. */
    generation: integer('generation').notNull(),
    issuedAt: moment('issued_at').notNull().defaultNow(),
    /** When the browser first sent it, or the access token issued with it. */
    confirmedAt: moment('confirmed_at'),
    replacedAt: moment('replaced_at'),
    /** The next token, sealed with this one; deleted once that one is replaced as well. */
    successorSealed: text('successor_sealed'),
  },
  (table) => [
    uniqueIndex('refresh_tokens_generation').on(table.sessionUuid, table.generation),
    uniqueIndex('refresh_tokens_current')
      .on(table.sessionUuid)
      .where(sql`replaced_at is null`),
  ],
);

/**
 * Tokens for mailed links, log-ins that wait for a second factor, and the link to a demonstration's staff pages. Each
 * is valid once.
 */
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
    /** The address it was mailed to, which it confirms. */
    email: text('email').notNull(),
    /** How the person authenticated in a log-in that waits for a second factor. */
    knownBy: jsonb('known_by').$type<KnownBy>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_tokens_of_account').on(table.accountUuid, table.purpose)],
);

/** Accounts at identity providers that can log in to an account here. */
export const connections = pgTable(
  'connections',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The provider's permanent id of the person. */
    subject: text('subject').notNull(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** The provider's latest address of the person; for display only. */
    email: text('email'),
    connectedAt: moment('connected_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('connections_of_account').on(table.accountUuid, table.provider),
  ],
);

/** Used responses of identity providers: each is valid once. */
export const spentAnswers = pgTable('spent_answers', {
  stateHash: text('state_hash').primaryKey(),
  expiresAt: moment('expires_at').notNull(),
});

/** The refresh token of the identity provider that began a session, kept as long as the session. */
export const providerTokens = pgTable('provider_tokens', {
  sessionUuid: uuid('session_uuid')
    .primaryKey()
    .references(() => sessions.uuid, { onDelete: 'cascade' }),
  provider: text('provider').$type<ProviderName>().notNull(),
  refreshTokenSealed: text('refresh_token_sealed').notNull(),
  /** When the provider last confirmed that the token is valid. */
  checkedAt: moment('checked_at').notNull().defaultNow(),
  /** Until when one instance has the right to ask the provider. */
  checkingUntil: moment('checking_until'),
});

export const passkeys = pgTable(
  'passkeys',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** In base64url, like the browser's value. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter, if the passkey has one: a decrease reveals a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull().default([]),
    backedUp: boolean('backed_up').notNull(),
    /** The name that the person gave it. */
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_account').on(table.accountUuid)],
);

/** Authenticator apps, one per account. */
export const codeGenerators = pgTable('code_generators', {
  accountUuid: uuid('account_uuid')
    .primaryKey()
    .references(() => accounts.uuid, { onDelete: 'cascade' }),
  secretSealed: text('secret_sealed').notNull(),
  /** Set once its first code was verified, which activates it. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the last used code; no code of it or an earlier step is accepted. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    accountUuid: uuid('account_uuid')
      .notNull()
      .references(() => accounts.uuid, { onDelete: 'cascade' }),
    /** The code's first character, so that one hash has to be compared instead of ten. */
    slot: text('slot').notNull(),
    /** Argon2id. */
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountUuid, table.slot] })],
);

/** Passkey challenges; each is valid once. */
export const challenges = pgTable('challenges', {
  /** The purpose and owner: a session that adds a passkey, or a log-in that waits for one. */
  key: text('key').primaryKey(),
  challenge: text('challenge').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Keys that sign access and id tokens; the newest one signs, older ones verify until their tokens have expired. */
export const signingKeys = pgTable('signing_keys', {
  kid: text('kid').primaryKey(),
  publicJwk: jsonb('public_jwk').$type<Record<string, unknown>>().notNull(),
  privateJwkSealed: text('private_jwk_sealed').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** Queued mails, written in the transaction of the change they report. */
export const mails = pgTable(
  'mails',
  {
    uuid: uuid('uuid').primaryKey(),
    accountUuid: uuid('account_uuid').references(() => accounts.uuid, { onDelete: 'set null' }),
    to: text('to').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    /** The content, with one-time links; deleted once the mail was sent. */
    content: jsonb('content').$type<MailTemplate>(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull().defaultNow(),
    sentAt: moment('sent_at'),
    /** When it was refused for good, or given up. */
    failedAt: moment('failed_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('mails_waiting')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
  ],
);

/** Events of accounts, without address or name: the account's UUID means nothing once the account is deleted. */
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
