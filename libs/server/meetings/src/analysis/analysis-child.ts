import { analyseMeeting, verifyMeetingQuotes } from '../domain/analyse-meeting.ts';
import type { AnalysisJob, AnalysisReply } from './analysis-messages.ts';

/** Entry point of the analysis process: receives a meeting, analyses it and replies. */
process.on('message', (job: AnalysisJob) => process.send?.(reply(job)));
process.on('disconnect', () => process.exit());

function reply(job: AnalysisJob): AnalysisReply {
  try {
    if (job.type === 'analyse') return { analysis: analyseMeeting(job.request) };
    return { verified: verifyMeetingQuotes(job.said, job.quotes) };
  } catch (error) {
    // Only the name of the error: a message may quote what was said.
    return { failed: (error as Error).name };
  }
}
