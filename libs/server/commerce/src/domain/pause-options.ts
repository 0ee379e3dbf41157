import { commerceFigures } from '@greenroom/contracts';

/** Returns the possible lengths of a pause, counted from the end of the paid period. */
export function pauseOptions(paidUntil: Date): { months: number; until: string }[] {
  return Array.from({ length: commerceFigures.pauseMonths }, (_, index) => ({
    months: index + 1,
    until: monthsAfter(paidUntil, index + 1).toISOString(),
  }));
}

/** Returns the same day and time some months later in UTC, or the last day of a month that has no such day. */
export function monthsAfter(moment: Date, months: number): Date {
  const [year, month] = [moment.getUTCFullYear(), moment.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const after = new Date(moment);
  after.setUTCFullYear(year, month, Math.min(moment.getUTCDate(), lastDay));
  return after;
}
