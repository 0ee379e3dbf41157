import { ApiFailure } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { ownedBy } from '../meetings.policy.ts';
import { lockMeeting, type MeetingRow } from '../meetings.repository.ts';
import { forgetWords } from '../domain/forget-words.ts';
import { forgetSound, type RecordingHome } from './recording-files.ts';
import {
  changeRecording,
  clearTurns,
  deleteRecording,
  findTurns,
  keepTurns,
  lockRecording,
} from './recordings.repository.ts';

/**
 * Deletes a recording that is not done, with its sound and the words so far. The work on it stops.
 * @throws ApiFailure `not_found`; `conflict` if its words are part of the meeting already
 */
export async function cancelRecording(home: RecordingHome, person: Person, conversationUuid: string): Promise<void> {
  const uuid = await home.db.transaction(async (tx) => {
    ownedBy(person, await lockMeeting(tx, conversationUuid));
    const row = await lockRecording(tx, conversationUuid);
    if (!row) return undefined;
    if (row.status === 'done') throw new ApiFailure('conflict', 'This recording is transcribed already');
    await clearTurns(tx, row.uuid);
    await deleteRecording(tx, row.uuid);
    return row.uuid;
  });
  if (uuid !== undefined) await forgetSound(home, uuid);
}

/**
 * Lets a failed recording be transcribed again, from the piece at which it failed.
 * @returns its uuid
 * @throws ApiFailure `not_found`; `conflict` if it did not fail, or its sound is gone
 */
export async function retryRecording(
  { db }: Pick<RecordingHome, 'db'>,
  person: Person,
  conversationUuid: string,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    ownedBy(person, await lockMeeting(tx, conversationUuid));
    const row = await lockRecording(tx, conversationUuid);
    if (!row) throw new ApiFailure('not_found', 'This meeting has no recording');
    if (row.status === 'transcribing') return row.uuid;
    if (row.status !== 'failed' || row.trouble !== 'transcriber')
      throw new ApiFailure('conflict', 'This recording cannot be transcribed again');
    await changeRecording(tx, row.uuid, { status: 'transcribing', trouble: null, tries: 0, nextTryAt: now });
    return row.uuid;
  });
}

/**
 * Deletes what others said in the pieces so far, because they no longer agree. A recording on which they cannot be told
 * apart is deleted as a whole. The caller holds the lock on the meeting.
 */
export async function withdrawFromRecording(tx: Queryable, { conversationUuid }: MeetingRow): Promise<void> {
  const row = await lockRecording(tx, conversationUuid);
  if (!row || row.status === 'done') return;
  if (row.voices === 'mixed') {
    await clearTurns(tx, row.uuid);
    await deleteRecording(tx, row.uuid);
    return;
  }
  for (const { position, turns } of await findTurns(tx, row.uuid))
    await keepTurns(tx, row.uuid, position, await forgetWords(turns, []));
}
