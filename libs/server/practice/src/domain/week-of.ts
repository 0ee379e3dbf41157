import { dayAfter } from '@greenroom/contracts';

/** The seven days of which one is today: weeks of a plan are counted from the day it began. Days are `YYYY-MM-DD`. */
export function weekOf(begunOn: string, today: string): { from: string; until: string } {
  const days = (Date.parse(today) - Date.parse(begunOn)) / 86_400_000;
  // Who flew west may be a day before they began.
  const from = dayAfter(begunOn, 7 * Math.max(0, Math.floor(days / 7)));
  return { from, until: dayAfter(from, 6) };
}
