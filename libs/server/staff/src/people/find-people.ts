import { bounds, type StaffPeople } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { AccountRow } from '@greenroom/identity';
import { findAccounts } from './people.repository.ts';

const pageSize = 25;

/**
 * Finds accounts, a page at a time, by address. Fewer characters than would mean somebody find nobody: the list of all
 * accounts is for no one to read.
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

/** What is shown of an account in a list. */
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
