import { and, eq, isNotNull } from 'drizzle-orm';
import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';

/** Whether an account is to be deleted: nothing is sold to it, and nothing it has goes on. */
export async function isLeaving(db: Queryable, accountUuid: string): Promise<boolean> {
  const found = await db
    .select({ uuid: accounts.uuid })
    .from(accounts)
    .where(and(eq(accounts.uuid, accountUuid), isNotNull(accounts.deletedFrom)));
  return found.length > 0;
}

/** @throws ApiFailure `conflict` where the account is to be deleted */
export async function refuseLeaving(db: Queryable, accountUuid: string): Promise<void> {
  if (!(await isLeaving(db, accountUuid))) return;
  const message = 'Your account is to be deleted: keep it first, in settings';
  throw new ApiFailure('conflict', message, [{ path: 'account', message }]);
}
