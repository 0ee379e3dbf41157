import { dayAfter } from '@greenroom/contracts';

/**
 * Returns the week of a plan that includes today. Weeks are counted from the day the plan began. Days are `YYYY-MM-DD`.
 */
export function weekOf(begunOn: string, today: string): { from: string; until: string } {
  const days = (Date.parse(today) - Date.parse(begunOn)) / 86_400_000;
  // After a flight west, the local day can be before the one the plan began on.
  const from = dayAfter(begunOn, 7 * Math.max(0, Math.floor(days / 7)));
  return { from, until: dayAfter(from, 6) };
}
