import { and, eq, isNull } from 'drizzle-orm';
import { type Queryable, now } from '@greenroom/database';
import { planGrants } from '../commerce.tables.ts';

/** Ends the open grant. @returns whether there was one */
export async function endOpenGrant(tx: Queryable, accountUuid: string): Promise<boolean> {
  const open = and(eq(planGrants.accountUuid, accountUuid), isNull(planGrants.endedAt));
  const ended = await tx.update(planGrants).set({ endedAt: now }).where(open).returning({ uuid: planGrants.uuid });
  return ended.length > 0;
}
