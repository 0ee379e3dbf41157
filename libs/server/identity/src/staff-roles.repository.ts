import { eq, sql } from 'drizzle-orm';
import type { StaffRole } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts, staffRolesOfAccounts } from './identity.tables.ts';

/** What of the staff's roles is known with an account. */
export interface RoleFacts {
  staffRoles: StaffRole[];
  /** No account has the role of an admin. */
  adminMissing: boolean;
}

/** To be selected beside `accounts`, without a query more. */
export const roleFacts = {
  staffRoles: sql<StaffRole[]>`array(select role from ${staffRolesOfAccounts} where account_uuid = ${accounts.uuid})`,
  adminMissing: sql<boolean>`not exists (select from ${staffRolesOfAccounts} where role = 'admin')`,
};

export async function findRoleFacts(db: Queryable, accountUuid: string): Promise<RoleFacts> {
  const [row] = await db.select(roleFacts).from(accounts).where(eq(accounts.uuid, accountUuid));
  return row ?? { staffRoles: [], adminMissing: false };
}
