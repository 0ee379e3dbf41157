import { and, asc, eq, sql } from 'drizzle-orm';
import type { StaffRole } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts, sessions, staffRolesOfAccounts } from '@greenroom/identity/tables';

export async function countRoles(db: Queryable, accountUuid: string): Promise<number> {
  return db.$count(staffRolesOfAccounts, eq(staffRolesOfAccounts.accountUuid, accountUuid));
}

/** Returns every role of every account, ordered by address. */
export async function findRoles(db: Queryable) {
  const { accountUuid, role, grantedAt, grantedBy, reason } = staffRolesOfAccounts;
  return db
    .select({
      accountUuid,
      email: accounts.email,
      role,
      grantedAt,
      reason,
      grantedBy: sql<string | null>`(select granter.email from accounts granter where granter.uuid = ${grantedBy})`,
    })
    .from(staffRolesOfAccounts)
    .innerJoin(accounts, eq(accounts.uuid, accountUuid))
    .orderBy(asc(accounts.emailKey), asc(role));
}

export async function findRolesOf(db: Queryable, accountUuid: string) {
  const { role, grantedAt, reason } = staffRolesOfAccounts;
  return db
    .select({ role, grantedAt, reason })
    .from(staffRolesOfAccounts)
    .where(eq(staffRolesOfAccounts.accountUuid, accountUuid));
}

/** @returns whether the role is new */
export async function insertRole(
  tx: Queryable,
  row: { accountUuid: string; role: StaffRole; grantedBy: string | null; reason: string },
): Promise<boolean> {
  const added = await tx
    .insert(staffRolesOfAccounts)
    .values(row)
    .onConflictDoNothing()
    .returning({ role: staffRolesOfAccounts.role });
  return added.length > 0;
}

/** @returns whether the account had the role */
export async function deleteRole(tx: Queryable, accountUuid: string, role: StaffRole): Promise<boolean> {
  const own = and(eq(staffRolesOfAccounts.accountUuid, accountUuid), eq(staffRolesOfAccounts.role, role));
  const gone = await tx.delete(staffRolesOfAccounts).where(own).returning({ role: staffRolesOfAccounts.role });
  return gone.length > 0;
}

/** Returns accounts with a stored session that the company's Google domain vouched for, with a second factor. */
export async function findStaffBySetting(db: Queryable, companyDomain: string): Promise<string[]> {
  const rows = await db
    .select({ accountUuid: sessions.accountUuid })
    .from(sessions)
    .where(and(eq(sessions.hostedDomain, companyDomain), sql`jsonb_array_length(${sessions.factors}) > 0`))
    .groupBy(sessions.accountUuid);
  return rows.map(({ accountUuid }) => accountUuid);
}
