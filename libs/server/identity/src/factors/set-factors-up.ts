import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { ApiFailure, type Factor, sentences } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { codeGenerators, passkeys, recoveryCodes } from '../identity.tables.ts';
import { type AccountRow, lockAccount } from '../accounts.repository.ts';
import { audit } from '../audit.ts';
import type { Own } from '../change-credentials.ts';
import type { AuthMethodChange } from '@greenroom/mail';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { countRecoveryCodes, factorsOf, findPasskeys, noteFactor } from './factors.repository.ts';
import { checkCreated, creationOptions, type Site } from './passkeys.ts';
import { keepRecoveryCodes, makeRecoveryCodes, wrongCode } from './recovery-codes.ts';
import { beginCodes, confirmCodes, stepOf } from './time-based-codes.ts';

/** The signed-in account that changes its factors; staff must keep one. */
export interface FactorOwner extends Own {
  factorRequired: boolean;
}

const challengeKey = ({ sessionUuid }: Own) => `passkey of ${sessionUuid}`;

/** Returns the options for creating a passkey, with a challenge bound to this session. */
export async function beginPasskey({ db }: Pick<IdentityDependencies, 'db'>, own: Own, site: Site) {
  const account = await ownAccount(db, own);
  const options = await creationOptions(site, account, await findPasskeys(db, account.uuid));
  await keepChallenge(db, challengeKey(own), options.challenge);
  return options;
}

/**
 * @returns recovery codes if this is the account's first factor
 * @throws ApiFailure `unprocessable` if it took too long; `bad_request` at `response`
 */
export async function addPasskey(
  dependencies: IdentityDependencies,
  own: Own,
  { name, response, site }: { name: string; response: unknown; site: Site },
): Promise<string[] | null> {
  const { db } = dependencies;
  const challenge = await takeChallenge(db, challengeKey(own));
  if (challenge === undefined) throw new ApiFailure('unprocessable', sentences.logInTooLate);
  const created = await checkCreated(site, challenge, response);
  const row = { ...created, uuid: randomUUID(), accountUuid: own.accountUuid, name };
  return added(dependencies, own, { factor: 'passkey', change: 'passkey-added' }, async (tx) => {
    const kept = await tx.insert(passkeys).values(row).onConflictDoNothing().returning();
    if (kept.length === 0) throw new ApiFailure('bad_request', sentences.passkeyRefused);
  });
}

/** Creates a new secret for an authenticator app. */
export async function beginCodeGenerator({ db, secret }: IdentityDependencies, own: Own) {
  return db.transaction(async (tx) => beginCodes(tx, await ownAccount(tx, own), secret));
}

/**
 * @returns recovery codes if this is the account's first factor
 * @throws ApiFailure `bad_request` at `code`; `unprocessable` if no setup was begun; `rate_limited`
 */
export async function addCodeGenerator(
  dependencies: IdentityDependencies,
  own: Own,
  { code }: { code: string },
): Promise<string[] | null> {
  const { db, secret, rateLimiter } = dependencies;
  await rateLimiter.consume('factor', { address: own.sessionUuid, account: own.accountUuid });
  const [begun] = await db.select().from(codeGenerators).where(eq(codeGenerators.accountUuid, own.accountUuid));
  if (!begun || begun.confirmedAt) throw new ApiFailure('unprocessable', sentences.logInTooLate);
  const step = stepOf(begun.secretSealed, code, secret);
  if (step === undefined) throw wrongCode('code');
  return added(dependencies, own, { factor: 'code', change: 'codes-added' }, async (tx) => {
    if (!(await confirmCodes(tx, own.accountUuid, step))) throw wrongCode('code');
  });
}

/** @throws ApiFailure `not_found`; `conflict` for the last factor of a staff account */
export async function removePasskey(dependencies: IdentityDependencies, own: FactorOwner, uuid: string): Promise<void> {
  const its = and(eq(passkeys.accountUuid, own.accountUuid), eq(passkeys.uuid, uuid));
  return removed(dependencies, own, { factor: 'passkey', change: 'passkey-removed' }, async (tx) => {
    const gone = await tx.delete(passkeys).where(its).returning();
    return gone.length;
  });
}

/** @throws ApiFailure `not_found`; `conflict` for the last factor of a staff account */
export async function removeCodeGenerator(dependencies: IdentityDependencies, own: FactorOwner): Promise<void> {
  return removed(dependencies, own, { factor: 'code', change: 'codes-removed' }, async (tx) => {
    const gone = await tx.delete(codeGenerators).where(eq(codeGenerators.accountUuid, own.accountUuid)).returning();
    return gone.length;
  });
}

/** @throws ApiFailure `conflict` if the account has no second factor */
export async function renewRecoveryCodes(dependencies: IdentityDependencies, own: Own): Promise<string[]> {
  const made = await makeRecoveryCodes(dependencies.passwords);
  await dependencies.db.transaction(async (tx) => {
    const account = await ownAccount(tx, own);
    if ((await factorsOf(tx, account)).length === 0) throw new ApiFailure('conflict', sentences.factorFirst);
    await keepRecoveryCodes(tx, own.accountUuid, made);
    await audit(tx, { event: 'recovery-codes-made', ...auditable(own) });
    await tell(dependencies, tx, account, 'recovery-codes-made');
  });
  return made.codes;
}

async function added(
  dependencies: IdentityDependencies,
  own: Own,
  { factor, change }: { factor: Factor; change: AuthMethodChange },
  add: (tx: Queryable) => Promise<void>,
): Promise<string[] | null> {
  const { db, passwords } = dependencies;
  const first = (await countRecoveryCodes(db, own.accountUuid)) === 0 ? await makeRecoveryCodes(passwords) : undefined;
  return db.transaction(async (tx) => {
    const account = await ownAccount(tx, own);
    await add(tx);
    const makes = first !== undefined && (await countRecoveryCodes(tx, own.accountUuid)) === 0;
    if (makes) await keepRecoveryCodes(tx, own.accountUuid, first);
    await noteFactor(tx, own.sessionUuid, factor);
    await audit(tx, { event: 'factor-added', ...auditable(own), details: { factor } });
    await tell(dependencies, tx, account, change);
    return makes ? first.codes : null;
  });
}

async function removed(
  dependencies: IdentityDependencies,
  own: FactorOwner,
  { factor, change }: { factor: Factor; change: AuthMethodChange },
  remove: (tx: Queryable) => Promise<number>,
): Promise<void> {
  await dependencies.db.transaction(async (tx) => {
    const account = await ownAccount(tx, own);
    if ((await remove(tx)) === 0) throw new ApiFailure('not_found', 'There is no such factor');
    const left = await factorsOf(tx, account);
    if (left.length === 0) {
      if (own.factorRequired) throw new ApiFailure('conflict', sentences.lastFactor);
      await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUuid, own.accountUuid));
    }
    await audit(tx, { event: 'factor-removed', ...auditable(own), details: { factor } });
    await tell(dependencies, tx, account, change);
  });
}

async function ownAccount(tx: Queryable, { accountUuid }: Own): Promise<AccountRow> {
  const account = await lockAccount(tx, accountUuid);
  if (!account) throw new ApiFailure('not_authenticated', 'Please log in first');
  return account;
}

async function tell({ mails }: IdentityDependencies, tx: Queryable, account: AccountRow, change: AuthMethodChange) {
  const link = mails.settingsLink('factors');
  await mails.queue(tx, account, { template: 'way-in-changed', change, name: account.name, link });
}

const auditable = ({ accountUuid, sessionUuid, country }: Own) => ({ accountUuid, sessionUuid, country });
