import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import type { VoiceAllowance } from './call-partner.ts';
import { type CallRow, findCall } from './calls.repository.ts';

/**
 * Who may call is a right; here is for how long.
 * @returns what is left, in ms; null where nothing is counted
 * @throws ApiFailure `plan_required`
 */
export async function minutesLeft(allowance: VoiceAllowance, person: Person): Promise<number | null> {
  const left = await allowance.left(person);
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
