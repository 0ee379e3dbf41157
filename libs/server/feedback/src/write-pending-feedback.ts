import type { FeedbackStage } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { FeedbackRow, FeedbackStore } from './feedback-store.ts';

/** Notes have failed after this many tries; a person waiting for them can request another. */
const mostTries = 3;
/**
 * A worker without a sign of life for this long counts as dead. It reports at each stage; the longest is a language
 * model's.
 */
export const feedbackAbandonedAfterMs = 120_000;

/** Makes the notes for one row. It receives a function to report its stage, and returns the columns to store. */
export type WriteFeedback<Row extends FeedbackRow> = (
  claimed: Row,
  at: (stage: FeedbackStage) => Promise<void>,
) => Promise<Partial<Row>>;

/**
 * Makes owed notes, stage by stage. All input is in the database, so any instance can do it at any time.
 * @throws the error, so that the caller can try again; after the last try the notes are marked as failed
 */
export async function writePendingFeedback<Row extends FeedbackRow>(
  db: Database,
  notes: FeedbackStore<Row>,
  uuid: string,
  make: WriteFeedback<Row>,
): Promise<void> {
  const claimed = await notes.claim(db, uuid, feedbackAbandonedAfterMs);
  if (!claimed) return;
  const change = (row: Partial<FeedbackRow>) => notes.change(db, uuid, claimed.tries, row as Partial<Row>);
  try {
    if (claimed.tries > mostTries) throw new Error('Making this feedback crashed its server too often');
    const made = await make(claimed, (stage) => change({ stage }));
    await change({ ...made, status: 'ready', claimedAt: null });
  } catch (error) {
    await change({ status: claimed.tries >= mostTries ? 'failed' : 'in-progress', claimedAt: null });
    throw error;
  }
}

/**
 * Makes all notes that wait without a worker: those left by a stopped instance, and those lost by the queue.
 * @param failed is called for each row that could not be made
 */
export async function writeAllPendingFeedback<Row extends FeedbackRow>(
  db: Database,
  notes: FeedbackStore<Row>,
  make: (uuid: string) => Promise<void>,
  failed: (error: unknown, uuid: string) => void,
): Promise<void> {
  for (const uuid of await notes.findWaiting(db, feedbackAbandonedAfterMs))
    await make(uuid).catch((error: unknown) => failed(error, uuid));
}
