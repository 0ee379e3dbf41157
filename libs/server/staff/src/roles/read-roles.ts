import type { StaffRoles } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { findRoles } from './roles.repository.ts';

/** Returns the roles of all staff, with when and why each was granted. */
export async function readRoles(db: Database): Promise<StaffRoles> {
  const people = new Map<string, StaffRoles['people'][number]>();
  for (const { accountUuid, email, grantedAt, ...row } of await findRoles(db)) {
    const person = people.get(accountUuid) ?? { accountUuid, email, roles: [] };
    person.roles.push({ ...row, grantedAt: grantedAt.toISOString() });
    people.set(accountUuid, person);
  }
  return { people: [...people.values()] };
}
