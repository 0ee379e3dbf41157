/** Kilobytes (1,000 bytes) of JavaScript, gzip, that a visitor's browser fetches. */
export const budgets = {
  /** The maximum cost of any page for a visitor who arrives there first: shell, a remote's entry and its page. */
  firstVisitKb: 210,
  /** Analytics before the visitor has consented: part of a file that is loaded lazily. */
  analyticsKb: 12,
};

/** How much a first visit may grow beyond its recorded size before the check fails: the smaller of the two bounds. */
export const allowedGrowth = { share: 0.02, kb: 4 };

export type SizeFault = 'over the cap' | 'grown';

/**
 * Judges the first visit to a page.
 * @param firstKb what it costs now, in kilobytes
 * @param recordedKb what it cost when sizes were recorded last, in kilobytes; undefined for a new page
 * @returns nothing when the page is within its limits
 */
export function faultOf(firstKb: number, recordedKb: number | undefined): SizeFault | undefined {
  if (firstKb > budgets.firstVisitKb) return 'over the cap';
  if (recordedKb === undefined) return undefined;
  const allowed = Math.min(recordedKb * allowedGrowth.share, allowedGrowth.kb);
  return firstKb - recordedKb > allowed ? 'grown' : undefined;
}
