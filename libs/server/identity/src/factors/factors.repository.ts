import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Factor } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { codeGenerators, passkeys, recoveryCodes, sessions } from '../identity.tables.ts';
import type { AccountRow } from '../accounts.repository.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Oldest first. */
export async function findPasskeys(db: Queryable, accountUuid: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.accountUuid, accountUuid)).orderBy(asc(passkeys.createdAt));
}

/** Returns an account's code generator once its first code was verified. */
export async function findCodeGenerator(db: Queryable, accountUuid: string) {
  const [row] = await db
    .select()
    .from(codeGenerators)
    .where(and(eq(codeGenerators.accountUuid, accountUuid), isNotNull(codeGenerators.confirmedAt)));
  return row;
}

export async function countRecoveryCodes(db: Queryable, accountUuid: string): Promise<number> {
  return db.$count(recoveryCodes, and(eq(recoveryCodes.accountUuid, accountUuid), isNull(recoveryCodes.usedAt)));
}

/** Returns the factors that can complete a log-in; empty if the account has no second factor. */
export async function factorsOf(tx: Queryable, account: Pick<AccountRow, 'uuid'>): Promise<Factor[]> {
  const hasPasskey = (await tx.$count(passkeys, eq(passkeys.accountUuid, account.uuid))) > 0;
  const hasCodes = (await findCodeGenerator(tx, account.uuid)) !== undefined;
  if (!hasPasskey && !hasCodes) return [];
  const hasRecovery = (await countRecoveryCodes(tx, account.uuid)) > 0;
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasCodes ? (['code'] as const) : []),
    ...(hasRecovery ? (['recovery-code'] as const) : []),
  ];
}

/** Marks the session as authenticated with a factor that was just set up. */
export async function noteFactor(tx: Queryable, sessionUuid: string, factor: Factor): Promise<void> {
  const added = JSON.stringify([factor]);
  await tx
    .update(sessions)
    .set({ factors: sql`${sessions.factors} || ${added}::jsonb` })
    .where(eq(sessions.uuid, sessionUuid));
}
