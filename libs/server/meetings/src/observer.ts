import type { SaidInMeeting } from './domain/analyse-meeting.ts';
import type { MeetingAnalysis } from './domain/meeting-analysis.ts';
import type { MeetingFindings } from './domain/findings.ts';

export interface Observed {
  said: SaidInMeeting;
  analysis: MeetingAnalysis;
  heldAt: Date;
  ownerId: string;
}

/** Finds moments and promises in a meeting. Every quote occurs in the meeting word for word. */
export interface MeetingObserver {
  observe(observed: Observed, signal: AbortSignal): Promise<MeetingFindings>;
}

/** Finds them by rules: the same meeting always gives the same result. */
export const rulesObserver: MeetingObserver = {
  observe: async ({ analysis }) => analysis.findings,
};
