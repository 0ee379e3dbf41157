import type { MeetingKind } from '@greenroom/contracts';
import { detectCrisis } from '@greenroom/safety';
import { checkQuotes, type Measure, measure, type Transcript } from '@greenroom/speech-analysis';
import { findMoments } from './find-moments.ts';
import { findPromises } from './find-promises.ts';
import { type MeetingDanger, type MeetingFindings, withoutDanger } from './findings.ts';
import { meetingBands } from './meeting-bands.ts';
import { isMixed, type MeetingPart } from './meeting-turn.ts';
import { mixedAnalysis } from './mixed-voices.ts';
import { reasonsIn } from './reasons.ts';
import { type MeetingShares, sharesOf } from './shares.ts';
import { wholeMeeting } from './whole-meeting.ts';

/** What was said in a meeting, and which speaker names are the account's own. */
export interface SaidInMeeting {
  parts: readonly MeetingPart[];
  you: readonly string[];
}

export interface AnalysisRequest extends SaidInMeeting {
  kind: MeetingKind;
  heldAt: Date;
}

export interface MeetingAnalysis {
  measures: Measure[];
  shares: MeetingShares;
  /** What the rules found, without a model. */
  findings: MeetingFindings;
  danger: MeetingDanger;
}

/** Measures a meeting and finds moments, promises and danger in it. Takes seconds of CPU time for a long meeting. */
export function analyseMeeting({ parts, you, kind, heldAt }: AnalysisRequest): MeetingAnalysis {
  const meeting = wholeMeeting(parts, you);
  if (parts.some(isMixed)) return mixedAnalysis(meeting, dangerIn(meeting.transcript), heldAt);
  const shares = sharesOf(meeting);
  const measures = measure(meeting.transcript, meetingBands(kind, shares.speakers.length));
  const danger = dangerIn(meeting.transcript);
  const voices = parts.flatMap(({ file }) => file?.voices ?? [])[0];
  const findings: MeetingFindings = {
    ...(voices && { voices }),
    madeBy: 'house',
    moments: findMoments(meeting, measures),
    followUps: findPromises(meeting, heldAt),
    reasons: reasonsIn(meeting, measures),
  };
  return { measures, shares, danger, findings: withoutDanger(findings, danger) };
}

/** A passage of the account's own words. */
export interface VerifiedQuote {
  turn: number;
  from: number;
  quote: string;
}

/** Finds each quote, word for word, in the account's own words; null for a quote that does not occur there. */
export function verifyMeetingQuotes(
  { parts, you }: SaidInMeeting,
  quotes: readonly string[],
): (VerifiedQuote | null)[] {
  const check = checkQuotes(wholeMeeting(parts, you).transcript);
  return quotes.map((quote) => check([quote]).evidence[0] ?? null);
}

function dangerIn({ turns }: Transcript): MeetingDanger {
  const found = turns.flatMap(({ text, speaker }, turn) => {
    const danger = detectCrisis(text);
    return danger ? [{ danger, speaker, turn }] : [];
  });
  const emergencies = found.filter(({ danger }) => danger.tier === 'emergency');
  return {
    turns: found.map(({ turn }) => turn),
    isEmergency: emergencies.length > 0,
    // Work talk is full of figures of speech, so only an emergency counts as the account's own danger.
    own: emergencies.find(({ speaker }) => speaker === 'you')?.danger,
  };
}
