import type { Database } from '@greenroom/database';
import { enoughSaid } from '../domain/enough-said.ts';
import type { MeetingPart, MeetingTurn } from '../domain/meeting-turn.ts';
import { changeMeeting, feedbackOnMeetings, insertPart, lockMeeting } from '../meetings.repository.ts';
import { changeRecording, clearTurns, findTurns, lockRecording, type RecordingRow } from './recordings.repository.ts';

/**
 * Makes a transcribed recording the words of its meeting, ends the meeting, and orders notes if enough was said.
 * @returns `notes` if there are notes to make now; `lost` if the worker no longer has the recording
 */
export async function finishRecording(
  { db, now }: { db: Database; now(): Date },
  { uuid, conversationUuid, name, voices }: RecordingRow,
  claim: string,
): Promise<'notes' | 'too short' | 'lost'> {
  return db.transaction(async (tx) => {
    const meeting = await lockMeeting(tx, conversationUuid);
    const row = await lockRecording(tx, conversationUuid);
    const isMine = row?.uuid === uuid && row.claim === claim && row.status === 'transcribing';
    if (!meeting || !isMine) return 'lost';
    const turns = (await findTurns(tx, uuid)).flatMap((piece) => piece.turns).toSorted(byTime);
    const file: MeetingPart['file'] = { name, format: 'recording', endsGuessed: 0, leftOut: [], voices };
    const part: MeetingPart = { kind: 'file', position: 1, file, turns };
    await insertPart(tx, conversationUuid, part);
    await clearTurns(tx, uuid);
    await changeRecording(tx, uuid, { status: 'done', claim: null, claimedAt: null });
    // Without names, what is said on the only channel counts as the account's.
    const you = voices === 'apart' ? meeting.you : [''];
    await changeMeeting(tx, conversationUuid, { status: 'ended', endedAt: now(), you });
    const { enough } = await enoughSaid({ parts: [part], you });
    if (enough) await feedbackOnMeetings.order(tx, conversationUuid);
    return enough ? 'notes' : 'too short';
  });
}

const byTime = (one: MeetingTurn, other: MeetingTurn) => (one.beganMs ?? 0) - (other.beganMs ?? 0);
