/** How often something is paid. */
export interface Interval {
  interval: 'day' | 'week' | 'month' | 'year';
  count: number;
}

/** A stretch of time, in seconds; its end is not part of it. */
export interface Period {
  start: number;
  end: number;
}

const day = 86_400;
const mostDays = { day: 1, week: 7, month: 31, year: 366 };

/**
 * A moment so many intervals after an anchor, in UTC. Months end where they end: one after January 31 is February 28,
 * two after it March 31. https://docs.stripe.com/billing/subscriptions/billing-cycle
 * @param anchor in seconds
 */
export function addIntervals(anchor: number, { interval, count }: Interval, times: number): number {
  if (interval === 'day') return anchor + day * count * times;
  if (interval === 'week') return anchor + 7 * day * count * times;
  return addMonths(anchor, count * times * (interval === 'year' ? 12 : 1));
}

/** The same day and time some months later, or the last day of a month that has no such day. */
export function addMonths(moment: number, months: number): number {
  const from = new Date(moment * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** The period of a billing cycle that a moment lies in. */
export function periodAt(anchor: number, every: Interval, moment: number): Period {
  // Never too many, since no interval is longer.
  const longest = mostDays[every.interval] * every.count * day;
  let times = Math.max(0, Math.floor((moment - anchor) / longest));
  while (addIntervals(anchor, every, times + 1) <= moment) times += 1;
  return { start: addIntervals(anchor, every, times), end: addIntervals(anchor, every, times + 1) };
}
