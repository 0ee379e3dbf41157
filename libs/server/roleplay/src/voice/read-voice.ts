import { ApiFailure } from '@greenroom/contracts';
import type { SoundReply } from '@greenroom/http';
import { speechRate } from '@greenroom/ports/voice-activity';
import { wavOf } from '@greenroom/audio';
import { findLines } from '../roleplay.repository.ts';
import { fileOf, type VoiceHome } from './delete-files.ts';
import { findVoices } from './voices.repository.ts';
import { voicesOf } from './voices-of.ts';

/**
 * Returns the person's own voice in a line, its pieces one after the other.
 * @throws ApiFailure `not_found` where none is stored
 */
export async function readVoice({ db, files }: VoiceHome, rolePlayUuid: string, position: number): Promise<SoundReply> {
  const [lines, voices] = [await findLines(db, rolePlayUuid), await findVoices(db, rolePlayUuid)];
  const pieces = voicesOf(lines, voices).get(position) ?? [];
  const found = await Promise.all(pieces.map(({ uuid }) => files.read(fileOf(uuid))));
  const sound = Buffer.concat(found.filter((one) => one !== undefined));
  if (sound.length === 0) throw new ApiFailure('not_found', 'No voice is kept of this line');
  const pcm = new Int16Array(Uint8Array.from(sound).buffer);
  return { type: 'audio/wav', bytes: wavOf(pcm, speechRate) };
}
