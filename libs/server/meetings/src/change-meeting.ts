import { isDeepStrictEqual } from 'node:util';
import { ApiFailure } from '@greenroom/contracts';
import type { z } from 'zod';
import type { contracts } from '@greenroom/contracts/schemas';
import type { Database, Queryable } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { withoutOthers } from './domain/findings.ts';
import { forgetWords } from './domain/forget-words.ts';
import { isMixed } from './domain/meeting-turn.ts';
import { ownedBy } from './meetings.policy.ts';
import { withdrawFromRecording } from './recordings/change-recording.ts';
import { findRecording } from './recordings/recordings.repository.ts';
import {
  changeFindings,
  changeMeeting,
  changePart,
  findParts,
  lockMeeting,
  type MeetingRow,
  feedbackOnMeetings,
} from './meetings.repository.ts';

/**
 * Changes a meeting's details and which of its speakers the account is. The speaker can change only until the meeting
 * has ended; sending the same value again is not a change.
 * @throws ApiFailure `not_found`, `conflict`
 */
export async function changeMeetingOf(
  db: Database,
  person: Person,
  conversationUuid: string,
  { heldAt, ...change }: z.output<typeof contracts.meetingsChange.body>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = ownedBy(person, await lockMeeting(tx, conversationUuid));
    // A client that lost the reply sends the same names again.
    const isAnother = change.you !== undefined && !isDeepStrictEqual(change.you, row.you);
    if (row.status === 'ended' && isAnother) throw new ApiFailure('conflict', 'This meeting has ended');
    if (change.othersAgreed && !row.othersAgreed && (await areWordsGone(tx, row)))
      throw new ApiFailure('conflict', 'What others said was not kept');
    await changeMeeting(tx, conversationUuid, { ...change, ...(heldAt && { heldAt: new Date(heldAt) }) });
    if (change.othersAgreed === false && row.othersAgreed) {
      await withdrawFromRecording(tx, row);
      if (row.status !== 'ended') return;
      await forgetOthers(tx, row);
      await removeOthersFromFeedback(tx, conversationUuid);
    }
  });
}

async function areWordsGone(tx: Queryable, { status, conversationUuid }: MeetingRow): Promise<boolean> {
  if (status === 'ended' || (await findParts(tx, conversationUuid)).some(({ kind }) => kind === 'heard')) return true;
  const recording = await findRecording(tx, conversationUuid);
  return recording !== undefined && recording.status !== 'uploading';
}

/** Notes in progress are stored under the same lock and use the agreement that is current at that moment. */
async function removeOthersFromFeedback(tx: Queryable, conversationUuid: string): Promise<void> {
  const notes = await feedbackOnMeetings.find(tx, conversationUuid);
  if (notes?.findings) await changeFindings(tx, conversationUuid, withoutOthers(notes.findings));
}

/**
 * Deletes what other speakers said, once the account's own speaker names are known. Where nobody can tell who said what,
 * that is everything.
 */
export async function forgetOthers(tx: Queryable, { conversationUuid, you }: MeetingRow): Promise<void> {
  for (const part of await findParts(tx, conversationUuid))
    await changePart(tx, conversationUuid, {
      ...part,
      turns: await forgetWords(part.turns, isMixed(part) ? [] : you),
    });
}
