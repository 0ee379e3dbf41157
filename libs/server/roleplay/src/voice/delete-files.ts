import type { Queryable } from '@greenroom/database';
import type { FileStore } from '@greenroom/ports/file-store';
import { deleteVoiceRow } from './voices.repository.ts';

export interface VoiceHome {
  db: Queryable;
  files: FileStore;
}

export const fileOf = (uuid: string): string => `voices/${uuid}.pcm`;

/**
 * Deletes recordings: for each the file first, then its row.
 * @throws the first failure, after all others were tried
 */
export async function deleteFiles({ db, files }: VoiceHome, uuids: readonly string[]): Promise<void> {
  const failures: unknown[] = [];
  for (const uuid of uuids)
    try {
      await files.remove(fileOf(uuid));
      await deleteVoiceRow(db, uuid);
    } catch (error) {
      failures.push(error);
    }
  if (failures.length > 0) throw new Error('Deleting a voice recording failed', { cause: failures[0] });
}
