import { ApiFailure, type StaffRole } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Database, Queryable } from '@greenroom/database';
import { signedInAccount } from '@greenroom/identity';
import { staffRolesOfAccounts } from '@greenroom/identity/tables';
import { recordAction } from '../actions/record-action.ts';
import { accountNamed } from '../account-named.ts';
import { actOn } from '../act-on.ts';
import { deleteRole, findStaffBySetting, insertRole } from './roles.repository.ts';

/** Recorded as the reason when `COMPANY_DOMAIN` made an account an admin. */
const bySetting = 'COMPANY_DOMAIN';

/**
 * Grants a role. A granter who is an admin only by the setting is recorded as admin first, because the setting makes no
 * admins once there is one.
 * @param wish `account`: an address or a uuid
 * @throws ApiFailure `not_found`; `conflict` for the caller's own account, and if the account already has the role
 */
export async function grantRole(
  db: Database,
  person: Person,
  { account, role, reason }: { account: string; role: StaffRole; reason: string },
): Promise<void> {
  const accountUuid = await accountNamed(db, account);
  await actOn(db, person, { action: 'role-granted', accountUuid, reason, details: { role } }, async (tx) => {
    const { uuid: by, adminMissing, provider } = signedInAccount(person);
    if (adminMissing && provider !== 'staff-link') await makeAdmin(tx, by);
    const isNew = await insertRole(tx, { accountUuid, role, grantedBy: by, reason });
    if (!isNew) throw new ApiFailure('conflict', 'The account has this role');
  });
}

/**
 * Revokes a role, effective with the next request. Admins cannot revoke their own role, so one always remains.
 * @throws ApiFailure `not_found`, also if the account does not have the role; `conflict` for the caller's own account
 */
export async function revokeRole(
  db: Database,
  person: Person,
  { accountUuid, role, reason }: { accountUuid: string; role: StaffRole; reason: string },
): Promise<void> {
  await actOn(db, person, { action: 'role-revoked', accountUuid, reason, details: { role } }, async (tx) => {
    if (!(await deleteRole(tx, accountUuid, role)))
      throw new ApiFailure('not_found', 'The account does not have this role');
  });
}

/**
 * Makes admins of staff recognized by the setting, once: if no account has a role yet. To be called at startup.
 * @param companyDomain undefined if none is set
 */
export async function seedAdmins(db: Database, companyDomain: string | undefined): Promise<void> {
  if (companyDomain === undefined) return;
  await db.transaction(async (tx) => {
    if ((await tx.$count(staffRolesOfAccounts)) > 0) return;
    for (const accountUuid of await findStaffBySetting(tx, companyDomain)) await makeAdmin(tx, accountUuid);
  });
}

async function makeAdmin(tx: Queryable, accountUuid: string): Promise<void> {
  const isNew = await insertRole(tx, { accountUuid, role: 'admin', grantedBy: null, reason: bySetting });
  if (!isNew) return;
  const granted = { action: 'role-granted', reason: bySetting, details: { role: 'admin' } } as const;
  await recordAction(tx, { ...granted, by: null, to: accountUuid });
}
