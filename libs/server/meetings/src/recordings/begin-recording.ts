import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ApiFailure, recordingBounds } from '@greenroom/contracts';
import type { contracts } from '@greenroom/contracts/schemas';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import { type Transcriber, understands } from '@greenroom/ports/transcriber';
import { openMeeting } from '../meetings.policy.ts';
import { findParts } from '../meetings.repository.ts';
import { countOpen, findRecording, insertRecording, type RecordingRow } from './recordings.repository.ts';

type Beginning = z.output<typeof contracts.meetingsRecordingBegin.body>;

/**
 * Begins the upload of a recording. The same request again changes nothing, so a client that lost the reply can repeat
 * it.
 * @throws ApiFailure `not_found`; `unprocessable` if its language is not understood, or if several people speak on one
 *   channel who did not agree; `conflict` if the meeting has ended, has other content, or too many recordings are open
 */
export async function beginRecording(
  { db, transcriber }: { db: Database; transcriber: Transcriber },
  person: Person,
  conversationUuid: string,
  { you: own, ...about }: Beginning,
): Promise<void> {
  const you = own ?? null;
  await db.transaction(async (tx) => {
    const { othersAgreed } = await openMeeting(tx, conversationUuid, person);
    const known = await findRecording(tx, conversationUuid);
    if (known && isSame(known, { you, ...about })) return;
    if (known) throw new ApiFailure('conflict', 'This meeting has another recording; cancel that first');
    if ((await findParts(tx, conversationUuid)).length > 0)
      throw new ApiFailure('conflict', 'This meeting has words already, and takes no recording');
    if (!understands(transcriber, about.language))
      throw new ApiFailure('unprocessable', 'Speech in this language is not understood here', [
        { path: 'language', message: about.language },
      ]);
    if (about.voices === 'mixed' && !othersAgreed)
      throw new ApiFailure('unprocessable', 'Everyone on a recording with one channel has to agree', [
        { path: 'voices', message: about.voices },
      ]);
    if ((await countOpen(tx, person.ownerId)) >= recordingBounds.atOnce)
      throw new ApiFailure(
        'conflict',
        `At most ${recordingBounds.atOnce} recordings at once; finish or cancel one first`,
        [{ path: 'at_once', message: String(recordingBounds.atOnce) }],
      );
    await insertRecording(tx, { uuid: randomUUID(), conversationUuid, you, ...about });
  });
}

const isSame = (row: RecordingRow, asked: Omit<Beginning, 'you'> & { you: RecordingRow['you'] }) =>
  (['name', 'language', 'voices', 'you', 'durationMs'] as const).every((key) => row[key] === asked[key]);
