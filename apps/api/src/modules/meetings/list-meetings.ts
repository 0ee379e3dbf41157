import type { Meetings, MeetingSummary } from '@greenroom/contracts';
import type { Queryable } from '../../database/open-database.ts';
import { practiceOf, shownMeasures } from '../roleplay/index.ts';
import { usual } from './domain/compare.ts';
import { findMeetings } from './meetings.repository.ts';

const most = 100;

/**
 * Somebody's meetings, newest first, with what was measured in them, and the usual in what they practised: trends are
 * drawn from these.
 */
export async function listMeetings(db: Queryable, ownerId: string): Promise<Meetings> {
  const rows = await findMeetings(db, ownerId, most);
  const practice = await practiceOf(db, ownerId);
  const meetings: MeetingSummary[] = rows.map(
    ({ row: { conversationUuid, title, kind, status, heldAt }, status: notes, measures, durationMs }) => ({
      ...{ conversationUuid, title, kind, status },
      heldAt: heldAt.toISOString(),
      durationMs: durationMs ?? 0,
      notes: notes ?? 'none',
      figures: shownMeasures(measures ?? []).map(({ name, value, rating }) => ({ name, value, rating })),
    }),
  );
  return { meetings, practised: usual(practice.measures) };
}
