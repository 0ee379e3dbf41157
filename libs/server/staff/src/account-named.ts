import type { Queryable } from '@greenroom/database';
import { findAccountByEmail } from '@greenroom/identity';
import { uuidShape } from './cursor.ts';

/** Matches no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the uuid of the account meant by an address or a uuid. Records of a deleted account are found by its uuid
 * only; an unknown address matches no account.
 */
export async function accountNamed(db: Queryable, named: string): Promise<string> {
  if (uuidShape.test(named)) return named.toLowerCase();
  return (await findAccountByEmail(db, named))?.uuid ?? nobody;
}
