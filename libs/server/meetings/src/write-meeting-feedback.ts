import type { Database } from '@greenroom/database';
import { writeAllPendingFeedback, writePendingFeedback } from '@greenroom/feedback';
import type { MeetingAnalyst } from './analysis/meeting-analyst.ts';
import { withoutDanger, withoutOthers } from './domain/findings.ts';
import { withPushes } from './domain/pushes.ts';
import { findMeeting, findParts, lockMeeting, feedbackOnMeetings } from './meetings.repository.ts';
import type { MeetingObserver } from './observer.ts';

export interface MeetingFeedbackDependencies {
  db: Database;
  analyst: MeetingAnalyst;
  observer: MeetingObserver;
  log: { warn(facts: object, message: string): void };
}

const observeWithinMs = 90_000;

/** Makes the notes on a meeting. @throws what went wrong, so that the caller can retry */
export async function writeMeetingFeedback(
  { db, analyst, observer }: MeetingFeedbackDependencies,
  conversationUuid: string,
): Promise<void> {
  await writePendingFeedback(db, feedbackOnMeetings, conversationUuid, async ({ tries }, at) => {
    const row = await findMeeting(db, conversationUuid);
    if (!row) throw new Error('The meeting of this feedback no longer exists');
    const said = { parts: await findParts(db, conversationUuid), you: row.you };
    await at('measuring');
    const analysis = await analyst.analyse({ ...said, kind: row.kind, heldAt: row.heldAt });
    const { measures, shares } = analysis;
    await at('scoring');
    const observed = { said, analysis, heldAt: row.heldAt, ownerId: row.ownerId };
    const found = await observer.observe(observed, AbortSignal.timeout(observeWithinMs));
    const findings = withoutDanger(withPushes(found, said), analysis.danger);
    await at('writing');
    // Others may have withdrawn their agreement since their words were read.
    await db.transaction(async (tx) => {
      const agreed = (await lockMeeting(tx, conversationUuid))?.othersAgreed;
      const made = { measures, shares, findings: agreed ? findings : withoutOthers(findings) };
      await feedbackOnMeetings.change(tx, conversationUuid, tries, made);
    });
    return {};
  });
}

/** Makes all waiting notes on meetings that no other process is making. */
export async function writePendingMeetingFeedback(dependencies: MeetingFeedbackDependencies): Promise<void> {
  await writeAllPendingFeedback(
    dependencies.db,
    feedbackOnMeetings,
    (uuid) => writeMeetingFeedback(dependencies, uuid),
    (error, uuid) => dependencies.log.warn({ err: error, meeting: uuid }, 'Making the notes of a meeting failed'),
  );
}
