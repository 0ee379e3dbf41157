import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import type { Database, Queryable } from '@greenroom/database';
import { type AccountRow, lockAccount, signedInAccount } from '@greenroom/identity';
import { type Action, recordAction } from './actions/record-action.ts';
import { countRoles } from './roles/roles.repository.ts';

/**
 * Locks an account that staff act on. Staff may not act on their own account, and only admins may act on other staff,
 * so that no role can lock out or impersonate a higher one.
 * @returns the account, locked until the end of the transaction
 * @throws ApiFailure `not_found`; `conflict` for the caller's own account; `forbidden` for other staff
 */
export async function lockOther(tx: Queryable, person: Person, accountUuid: string): Promise<AccountRow> {
  const account = await lockAccount(tx, accountUuid);
  if (!account) throw new ApiFailure('not_found', 'There is no such account');
  if (account.uuid === signedInAccount(person).uuid)
    throw new ApiFailure('conflict', 'Another of the staff has to do this to your account');
  if (!person.staffRoles.includes('admin') && (await countRoles(tx, accountUuid)) > 0)
    throw new ApiFailure('forbidden', 'Only an admin may do this to an account of the staff');
  return account;
}

/**
 * Acts on another account and records the action, in one transaction.
 * @param act returns details to record with the action, such as a count
 * @throws ApiFailure as {@link lockOther}, and as `act`
 */
export async function actOn(
  db: Database,
  person: Person,
  { accountUuid, ...action }: Action & { accountUuid: string },
  act: (tx: Queryable, account: AccountRow) => Promise<Action['details'] | void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const account = await lockOther(tx, person, accountUuid);
    const details = { ...action.details, ...(await act(tx, account)) };
    await recordAction(tx, { ...action, details, by: signedInAccount(person).uuid, to: accountUuid });
  });
}
