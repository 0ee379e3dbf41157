import { dayAfter, localTime, momentOf, quietAfterReminders } from '@greenroom/contracts';

/** A plan, as far as it says when somebody is to be reminded. Days of the week as ISO 8601 numbers them. */
export interface Reminded {
  days: readonly number[];
  hour: number;
  timeZone: string;
  /** Whether they want to be reminded in any way. */
  wanted: boolean;
  /** The local day of the last reminder, `YYYY-MM-DD`. */
  remindedOn: string | null;
  /** Reminders since they were last here, or did a step. */
  unanswered: number;
}

/** A reminder that could not be sent in time is left out: nobody is told at night what was meant for the evening. */
export const latestMs = 3 * 3_600_000;

/**
 * When somebody is reminded next: at their hour on the next of their days, at most once on each day there. Nothing where
 * they do not want it, or left the last few unanswered.
 * @param after not at this moment, but later
 */
export function nextReminder(plan: Reminded, after: Date): Date | null {
  const { days, hour, timeZone, wanted, remindedOn, unanswered } = plan;
  if (!wanted || unanswered >= quietAfterReminders) return null;
  const today = localTime(after, timeZone).day;
  // Over eight days, since today's hour may be over; and nine, where clocks there were set to another day.
  for (let ahead = 0; ahead <= 9; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (!days.includes(weekdayOf(day)) || (remindedOn !== null && day <= remindedOn)) continue;
    const moment = momentOf(day, hour, timeZone);
    if (moment > after) return moment;
  }
  return null;
}

export interface DueReminder {
  /** The local day it is for. */
  day: string;
  /** No more come after it until they are back. */
  last: boolean;
}

/**
 * The reminder to be sent now, of one that was due; nothing where there is none: too late, nothing left to do, had
 * already, not wanted.
 */
export function reminderNow(
  plan: Reminded,
  { dueAt, now, stepsOpen }: { dueAt: Date | null; now: Date; stepsOpen: number },
): DueReminder | undefined {
  const { wanted, remindedOn, timeZone, unanswered } = plan;
  if (!wanted || dueAt === null || unanswered >= quietAfterReminders || stepsOpen === 0) return undefined;
  const lateBy = now.getTime() - dueAt.getTime();
  if (lateBy < 0 || lateBy > latestMs) return undefined;
  const { day } = localTime(dueAt, timeZone);
  if (remindedOn !== null && day <= remindedOn) return undefined;
  return { day, last: unanswered + 1 >= quietAfterReminders };
}

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
