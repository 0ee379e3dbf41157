import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { forgetOthers } from './change-meeting.ts';
import { enoughSaid } from './domain/enough-said.ts';
import { isYours } from './domain/meeting-turn.ts';
import { ownedBy } from './meetings.policy.ts';
import { findRecording } from './recordings/recordings.repository.ts';
import { changeMeeting, findParts, lockMeeting, feedbackOnMeetings } from './meetings.repository.ts';

/**
 * Ends a meeting: deletes others' words unless they agreed, and orders notes if enough was said. Leaves a meeting that
 * has already ended as it is.
 * @returns whether there are notes to make now
 * @throws ApiFailure `not_found`; `conflict` if no speaker is marked as the account, or a recording is in work, which
 *   ends the meeting itself
 */
export async function endMeeting(db: Database, person: Person, conversationUuid: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const row = ownedBy(person, await lockMeeting(tx, conversationUuid));
    if (row.status === 'ended') return false;
    if (await findRecording(tx, conversationUuid))
      throw new ApiFailure('conflict', 'The meeting ends when its recording is transcribed');
    const parts = await findParts(tx, conversationUuid);
    const turns = parts.flatMap((part) => part.turns);
    if (parts.some(({ kind }) => kind === 'file') && !turns.some((turn) => isYours(turn, row.you)))
      throw new ApiFailure('conflict', 'Which of the speakers are you?');
    await changeMeeting(tx, conversationUuid, { status: 'ended', endedAt: now });
    if (!row.othersAgreed) await forgetOthers(tx, row);
    const { enough } = await enoughSaid({ parts, you: row.you });
    if (enough) await feedbackOnMeetings.order(tx, conversationUuid);
    return enough;
  });
}
