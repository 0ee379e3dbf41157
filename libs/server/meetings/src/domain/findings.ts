import type { MomentKind, RecordingVoices } from '@greenroom/contracts';
import type { Danger } from '@greenroom/safety';
import type { MeasureName } from '@greenroom/speech-analysis';

/** A place in a meeting, with a quote from it. */
interface Place {
  turn: number;
  quote: string;
  atMs: number | null;
}

export interface Moment extends Place {
  kind: MomentKind;
  /** What another speaker said just before, if their words are kept. */
  push?: string;
}

/** A line of the account's own that shows why a measure was not good. */
export interface Reason extends Place {
  name: MeasureName;
}

/** A promise; `who` is null for the account itself. */
export interface Promised extends Place {
  who: string | null;
  text: string;
  dueOn: string | null;
  /** The text is what another speaker asked for in the turn before. */
  asked?: true;
}

/** What was found in a meeting. The sentences about it are written when it is read, in the reader's language. */
export interface MeetingFindings {
  madeBy: 'house' | 'model' | 'house-for-model';
  moments: Moment[];
  followUps: Promised[];
  /** Missing from notes made before this field existed. */
  reasons?: Reason[];
  /** The account spoke of danger: the notes show it help lines. */
  danger?: Danger | undefined;
  /** Of a meeting from a recording: who speaks on it. */
  voices?: RecordingVoices;
}

/** Mentions of danger in a meeting. */
export interface MeetingDanger {
  /** Turns that mention danger; nothing is quoted from them. */
  turns: readonly number[];
  /** Whether any speaker mentions an emergency. */
  isEmergency: boolean;
  /** An emergency that the account itself mentions. */
  own: Danger | undefined;
}

/** Removes quotes from turns that mention danger, and adds the danger that the account itself mentioned. */
export function withoutDanger(findings: MeetingFindings, { turns, own }: MeetingDanger): MeetingFindings {
  const dangerous = new Set(turns);
  const isSafe = ({ turn }: Place) => !dangerous.has(turn);
  return {
    ...findings,
    moments: findings.moments.filter(isSafe).map((moment) => (dangerous.has(moment.turn - 1) ? alone(moment) : moment)),
    followUps: findings.followUps.filter((one) => isSafe(one) && !(one.asked && dangerous.has(one.turn - 1))),
    ...(findings.reasons && { reasons: findings.reasons.filter(isSafe) }),
    ...(own && { danger: own }),
  };
}

/** Removes what others said. The quotes of moments are always the account's own words, unless nobody can tell. */
export function withoutOthers(findings: MeetingFindings): MeetingFindings {
  if (findings.voices === 'mixed') return { ...findings, moments: [], followUps: [] };
  const followUps = findings.followUps.filter(({ who, asked }) => who === null && !asked);
  return { ...findings, moments: findings.moments.map(alone), followUps };
}

/** Removes what was said before the moment. */
const alone = ({ push: _, ...moment }: Moment): Moment => moment;

/** In UTF-16 code units. */
const longestQuote = 220;

/** Shortens a quote to fit on a page: cuts it at a word boundary and leaves the rest word for word. */
export function shortened(quote: string): string {
  if (quote.length <= longestQuote) return quote;
  const cut = quote.slice(0, longestQuote);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), longestQuote / 2)).replace(/[\s,;:–—-]+$/, '');
}
