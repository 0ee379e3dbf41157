import { aliasedTable, and, asc, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { StaffActionName } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import type { TimeCursor } from '../cursor.ts';
import { staffActions } from '../staff.tables.ts';

const by = aliasedTable(accounts, 'by_whom');
const to = aliasedTable(accounts, 'to_whom');

export interface ActionsWanted {
  /** Matches the actor or the account acted on. */
  accountUuid?: string | undefined;
  /** Matches only the account acted on. */
  toUuid?: string | undefined;
  action?: StaffActionName | undefined;
  after?: TimeCursor | undefined;
}

/** Returns the actions of staff with the accounts' current addresses, newest first. */
export async function findActions(db: Queryable, { accountUuid, toUuid, action, after }: ActionsWanted, limit: number) {
  const { at, uuid, byAccount, toAccount } = staffActions;
  return db
    .select({
      uuid,
      at,
      action: staffActions.action,
      by: { uuid: byAccount, email: by.email },
      to: { uuid: toAccount, email: to.email },
      details: staffActions.details,
      reason: staffActions.reason,
    })
    .from(staffActions)
    .leftJoin(by, eq(by.uuid, byAccount))
    .leftJoin(to, eq(to.uuid, toAccount))
    .where(
      and(
        accountUuid === undefined ? undefined : or(eq(byAccount, accountUuid), eq(toAccount, accountUuid)),
        toUuid === undefined ? undefined : eq(toAccount, toUuid),
        action === undefined ? undefined : eq(staffActions.action, action),
        after && or(lt(at, after.at), and(eq(at, after.at), lt(uuid, after.uuid))),
      ),
    )
    .orderBy(desc(at), desc(uuid))
    .limit(limit);
}

/**
 * Returns the actions for an account's own data export: those on it, and its own as staff. No other account is named.
 */
export async function actionsOfAccount(db: Queryable, accountUuid: string) {
  const { at, action, details, reason, toAccount, byAccount } = staffActions;
  return db
    .select({ at, action, details, reason, toYou: sql<boolean>`coalesce(${toAccount} = ${accountUuid}, false)` })
    .from(staffActions)
    .where(or(eq(toAccount, accountUuid), eq(byAccount, accountUuid)))
    .orderBy(asc(at));
}

/** Keeps the actions on an account but clears their reasons, which may contain personal data. */
export async function forgetReasons(tx: Queryable, accountUuid: string): Promise<void> {
  const about = and(eq(staffActions.toAccount, accountUuid), ne(staffActions.reason, ''));
  await tx.update(staffActions).set({ reason: '' }).where(about);
}

export async function deleteActionsOlderThan(db: Queryable, days: number): Promise<void> {
  await db.delete(staffActions).where(lt(staffActions.at, sql`now() - make_interval(days => ${days})`));
}
