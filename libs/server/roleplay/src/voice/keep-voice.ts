import { ApiFailure } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { updateSession, lockSession } from '../roleplay.repository.ts';
import { deleteFiles, type VoiceHome } from './delete-files.ts';
import { findAllVoices } from './voices.repository.ts';

/**
 * Sets whether the person's own voice may be stored from now on. Withdrawing deletes all stored recordings at once.
 * @throws ApiFailure `conflict` where it is requested for a scene that is over
 */
export async function keepVoice(
  home: VoiceHome & { db: Database; now(): Date },
  rolePlayUuid: string,
  keep: boolean,
): Promise<void> {
  if (!keep) return deleteVoices(home, rolePlayUuid);
  await home.db.transaction(async (tx) => {
    const row = await lockSession(tx, rolePlayUuid);
    if (row?.status !== 'ready' && row?.status !== 'going-on') throw new ApiFailure('conflict', 'This scene is over');
    if (row.keepsVoiceSince === null) await updateSession(tx, rolePlayUuid, { keepsVoiceSince: home.now() });
  });
}

/**
 * Deletes all recordings of the person's voice in a scene, and stores no more. @throws where a file could not be
 * deleted
 */
export async function deleteVoices(home: VoiceHome, rolePlayUuid: string): Promise<void> {
  await updateSession(home.db, rolePlayUuid, { keepsVoiceSince: null });
  await deleteFiles(home, await findAllVoices(home.db, rolePlayUuid));
}
