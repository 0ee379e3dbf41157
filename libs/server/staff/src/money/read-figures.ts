import { minor, type StaffMoney } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import { countCancelled, countNewPaying, countTrials, type Span, sumRecurring } from './figures.repository.ts';

/**
 * Returns the figures of a calendar month in UTC.
 * @param wish `month`: `2026-11`; the current month by default
 */
export async function readFigures(db: Database, wish: { month?: string | undefined }, now: Date): Promise<StaffMoney> {
  const latest = now.toISOString().slice(0, 7);
  const month = wish.month ?? latest;
  const span = spanOf(month);
  const at = now < span.to ? now : span.to;
  const [newPaying, cancelled, recurring, trials] = await Promise.all([
    countNewPaying(db, span),
    countCancelled(db, span),
    sumRecurring(db, at),
    countTrials(db, span, now),
  ]);
  return {
    month,
    latest,
    newPaying,
    cancelled,
    recurring: recurring.map(({ currency, amount }) => ({ amount: minor(amount), currency })),
    recurringAt: at.toISOString(),
    trials,
  };
}

/** Returns a month's first moment and the next month's. */
function spanOf(month: string): Span {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) };
}
