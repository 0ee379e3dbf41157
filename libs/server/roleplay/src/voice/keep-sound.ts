import { randomUUID } from 'node:crypto';
import { speechRate } from '@greenroom/ports/voice-activity';
import { findSession } from '../roleplay.repository.ts';
import { deleteFiles, fileOf, type VoiceHome } from './delete-files.ts';
import { markKept, upsertVoice } from './voices.repository.ts';

/** A piece of audio from the person's microphone. */
interface Sound {
  /** The message of the line it belongs to. */
  messageUuid: string;
  /** Scene time when it begins. A piece with the same time replaces the earlier one. */
  atMs: number;
  /** At 16 kHz. */
  pcm: Int16Array;
}

/** Stores a piece of the person's voice, if they allow it. */
export async function keepSound(home: VoiceHome, rolePlayUuid: string, { pcm, ...place }: Sound): Promise<void> {
  const { db, files } = home;
  const row = await findSession(db, rolePlayUuid);
  if (!row?.keepsVoiceSince || pcm.length === 0) return;
  const durationMs = Math.round((pcm.length / speechRate) * 1_000);
  const uuid = await upsertVoice(db, { uuid: randomUUID(), rolePlayUuid, ...place, durationMs });
  await files.write(fileOf(uuid), new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  // The recording was deleted while it was being written.
  if (!(await markKept(db, uuid))) await deleteFiles(home, [uuid]);
}
