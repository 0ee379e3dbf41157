import { ApiFailure } from '@greenroom/contracts';
import type { RightsOf } from '../../app/entitlements.ts';
import type { Database } from '../../database/open-database.ts';
import type { Person } from '../people/index.ts';
import type { VoiceAllowance } from './call-partner.ts';
import { type CallRow, findCall } from './calls.repository.ts';

/**
 * Who may call: whoever may talk with a coach, as long as minutes are left.
 * @returns what is left, in ms; null where nothing is counted
 * @throws ApiFailure `plan_required`
 */
export async function mayCall(
  { rightsOf, allowance }: { rightsOf: RightsOf; allowance: VoiceAllowance },
  person: Person,
): Promise<number | null> {
  const left = rightsOf(person).chat ? await allowance.left(person) : 0;
  if (left !== null && left <= 0)
    throw new ApiFailure('plan_required', 'The free minutes are used up; more come with a plan');
  return left;
}

/** One's own call. Someone else's is not told from one that is not there. */
export async function ownCall(db: Database, uuid: string, person: Person): Promise<CallRow> {
  const call = await findCall(db, uuid);
  if (call?.ownerId !== person.ownerId) throw new ApiFailure('not_found', 'There is no such call');
  return call;
}
