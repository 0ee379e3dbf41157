import type { MomentKind } from '@greenroom/contracts';

/** A place in a meeting, in one's own words. */
interface Place {
  turn: number;
  quote: string;
  atMs: number | null;
}

export interface Moment extends Place {
  kind: MomentKind;
}

/** What somebody said they would do; `who` is null for oneself. */
export interface Promised extends Place {
  who: string | null;
  text: string;
  dueOn: string | null;
}

/** What was found in a meeting. Sentences about it are made when it is read, in the reader's language. */
export interface MeetingFindings {
  madeBy: 'house' | 'model' | 'house-for-model';
  moments: Moment[];
  followUps: Promised[];
}

/** The same without what others said. Moments are one's own words in any case. */
export function withoutOthers(findings: MeetingFindings): MeetingFindings {
  return { ...findings, followUps: findings.followUps.filter(({ who }) => who === null) };
}

/** In UTF-16 code units. */
const longestQuote = 220;

/** A quote that fits on a page: cut at a word, and still word for word what was said. */
export function shortened(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const cut = quote.slice(0, longestQuote);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote / 2)).replace(/[\s,;:–—-]+$/, '');
}
