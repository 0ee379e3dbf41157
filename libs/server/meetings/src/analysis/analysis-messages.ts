import type { AnalysisRequest, MeetingAnalysis, SaidInMeeting, VerifiedQuote } from '../domain/analyse-meeting.ts';

/** A request from the server to the analysis process, which handles one at a time. */
export type AnalysisJob =
  { type: 'analyse'; request: AnalysisRequest } | { type: 'verify'; said: SaidInMeeting; quotes: readonly string[] };

export type AnalysisReply = { analysis: MeetingAnalysis } | { verified: (VerifiedQuote | null)[] } | { failed: string };
