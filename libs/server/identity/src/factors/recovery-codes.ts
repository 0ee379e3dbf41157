import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { ApiFailure, sentences } from '@greenroom/contracts';
import { type Queryable, now } from '@greenroom/database';
import { recoveryCodes } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';
import type { PasswordHasher } from '../hash-passwords.ts';

/** Crockford's base 32, which has no characters that look alike. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const count = 10;
/** Including the first character, which is the code's slot, and 55 random bits after it. */
const length = 12;

export interface NewRecoveryCodes {
  codes: string[];
  rows: { slot: string; hash: string }[];
}

/** Returns ten codes, to be shown once, and their hashes. */
export async function makeRecoveryCodes(passwords: PasswordHasher): Promise<NewRecoveryCodes> {
  const plain = Array.from({ length: count }, (_, slot) => {
    const random = Array.from({ length: length - 1 }, () => letters.charAt(randomInt(letters.length)));
    return letters.charAt(slot) + random.join('');
  });
  const rows = await Promise.all(
    plain.map(async (code) => ({ slot: code.charAt(0), hash: await passwords.hash(code) })),
  );
  return { codes: plain.map((code) => code.replace(/(.{4})(?=.)/g, '$1-')), rows };
}

/** Replaces an account's recovery codes. */
export async function keepRecoveryCodes(tx: Queryable, accountUuid: string, { rows }: NewRecoveryCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountUuid, accountUuid));
  await tx.insert(recoveryCodes).values(rows.map((row) => ({ accountUuid, ...row })));
}

/**
 * Verifies a recovery code.
 * @returns a function that consumes it in the transaction of the log-in
 * @throws ApiFailure `bad_request` at `given.code`
 */
export async function checkRecoveryCode(
  { db, passwords }: { db: Queryable; passwords: PasswordHasher },
  account: AccountRow,
  told: string,
): Promise<(tx: Queryable) => Promise<void>> {
  const code = told.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  const unused = and(
    eq(recoveryCodes.accountUuid, account.uuid),
    eq(recoveryCodes.slot, code.charAt(0)),
    isNull(recoveryCodes.usedAt),
  );
  const [row] = await db.select().from(recoveryCodes).where(unused);
  if (!(await passwords.matches(row?.hash, code))) throw wrongCode('given.code');
  return async (tx) => {
    const used = await tx.update(recoveryCodes).set({ usedAt: now }).where(unused).returning();
    if (used.length === 0) throw wrongCode('given.code');
  };
}

export function wrongCode(path: string): ApiFailure {
  return new ApiFailure('bad_request', sentences.codeWrong, [{ path, message: sentences.codeWrong }]);
}
