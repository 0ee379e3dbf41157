import type { MeasureName } from '@greenroom/speech-analysis';
import type { MeetingAnalysis } from './meeting-analysis.ts';
import { findMoments } from './find-moments.ts';
import { findPromises } from './find-promises.ts';
import { type MeetingDanger, type MeetingFindings, type Moment, withoutDanger } from './findings.ts';
import type { WholeMeeting } from './whole-meeting.ts';

/** Moments that help a meeting whoever they come from. */
const anybodys: readonly Moment['kind'][] = ['asked-open', 'named-a-step'];

/** What cannot be known about the account if its words cannot be told from others'. */
export const unknownIfMixed: readonly MeasureName[] = [
  'talk-share',
  'interruptions',
  'longest-monologue',
  'pace',
  'pauses',
  'fillers',
  'questions',
  'open-questions',
  'hedging',
];

/**
 * Analyses a recording on which several people speak on one channel: finds open questions, steps and promises, and
 * attributes none of them to anyone. There are no measures, since they would be everyone's together.
 */
export function mixedAnalysis(meeting: WholeMeeting, danger: MeetingDanger, heldAt: Date): MeetingAnalysis {
  const findings: MeetingFindings = {
    voices: 'mixed',
    madeBy: 'house',
    moments: findMoments(meeting, []).filter(({ kind }) => anybodys.includes(kind)),
    followUps: findPromises(meeting, heldAt).map((promise) => ({ ...promise, who: '' })),
    reasons: [],
  };
  return {
    measures: [],
    shares: { by: 'time', speakers: [], floor: [], durationMs: meeting.durationMs },
    danger,
    findings: withoutDanger(findings, danger),
  };
}
