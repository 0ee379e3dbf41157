import { bounds, type StaffPeople } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { AccountRow } from '@greenroom/identity';
import { findAccounts } from './people.repository.ts';

const pageSize = 25;

/**
 * Finds accounts by address, a page at a time. Search terms below the minimum length find nothing, so that staff cannot
 * list all accounts.
 */
export async function findPeople(
  db: Database,
  wish: { find: string; cursor?: string | undefined },
): Promise<StaffPeople> {
  if (wish.find.length < bounds.staffFindLength && !/^\d+$/.test(wish.find)) return { people: [], cursor: null };
  const rows = await findAccounts(db, wish, pageSize + 1);
  const page = rows.slice(0, pageSize);
  return { people: page.map(headOf), cursor: rows.length > pageSize ? (page.at(-1)?.emailKey ?? null) : null };
}

/** Returns what a list shows of an account. */
export function headOf(account: AccountRow): StaffPeople['people'][number] {
  const { uuid, profileId, email, name, createdAt, emailConfirmedAt, blockedAt, deletedFrom } = account;
  return {
    accountUuid: uuid,
    number: profileId,
    email,
    name,
    createdAt: createdAt.toISOString(),
    emailConfirmed: emailConfirmedAt !== null,
    blockedAt: blockedAt?.toISOString() ?? null,
    deletedFrom: deletedFrom?.toISOString() ?? null,
  };
}
