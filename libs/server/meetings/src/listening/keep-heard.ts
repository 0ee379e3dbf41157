import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { forgetWords } from '../domain/forget-words.ts';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { openMeeting } from '../meetings.policy.ts';
import { appendHeard, hasFiles } from '../meetings.repository.ts';

/**
 * Stores a turn; keeps the words of others only if they agreed.
 * @throws ApiFailure `not_found`; `conflict` if the meeting has ended or has a transcript
 */
export async function keepHeard(
  db: Database,
  owner: { ownerId: string },
  conversationUuid: string,
  turn: MeetingTurn,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { othersAgreed } = await openMeeting(tx, conversationUuid, owner);
    if (await hasFiles(tx, conversationUuid))
      throw new ApiFailure('conflict', 'This meeting has a transcript, and is not listened to');
    for (const kept of othersAgreed ? [turn] : await forgetWords([turn], []))
      await appendHeard(tx, conversationUuid, kept);
  });
}
