import type { Database } from '../../database/open-database.ts';
import { makeAllOwed, makeOwed } from '../notes/index.ts';
import { measure } from '../scoring/index.ts';
import { withoutDanger, withoutOthers } from './domain/findings.ts';
import { meetingBands } from './domain/meeting-bands.ts';
import { sharesOf } from './domain/shares.ts';
import { wholeMeeting } from './domain/whole-meeting.ts';
import { findMeeting, findParts, lockMeeting, notesOnMeetings } from './meetings.repository.ts';
import type { MeetingObserver } from './observer.ts';

export interface MeetingNotesDependencies {
  db: Database;
  observer: MeetingObserver;
  log: { warn(facts: object, message: string): void };
}

const observeWithinMs = 90_000;

/** Makes the notes on a meeting. @throws what went wrong, for whoever tries again */
export async function makeMeetingNotes(
  { db, observer }: MeetingNotesDependencies,
  conversationUuid: string,
): Promise<void> {
  await makeOwed(db, notesOnMeetings, conversationUuid, async ({ tries }, at) => {
    const row = await findMeeting(db, conversationUuid);
    if (!row) throw new Error('The meeting of the notes is gone');
    const meeting = wholeMeeting(await findParts(db, conversationUuid), row.you);
    await at('measuring');
    const shares = sharesOf(meeting);
    const measures = measure(meeting.transcript, meetingBands(row.kind, shares.speakers.length));
    await at('scoring');
    const observed = { meeting, measures, heldAt: row.heldAt, ownerId: row.ownerId };
    const found = await observer.observe(observed, AbortSignal.timeout(observeWithinMs));
    const findings = await withoutDanger(found, meeting);
    await at('writing');
    // That others agreed may have been taken back since their words were read.
    await db.transaction(async (tx) => {
      const agreed = (await lockMeeting(tx, conversationUuid))?.othersAgreed;
      const made = { measures, shares, findings: agreed ? findings : withoutOthers(findings) };
      await notesOnMeetings.change(tx, conversationUuid, tries, made);
    });
    return {};
  });
}

/** Makes all notes on meetings that wait and nobody makes. */
export async function makeWaitingMeetingNotes(dependencies: MeetingNotesDependencies): Promise<void> {
  await makeAllOwed(
    dependencies.db,
    notesOnMeetings,
    (uuid) => makeMeetingNotes(dependencies, uuid),
    (error, uuid) => dependencies.log.warn({ err: error, meeting: uuid }, 'Notes on a meeting were not made'),
  );
}
