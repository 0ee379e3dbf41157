import { ApiFailure, recordingChannels, recordingPieces, samplesInPiece } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { ownMeeting } from '../meetings.policy.ts';
import { lockMeeting } from '../meetings.repository.ts';
import { fileOf, forgetSound, type RecordingHome } from './recording-files.ts';
import {
  announcePiece,
  changeRecording,
  countStored,
  findRecording,
  isPieceStored,
  lockRecording,
  markStored,
  type RecordingRow,
} from './recordings.repository.ts';

/** In bytes of one sample. */
const sampleBytes = 2;

/** Returns the size of a piece in bytes. */
export const bytesOfPiece = ({ durationMs, voices }: Pick<RecordingRow, 'durationMs' | 'voices'>, position: number) =>
  samplesInPiece(durationMs, position) * recordingChannels(voices) * sampleBytes;

/**
 * Stores a piece of a recording; with the last one, the recording is ready to be transcribed. A piece that is there
 * already is not stored again.
 * @returns the uuid of the recording if it became ready
 * @throws ApiFailure `not_found`, `bad_request` for a piece of another size, `conflict` for a recording that failed
 */
export async function storePiece(
  home: RecordingHome,
  person: Person,
  conversationUuid: string,
  { position, bytes }: { position: number; bytes: Uint8Array },
): Promise<string | undefined> {
  const { db, files } = home;
  await ownMeeting(db, conversationUuid, person);
  const row = await findRecording(db, conversationUuid);
  if (!row || position > recordingPieces(row.durationMs))
    throw new ApiFailure('not_found', 'There is no such piece of a recording');
  const size = bytesOfPiece(row, position);
  if (bytes.length !== size)
    throw new ApiFailure('bad_request', `Piece ${position} has ${size} bytes, not ${bytes.length}`);
  if (row.status === 'failed') throw new ApiFailure('conflict', 'This recording takes no more pieces');
  if (row.status !== 'uploading' || (await isPieceStored(db, row.uuid, position))) return undefined;
  await announcePiece(db, row.uuid, position);
  await files.write(fileOf(row.uuid, position), bytes);
  const settled = await settle(home, conversationUuid, row.uuid, position);
  if (settled !== 'gone') return settled === 'ready' ? row.uuid : undefined;
  // The recording was cancelled while the file was being written.
  await files.remove(fileOf(row.uuid, position));
  await forgetSound(home, row.uuid);
  throw new ApiFailure('not_found', 'There is no such piece of a recording');
}

async function settle(
  { db }: RecordingHome,
  conversationUuid: string,
  uuid: string,
  position: number,
): Promise<'stored' | 'ready' | 'gone'> {
  return db.transaction(async (tx) => {
    await lockMeeting(tx, conversationUuid);
    const row = await lockRecording(tx, conversationUuid);
    if (row?.uuid !== uuid || row.status === 'failed') return 'gone';
    if (row.status !== 'uploading') return 'stored';
    await markStored(tx, uuid, position);
    if ((await countStored(tx, uuid)) < recordingPieces(row.durationMs)) return 'stored';
    await changeRecording(tx, uuid, { status: 'transcribing' });
    return 'ready';
  });
}
