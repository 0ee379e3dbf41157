import type { MeetingSummary } from '@greenroom/contracts';
import type { Queryable } from '../../database/open-database.ts';
import { shownMeasures } from '../roleplay/index.ts';
import { findMeetings } from './meetings.repository.ts';

const most = 100;

/** Somebody's meetings, newest first, with what was measured in them: the trends over them are drawn from these. */
export async function listMeetings(db: Queryable, ownerId: string): Promise<MeetingSummary[]> {
  const rows = await findMeetings(db, ownerId, most);
  return rows.map(
    ({ row: { conversationUuid, title, kind, status, heldAt }, status: notes, measures, durationMs }) => ({
      ...{ conversationUuid, title, kind, status },
      heldAt: heldAt.toISOString(),
      durationMs: durationMs ?? 0,
      notes: notes ?? 'none',
      figures: shownMeasures(measures ?? []).map(({ name, value, rating }) => ({ name, value, rating })),
    }),
  );
}
