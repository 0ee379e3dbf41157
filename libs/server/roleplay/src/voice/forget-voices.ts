import { deleteFiles, type VoiceHome } from './delete-files.ts';
import { findVoicesToForget } from './voices.repository.ts';

const atOnce = 500;

/** Deletes every recording whose retention has ended. The next run retries those that fail. */
export async function forgetVoices(home: VoiceHome): Promise<void> {
  for (;;) {
    const found = await findVoicesToForget(home.db, atOnce);
    await deleteFiles(home, found);
    if (found.length < atOnce) return;
  }
}
