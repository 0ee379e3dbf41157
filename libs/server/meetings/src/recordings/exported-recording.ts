import type { Recording } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { MeetingTurn } from '../domain/meeting-turn.ts';
import { presentRecording } from './present-recording.ts';
import { findRecording, findTurns } from './recordings.repository.ts';

/**
 * Returns what an export says about a meeting's recording: how far it is, and the words of a meeting in work. The sound
 * is not part of it: the account has the file, and the server's copy is deleted within hours.
 */
export async function exportedRecording(
  db: Queryable,
  conversationUuid: string,
): Promise<(Recording & { turns: MeetingTurn[] }) | undefined> {
  const row = await findRecording(db, conversationUuid);
  const shown = await presentRecording(db, conversationUuid);
  if (!row || !shown) return undefined;
  return { ...shown, turns: (await findTurns(db, row.uuid)).flatMap(({ turns }) => turns) };
}
