import type { Meeting } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { isYours } from './domain/meeting-turn.ts';
import { wholeMeeting } from './domain/whole-meeting.ts';
import { findParts, type MeetingRow } from './meetings.repository.ts';
import { presentRecording } from './recordings/present-recording.ts';

export async function presentMeeting(db: Queryable, row: MeetingRow): Promise<Meeting> {
  const parts = await findParts(db, row.conversationUuid);
  const { conversationUuid, title, kind, goals, othersAgreed, status, heldAt, endedAt, you } = row;
  const whole = wholeMeeting(parts, you);
  const bySpeaker = [...Map.groupBy(whole.turns, (turn) => (turn.you ? '' : turn.speaker))];
  return {
    ...{ conversationUuid, title, kind, goals, othersAgreed, status },
    heldAt: heldAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
    durationMs: whole.durationMs,
    files: parts.flatMap(({ position, file, turns }) =>
      file
        ? [
            {
              ...file,
              position,
              turns: turns.length,
              people: new Set(turns.map(({ speaker }) => speaker)).size,
              durationMs: wholeMeeting([{ kind: 'file', position, file, turns }], []).durationMs,
            },
          ]
        : [],
    ),
    speakers: bySpeaker.map(([name, turns]) => ({
      name,
      turns: turns.length,
      you: turns.some((turn) => isYours(turn, you)),
    })),
    recording: await presentRecording(db, conversationUuid),
  };
}
