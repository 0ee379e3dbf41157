import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import type { VoiceAllowance } from './call-partner.ts';
import { type CallRow, findCall } from './calls.repository.ts';

/**
 * Returns how long a person may call; whether they may call at all is checked elsewhere.
 * @returns the time left in ms; null where there is no limit
 * @throws ApiFailure `plan_required`
 */
export async function minutesLeft(allowance: VoiceAllowance, person: Person): Promise<number | null> {
  const left = await allowance.left(person);
  if (left !== null && left <= 0)
    throw new ApiFailure('plan_required', 'The free minutes are used up; more come with a plan');
  return left;
}

/** Returns the person's own call. Another person's call fails like a missing one. */
export async function ownCall(db: Database, uuid: string, person: Person): Promise<CallRow> {
  const call = await findCall(db, uuid);
  if (call?.ownerId !== person.ownerId) throw new ApiFailure('not_found', 'There is no such call');
  return call;
}
