import { eq } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { codeGenerators, connections, oneTimeTokens, passkeys, recoveryCodes } from '../identity.tables.ts';
import { endSessions } from '../sessions.repository.ts';

/**
 * Takes every way in but the password from an account whose address was never confirmed: whoever made it may have lain
 * in wait for the address's owner. The caller sets or takes the password.
 */
export async function stripAccount(tx: Queryable, accountUuid: string): Promise<void> {
  for (const table of [connections, passkeys, codeGenerators, recoveryCodes, oneTimeTokens])
    await tx.delete(table).where(eq(table.accountUuid, accountUuid));
  await endSessions(tx, accountUuid, { reason: 'joined' });
}
