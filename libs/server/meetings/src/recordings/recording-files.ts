import type { Database } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import { deletePiece, findPiecesToForget, markDeleted } from './recordings.repository.ts';

/** Where recordings are: their rows, and their sound. */
export interface RecordingHome {
  db: Database;
  files: FileStore;
}

export const fileOf = (recordingUuid: string, position: number): string =>
  `recordings/${recordingUuid}/${position}.pcm`;

const atOnce = 500;

/**
 * Deletes the sound that is not needed, for each piece the file first. A failure is retried by the next run.
 * @param recordingUuid only of this recording
 * @throws the first failure, after all others were tried
 */
export async function forgetSound({ db, files }: RecordingHome, recordingUuid?: string): Promise<void> {
  for (;;) {
    const found = await findPiecesToForget(db, atOnce, recordingUuid);
    const failures: unknown[] = [];
    for (const { recordingUuid: uuid, position, needsWords } of found)
      try {
        await files.remove(fileOf(uuid, position));
        await (needsWords ? markDeleted : deletePiece)(db, uuid, position);
      } catch (error) {
        failures.push(error);
      }
    if (failures.length > 0) throw new Error('Deleting the sound of a recording failed', { cause: failures[0] });
    if (found.length < atOnce) return;
  }
}
