import { and, eq, isNotNull, min } from 'drizzle-orm';
import { sandboxObjects } from '../sandbox.tables.ts';
import type { Books } from '../books/books.ts';
import { advanceClock, furthest } from '../clocks/test-clocks.ts';
import type { Kinds } from '../wire/kinds.ts';

type Clock = Kinds['test_helpers.test_clock'];
const day = 86_400;

/** When something happens next by a clock, in seconds; nothing where nothing will. */
export async function nextMoment({ tx }: Books, { id }: Clock): Promise<number | null> {
  const [row] = await tx
    .select({ next: min(sandboxObjects.due) })
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.clock, id), isNotNull(sandboxObjects.due)));
  return row?.next ?? null;
}

/** Tells a clock to go on by a day, or to what happens next; it goes as far as clocks go in one step. */
export async function moveClock(books: Books, clock: Clock, to: 'day' | 'next'): Promise<void> {
  const next = to === 'next' ? await nextMoment(books, clock) : null;
  const wanted = Math.max(next ?? clock.frozen_time + day, clock.frozen_time + 1);
  await advanceClock(books, clock, Math.min(wanted, await furthest(books, clock)));
}
