/** A billing interval. */
export interface Interval {
  interval: 'day' | 'week' | 'month' | 'year';
  count: number;
}

/** A period in seconds; its end is exclusive. */
export interface Period {
  start: number;
  end: number;
}

const day = 86_400;
const mostDays = { day: 1, week: 7, month: 31, year: 366 };

/**
 * Adds a number of intervals to an anchor, in UTC. Months are clamped to their last day: one month after January 31 is
 * February 28, two months after it March 31. https://docs.stripe.com/billing/subscriptions/billing-cycle
 * @param anchor in seconds
 */
export function addIntervals(anchor: number, { interval, count }: Interval, times: number): number {
  if (interval === 'day') return anchor + day * count * times;
  if (interval === 'week') return anchor + 7 * day * count * times;
  return addMonths(anchor, count * times * (interval === 'year' ? 12 : 1));
}

/** Returns the same day and time some months later, or the last day of a month that has no such day. */
export function addMonths(moment: number, months: number): number {
  const from = new Date(moment * 1000);
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0)).getUTCDate();
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** Returns the period of a billing cycle that contains a moment. */
export function periodAt(anchor: number, every: Interval, moment: number): Period {
  // A lower bound, since no interval is longer.
  const longest = mostDays[every.interval] * every.count * day;
  let times = Math.max(0, Math.floor((moment - anchor) / longest));
  while (addIntervals(anchor, every, times + 1) <= moment) times += 1;
  return { start: addIntervals(anchor, every, times), end: addIntervals(anchor, every, times + 1) };
}
