import type { MomentKind } from '@greenroom/contracts';
import type { Danger } from '@greenroom/safety';
import type { MeasureName } from '@greenroom/speech-analysis';

/** A place in a meeting, in one's own words. */
interface Place {
  turn: number;
  quote: string;
  atMs: number | null;
}

export interface Moment extends Place {
  kind: MomentKind;
  /** What another said just before, where their words are kept. */
  push?: string;
}

/** A line of one's own that shows why a figure was not good. */
export interface Reason extends Place {
  name: MeasureName;
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
  /** Not in notes that were made before these were looked for. */
  reasons?: Reason[];
  /** The person spoke of danger: the notes show help lines to them. */
  danger?: Danger | undefined;
}

/** Danger that is spoken of in a meeting. */
export interface MeetingDanger {
  /** Turns that speak of any: nothing is quoted from them. */
  turns: readonly number[];
  /** Any speaker speaks of an emergency. */
  isEmergency: boolean;
  /** An emergency that the account itself speaks of. */
  own: Danger | undefined;
}

/** The same with the danger that the account itself spoke of, and without a quotation of what speaks of any. */
export function withoutDanger(findings: MeetingFindings, { turns, own }: MeetingDanger): MeetingFindings {
  const dangerous = new Set(turns);
  const isSafe = ({ turn }: Place) => !dangerous.has(turn);
  return {
    ...findings,
    moments: findings.moments.filter(isSafe).map((moment) => (dangerous.has(moment.turn - 1) ? alone(moment) : moment)),
    followUps: findings.followUps.filter(isSafe),
    ...(findings.reasons && { reasons: findings.reasons.filter(isSafe) }),
    ...(own && { danger: own }),
  };
}

/** The same without what others said. The quotes of moments are one's own words in any case. */
export function withoutOthers(findings: MeetingFindings): MeetingFindings {
  const followUps = findings.followUps.filter(({ who }) => who === null);
  return { ...findings, moments: findings.moments.map(alone), followUps };
}

/** A moment without what stood before it. */
const alone = ({ push: _, ...moment }: Moment): Moment => moment;

/** In UTF-16 code units. */
const longestQuote = 220;

/** A quote that fits on a page: cut at a word, and still word for word what was said. */
export function shortened(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const cut = quote.slice(0, longestQuote);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote / 2)).replace(/[\s,;:–—-]+$/, '');
}
