import type { Meetings, MeetingSummary } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { practiceOf } from '@greenroom/roleplay';
import type { Measure } from '@greenroom/speech-analysis';
import { methodOf } from './domain/comparable.ts';
import { usual } from './domain/compare.ts';
import { findMeetings } from './meetings.repository.ts';
import { presentRecordings } from './recordings/present-recording.ts';

const most = 100;

/** Lists the owner's meetings, newest first, with their measures, from which trends are drawn. */
export async function listMeetings(db: Queryable, ownerId: string): Promise<MeetingSummary[]> {
  const rows = await findMeetings(db, ownerId, most);
  const recordings = await presentRecordings(
    db,
    rows.flatMap(({ recording }) => recording ?? []),
  );
  return rows.map(
    ({ row: { conversationUuid, title, kind, status, heldAt }, status: notes, measures, durationMs }) => ({
      ...{ conversationUuid, title, kind, status },
      heldAt: heldAt.toISOString(),
      durationMs: durationMs ?? 0,
      notes: notes ?? 'none',
      recording: recordings.get(conversationUuid) ?? null,
      figures: figuresOf(measures ?? []),
    }),
  );
}

const figuresOf = (measures: readonly Measure[]): MeetingSummary['figures'] =>
  measures.flatMap((measure) => {
    const { name, value, rating } = measure;
    return value === null || rating === null ? [] : { name, value, rating, method: methodOf(measure) };
  });

/** Lists the meetings together with the usual measures of the owner's practice. */
export async function listBesidePractice(db: Queryable, ownerId: string): Promise<Meetings> {
  const [meetings, practice] = await Promise.all([listMeetings(db, ownerId), practiceOf(db, ownerId)]);
  return { meetings, practised: usual(practice.measures) };
}
