import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { findMeeting, lockMeeting, type MeetingRow } from './meetings.repository.ts';

type Owner = Pick<Person, 'ownerId'>;

/** Returns the person's own meeting. A foreign meeting gives the same error as a missing one. */
export async function ownMeeting(db: Queryable, conversationUuid: string, person: Owner): Promise<MeetingRow> {
  return ownedBy(person, await findMeeting(db, conversationUuid));
}

/**
 * Returns the person's own meeting, locked until the end of the transaction, if it has not ended.
 * @throws ApiFailure `not_found`, `conflict`
 */
export async function openMeeting(tx: Queryable, conversationUuid: string, person: Owner): Promise<MeetingRow> {
  const row = ownedBy(person, await lockMeeting(tx, conversationUuid));
  if (row.status === 'ended') throw new ApiFailure('conflict', 'This meeting has ended');
  return row;
}

export function ownedBy({ ownerId }: Owner, row: MeetingRow | undefined): MeetingRow {
  if (row?.ownerId !== ownerId) throw new ApiFailure('not_found', 'There is no such meeting of yours');
  return row;
}
