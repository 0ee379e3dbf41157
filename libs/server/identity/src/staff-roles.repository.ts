import { eq, sql } from 'drizzle-orm';
import type { StaffRole } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts, staffRolesOfAccounts } from './identity.tables.ts';

/** The staff roles read together with an account. */
export interface RoleFacts {
  staffRoles: StaffRole[];
  /** No account is an admin. */
  adminMissing: boolean;
}

/** Columns to select with `accounts`, which saves a query. */
export const roleFacts = {
  staffRoles: sql<StaffRole[]>`array(select role from ${staffRolesOfAccounts} where account_uuid = ${accounts.uuid})`,
  adminMissing: sql<boolean>`not exists (select from ${staffRolesOfAccounts} where role = 'admin')`,
};

export async function findRoleFacts(db: Queryable, accountUuid: string): Promise<RoleFacts> {
  const [row] = await db.select(roleFacts).from(accounts).where(eq(accounts.uuid, accountUuid));
  return row ?? { staffRoles: [], adminMissing: false };
}
