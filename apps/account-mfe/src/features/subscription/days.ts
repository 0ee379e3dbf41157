import { sayDay } from '@greenroom/plans';

const dayMs = 86_400_000;

/** Returns the number of days left, at least 0; a started day counts. */
export function daysUntil(at: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now.getTime()) / dayMs));
}

/** Returns the day that is so many days before a moment. */
export function daysBefore(at: string, days: number): string {
  return sayDay(new Date(Date.parse(at) - days * dayMs));
}
