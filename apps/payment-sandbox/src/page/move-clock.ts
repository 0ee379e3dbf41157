import { and, eq, isNotNull, min } from 'drizzle-orm';
import { sandboxObjects } from '../sandbox.tables.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { advanceClock, furthest } from '../clocks/test-clocks.ts';
import type { Kinds } from '../wire/kinds.ts';

type Clock = Kinds['test_helpers.test_clock'];
const day = 86_400;

/** Returns when the next change on a clock is due, in seconds; null if there is none. */
export async function nextMoment({ tx }: ObjectStore, { id }: Clock): Promise<number | null> {
  const [row] = await tx
    .select({ next: min(sandboxObjects.due) })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.clock, id), isNotNull(sandboxObjects.due)));
  return row?.next ?? null;
}

/** Advances a clock by a day or to the next due change, at most as far as one step allows. */
export async function moveClock(store: ObjectStore, clock: Clock, to: 'day' | 'next'): Promise<void> {
  const next = to === 'next' ? await nextMoment(store, clock) : null;
  const wanted = Math.max(next ?? clock.frozen_time + day, clock.frozen_time + 1);
  await advanceClock(store, clock, Math.min(wanted, await furthest(store, clock)));
}
