import type { LineRow } from '../roleplay.repository.ts';
import { type VoiceRow, voiceDays } from './voices.repository.ts';

/** Returns the recordings of each line. A removed line has none. */
export function voicesOf(
  lines: readonly Pick<LineRow, 'position' | 'messageUuid' | 'status'>[],
  voices: readonly VoiceRow[],
): Map<number, VoiceRow[]> {
  const found = lines.flatMap(({ position, messageUuid, status }): [number, VoiceRow[]][] => {
    const own = voices.filter((voice) => status === 'said' && voice.messageUuid === messageUuid);
    return own.length > 0 ? [[position, own]] : [];
  });
  return new Map(found);
}

/** Returns when a recording is deleted. */
export const keptUntil = ({ createdAt }: Pick<VoiceRow, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + voiceDays * 86_400_000);
