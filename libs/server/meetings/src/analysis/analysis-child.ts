import { analyseMeeting, verifyMeetingQuotes } from '../domain/analyse-meeting.ts';
import type { AnalysisJob, AnalysisReply } from './analysis-messages.ts';

/** The program of the analysis process: it gets a meeting, analyses it, and answers. */
process.on('message', (job: AnalysisJob) => process.send?.(reply(job)));
process.on('disconnect', () => process.exit());

function reply(job: AnalysisJob): AnalysisReply {
  try {
    if (job.type === 'analyse') return { analysis: analyseMeeting(job.request) };
    return { verified: verifyMeetingQuotes(job.said, job.quotes) };
  } catch (error) {
    // The name alone: a message may quote what was said.
    return { failed: (error as Error).name };
  }
}
