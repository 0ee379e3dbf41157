import { ApiFailure } from '@greenroom/contracts';
import type { Person } from '../people/index.ts';

/**
 * Lets staff pass. Whoever else is signed in is told no more than that there is nothing (specification, section 8: "not
 * found or not authorised").
 * @throws ApiFailure `not_authenticated` for a visitor, `not_found` for anyone else
 */
export function staffOnly({ signedIn, staff }: Pick<Person, 'signedIn' | 'staff'>): void {
  if (!signedIn) throw new ApiFailure('not_authenticated', 'Please log in first');
  if (!staff) throw new ApiFailure('not_found', 'There is nothing at this address');
}
