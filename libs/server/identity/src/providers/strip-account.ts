import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { codeGenerators, connections, oneTimeTokens, passkeys, recoveryCodes } from '../identity.tables.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Removes every log-in method but the password from an account whose address was never confirmed: its creator may have
 * been an attacker waiting for the address's owner. The caller sets or removes the password.
 */
export async function stripAccount(tx: Queryable, accountUuid: string): Promise<void> {
  for (const table of [connections, passkeys, codeGenerators, recoveryCodes, oneTimeTokens])
    await tx.delete(table).where(eq(table.accountUuid, accountUuid));
  await endSessions(tx, accountUuid, { reason: 'joined' });
}
