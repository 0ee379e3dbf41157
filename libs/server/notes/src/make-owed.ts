import type { FeedbackStage } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { Owed, OwedNotes } from './owed-notes.ts';

/** Notes that could not be made so often have failed; whoever waits for them can have them tried again. */
const mostTries = 3;
/** Whoever makes notes shows themselves at each stage; the longest of these is a model's. */
export const notesDeadAfterMs = 120_000;

/** Makes the notes on one thing: is given what tells at which stage it is, and gives back what is to be kept. */
export type MakeNotes<Row extends Owed> = (
  claimed: Row,
  at: (stage: FeedbackStage) => Promise<void>,
) => Promise<Partial<Row>>;

/**
 * Makes notes that are owed, stage by stage. What it needs is in the database, so that any instance can, at any time.
 * @throws what went wrong, for whoever tries again; after the last try the notes stand as failed
 */
export async function makeOwed<Row extends Owed>(
  db: Database,
  notes: OwedNotes<Row>,
  uuid: string,
  make: MakeNotes<Row>,
): Promise<void> {
  const claimed = await notes.claim(db, uuid, notesDeadAfterMs);
  if (!claimed) return;
  const change = (row: Partial<Owed>) => notes.change(db, uuid, claimed.tries, row as Partial<Row>);
  try {
    if (claimed.tries > mostTries) throw new Error('The notes brought down whoever made them, too often');
    const made = await make(claimed, (stage) => change({ stage }));
    await change({ ...made, status: 'ready', claimedAt: null });
  } catch (error) {
    await change({ status: claimed.tries >= mostTries ? 'failed' : 'in-progress', claimedAt: null });
    throw error;
  }
}

/**
 * Makes all notes that wait and nobody makes: what an instance left that stopped, and what no queue brought.
 * @param failed is told of those that could not be made
 */
export async function makeAllOwed<Row extends Owed>(
  db: Database,
  notes: OwedNotes<Row>,
  make: (uuid: string) => Promise<void>,
  failed: (error: unknown, uuid: string) => void,
): Promise<void> {
  for (const uuid of await notes.findWaiting(db, notesDeadAfterMs))
    await make(uuid).catch((error: unknown) => failed(error, uuid));
}
