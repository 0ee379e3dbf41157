import type { Queryable } from '@greenroom/database';
import { findAccountByEmail } from '@greenroom/identity';
import { uuidShape } from './cursor.ts';

/** Matches no account. */
const nobody = '00000000-0000-0000-0000-000000000000';

/**
 * The account that is meant by an address or a uuid. What is written down of an account that is gone is found by its
 * uuid alone; an address that nobody has finds nothing.
 */
export async function accountNamed(db: Queryable, named: string): Promise<string> {
  if (uuidShape.test(named)) return named.toLowerCase();
  return (await findAccountByEmail(db, named))?.uuid ?? nobody;
}
