import { eq } from 'drizzle-orm';
import { ApiFailure, type Factor, sentences } from '@greenroom/contracts';
import { type Queryable, now } from '@greenroom/database';
import { passkeys } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { audit } from '../audit.ts';
import type { IssuedRefreshToken } from '../begin-session.ts';
import type { Asker, IdentityDependencies } from '../identity-dependencies.ts';
import { logInWithFactor } from '../log-in.ts';
import { hashToken } from '@greenroom/crypto';
import { findTokenAccount } from '../token-account.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { factorsOf, findCodeGenerator, findPasskeys } from './factors.repository.ts';
import { checkSigned, requestOptions, type Site } from './passkeys.ts';
import { checkRecoveryCode, wrongCode } from './recovery-codes.ts';
import { spendStep, stepOf } from './time-based-codes.ts';

export type GivenFactor =
  | { factor: 'code'; code: string }
  | { factor: 'recovery-code'; code: string }
  | { factor: 'passkey'; response: unknown };

const challengeKey = (pendingToken: string) => `log-in ${hashToken(pendingToken)}`;

/** @throws ApiFailure `unprocessable` if no log-in is pending, or it has expired */
async function pendingAccount(db: Queryable, pendingToken: string): Promise<AccountRow> {
  const account = await findTokenAccount(db, hashToken(pendingToken), 'second-factor');
  if (!account) throw new ApiFailure('unprocessable', sentences.logInTooLate);
  return account;
}

/** Returns the factors that can complete a pending log-in. */
export async function pendingFactors(
  { db }: Pick<IdentityDependencies, 'db'>,
  pendingToken: string,
): Promise<Factor[]> {
  return factorsOf(db, await pendingAccount(db, pendingToken));
}

/** Returns the passkey challenge of a pending log-in. */
export async function challengePasskey(
  { db }: Pick<IdentityDependencies, 'db'>,
  { pendingToken, site }: { pendingToken: string; site: Site },
) {
  const account = await pendingAccount(db, pendingToken);
  const options = await requestOptions(site, await findPasskeys(db, account.uuid));
  await keepChallenge(db, challengeKey(pendingToken), options.challenge);
  return options;
}

/**
 * Completes a log-in with a second factor. A wrong one leaves the log-in pending; each code or challenge is valid once.
 * @throws ApiFailure `bad_request` at `given`; `unprocessable` if the log-in has expired; `rate_limited`
 */
export async function giveFactor(
  dependencies: IdentityDependencies,
  asker: Asker,
  { pendingToken, given, site }: { pendingToken: string; given: GivenFactor; site: Site },
): Promise<IssuedRefreshToken> {
  const { db, rateLimiter, mails } = dependencies;
  const account = await pendingAccount(db, pendingToken);
  const trier = { address: asker.address, account: account.uuid };
  // A passkey cannot be guessed, and must work even if an attacker used up the rate limit.
  const counted = given.factor !== 'passkey';
  if (counted) await rateLimiter.consume('factor', trier);
  const use = await check(dependencies, account, { pendingToken, given, site }).catch(async (error: unknown) => {
    const details = { factor: given.factor };
    await audit(db, { event: 'factor-failed', accountUuid: account.uuid, country: asker.country, details });
    throw error;
  });
  const issued = await logInWithFactor(dependencies, asker, { pendingToken, factor: given.factor }, async (tx, row) => {
    await use(tx);
    if (given.factor !== 'recovery-code') return;
    const link = mails.settingsLink('factors');
    const content = { template: 'way-in-changed', change: 'recovery-code-used', name: row.name, link } as const;
    await mails.queue(tx, row, content);
  });
  if (counted) await rateLimiter.giveBack('factor', trier);
  return issued;
}

/** @returns a function that consumes the factor in the transaction of the log-in */
async function check(
  { db, passwords, secret }: IdentityDependencies,
  account: AccountRow,
  { pendingToken, given, site }: { pendingToken: string; given: GivenFactor; site: Site },
): Promise<(tx: Queryable) => Promise<void>> {
  switch (given.factor) {
    case 'recovery-code':
      return checkRecoveryCode({ db, passwords }, account, given.code);
    case 'code': {
      const generator = await findCodeGenerator(db, account.uuid);
      const step = generator && stepOf(generator.secretSealed, given.code, secret);
      if (step === undefined) throw wrongCode('given.code');
      return async (tx) => {
        if (!(await spendStep(tx, account.uuid, step))) throw wrongCode('given.code');
      };
    }
    case 'passkey': {
      const challenge = await takeChallenge(db, challengeKey(pendingToken));
      if (challenge === undefined) throw new ApiFailure('unprocessable', sentences.logInTooLate);
      const known = await findPasskeys(db, account.uuid);
      const { passkey, counter } = await checkSigned(site, { challenge, response: given.response, known });
      return async (tx) => {
        await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.uuid, passkey.uuid));
      };
    }
  }
}
