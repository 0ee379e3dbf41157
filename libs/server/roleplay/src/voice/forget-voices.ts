import { deleteFiles, type VoiceHome } from './delete-files.ts';
import { findVoicesToForget } from './voices.repository.ts';

const atOnce = 500;

/** Deletes every voice that is not to be kept any longer. What cannot be deleted now is found again the next time. */
export async function forgetVoices(home: VoiceHome): Promise<void> {
  for (;;) {
    const found = await findVoicesToForget(home.db, atOnce);
    await deleteFiles(home, found);
    if (found.length < atOnce) return;
  }
}
