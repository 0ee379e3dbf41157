import { dayAfter, localTime, momentOf, quietAfterReminders } from '@greenroom/contracts';

/** The part of a plan that decides when to remind its owner. Days of the week are ISO 8601 numbers. */
export interface Reminded {
  days: readonly number[];
  hour: number;
  timeZone: string;
  /** Whether they want reminders by any channel. */
  wanted: boolean;
  /** The local day of the last reminder, `YYYY-MM-DD`. */
  remindedOn: string | null;
  /** Reminders sent since the person's last visit or last completed step. */
  unanswered: number;
}

/** A reminder that is later than this is dropped, so that an evening's reminder does not arrive at night. */
export const latestMs = 3 * 3_600_000;

/**
 * Returns when a person is reminded next: at their hour on the next of their days, at most once per local day. Returns
 * null if they do not want reminders, or left the last few unanswered.
 * @param after the reminder is strictly later than this moment
 */
export function nextReminder(plan: Reminded, after: Date): Date | null {
  const { days, hour, timeZone, wanted, remindedOn, unanswered } = plan;
  if (!wanted || unanswered >= quietAfterReminders) return null;
  const today = localTime(after, timeZone).day;
  // Eight days ahead, because today's hour may be over; nine, where the time zone skipped a day.
  for (let ahead = 0; ahead <= 9; ahead += 1) {
    const day = dayAfter(today, ahead);
    if (!days.includes(weekdayOf(day)) || (remindedOn !== null && day <= remindedOn)) continue;
    const moment = momentOf(day, hour, timeZone);
    if (moment > after) return moment;
  }
  return null;
}

export interface DueReminder {
  /** The local day that it is for. */
  day: string;
  /** Whether no more reminders follow until the person is back. */
  last: boolean;
}

/**
 * Returns the reminder to send now, for one that was due; undefined if it is too late, no steps are left, one was
 * already sent that day, or reminders are not wanted.
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
