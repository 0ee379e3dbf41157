import { setImmediate } from 'node:timers/promises';
import type { MomentKind } from '@greenroom/contracts';
import { type Danger, detectCrisis } from '../../safety/index.ts';
import type { WholeMeeting } from './whole-meeting.ts';

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
  /** The person spoke of danger: the notes show help lines to them. */
  danger?: Danger | undefined;
}

/** It takes some milliseconds to look at so many for danger. */
const turnsAtOnce = 50;

/** The same with the danger that the person spoke of, and without a quotation of what speaks of any. */
export async function withoutDanger(
  findings: MeetingFindings,
  { transcript }: Pick<WholeMeeting, 'transcript'>,
): Promise<MeetingFindings> {
  const dangers: (Danger | undefined)[] = [];
  for (const { text } of transcript.turns) {
    // Others of the process go on between two stretches of a long meeting.
    if (dangers.length % turnsAtOnce === 0) await setImmediate();
    dangers.push(detectCrisis(text));
  }
  const isSafe = ({ turn }: Place) => dangers[turn] === undefined;
  // In a meeting, work talk is full of figures of speech: only an emergency is asked after.
  const danger = dangers.find((one, at) => one?.tier === 'emergency' && transcript.turns[at]?.speaker === 'you');
  return {
    ...findings,
    moments: findings.moments.filter(isSafe),
    followUps: findings.followUps.filter(isSafe),
    ...(danger && { danger }),
  };
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
