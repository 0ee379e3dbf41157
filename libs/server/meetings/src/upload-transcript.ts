import { isDeepStrictEqual } from 'node:util';
import { ApiFailure, bounds } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Person } from '@greenroom/access';
import type { MeetingTurn } from './domain/meeting-turn.ts';
import { openMeeting, ownMeeting } from './meetings.policy.ts';
import { findParts, insertPart } from './meetings.repository.ts';
import { findRecording } from './recordings/recordings.repository.ts';
import { refusalOf } from './transcripts/refusal-of.ts';
import { type FileTurn, TranscriptRefusedError } from './transcripts/transcript-file.ts';
import type { TranscriptReader } from './transcripts/transcript-reader.ts';

export interface UploadDependencies {
  db: Database;
  /** Reads a base64-encoded file. @throws as `TranscriptReader.read` does */
  read(base64: string, leaveOut: boolean): ReturnType<TranscriptReader['read']>;
}

export interface Bringing {
  name: string;
  base64: string;
  leaveOut: boolean;
}

/**
 * Reads a transcript and appends it to the meeting. A transcript that the meeting already has under the same name is
 * not added again, so a client that lost the reply can safely retry.
 * @throws ApiFailure `message_too_long`; `unprocessable` with the line and the problem; `conflict` if the meeting has
 *   ended, is listened to live, has a recording, or has the maximum number of transcripts; `not_found`; and whatever `read` throws
 */
export async function uploadTranscript(
  { db, read: readFile }: UploadDependencies,
  person: Person,
  conversationUuid: string,
  { name, base64, leaveOut }: Bringing,
): Promise<void> {
  await ownMeeting(db, conversationUuid, person);
  if (Buffer.byteLength(base64, 'base64') > bounds.transcriptBytes)
    throw new ApiFailure('message_too_long', `A transcript has at most ${bounds.transcriptBytes / 1_000_000} MB`);
  const read = await readFile(base64, leaveOut).catch(refuse);
  await db.transaction(async (tx) => {
    await openMeeting(tx, conversationUuid, person);
    const parts = await findParts(tx, conversationUuid);
    if (parts.some(({ kind }) => kind === 'heard'))
      throw new ApiFailure('conflict', 'This meeting is listened to, and takes no transcript');
    if (await findRecording(tx, conversationUuid))
      throw new ApiFailure('conflict', 'This meeting has a recording, and takes no transcript');
    const { format, endsGuessed, leftOut } = read;
    const turns = read.turns.map(kept);
    if (parts.some((part) => part.file?.name === name && isDeepStrictEqual(part.turns, turns))) return;
    if (parts.length >= bounds.transcriptsAMeeting)
      throw new ApiFailure('conflict', `A meeting takes at most ${bounds.transcriptsAMeeting} transcripts`);
    await insertPart(tx, conversationUuid, {
      kind: 'file',
      position: (parts.at(-1)?.position ?? 0) + 1,
      file: { name, format, endsGuessed, leftOut },
      turns,
    });
  });
}

const kept = ({ speaker, text, beganMs, endedMs, voiced }: FileTurn): MeetingTurn => ({
  ...{ speaker, text, beganMs, endedMs },
  ...(voiced.length > 0 && { voiced }),
});

function refuse(error: unknown): never {
  throw error instanceof TranscriptRefusedError ? refusalOf(error) : error;
}
