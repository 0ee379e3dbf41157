import type { AnalysisRequest, SaidInMeeting, VerifiedQuote } from '../domain/analyse-meeting.ts';
import type { MeetingAnalysis } from '../domain/meeting-analysis.ts';

/** A request from the server to the analysis process, which handles one at a time. */
export type AnalysisJob =
  { type: 'analyse'; request: AnalysisRequest } | { type: 'verify'; said: SaidInMeeting; quotes: readonly string[] };

export type AnalysisReply = { analysis: MeetingAnalysis } | { verified: (VerifiedQuote | null)[] } | { failed: string };
