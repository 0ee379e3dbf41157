import { fileURLToPath } from 'node:url';
import type { AnalysisRequest, SaidInMeeting, VerifiedQuote } from '../domain/analyse-meeting.ts';
import type { MeetingAnalysis } from '../domain/meeting-analysis.ts';
import { createJobProcess, JobLostError, type JobProcessSettings } from '../processes/job-process.ts';
import type { AnalysisJob, AnalysisReply } from './analysis-messages.ts';

/** Analyses meetings outside the server's main thread, one at a time. */
export interface MeetingAnalyst {
  /** @throws JobLostError */
  analyse(request: AnalysisRequest): Promise<MeetingAnalysis>;
  /**
   * Finds each quote in the account's own words; null for a quote that does not occur there.
   * @throws JobLostError
   */
  verify(said: SaidInMeeting, quotes: readonly string[]): Promise<(VerifiedQuote | null)[]>;
  /** Ends the process. */
  close(): void;
}

const ordinary: JobProcessSettings = {
  program: fileURLToPath(new URL('./analysis-child.ts', import.meta.url)),
  name: 'The analysis process',
  // A meeting of 10 MB takes 25 s of processor time.
  timeoutMs: 100_000,
  idleMs: 120_000,
  heapMb: 1_500,
};

/** Creates an analyst that runs in a separate process, because a three-hour meeting takes seconds to analyse. */
export function createMeetingAnalyst(settings: Partial<JobProcessSettings> = {}): MeetingAnalyst {
  const { run, close } = createJobProcess<AnalysisJob, AnalysisReply>({ ...ordinary, ...settings });
  const ask = async (job: AnalysisJob) => {
    const reply = await run(job);
    if ('failed' in reply) throw new JobLostError(`The analysis of a meeting failed: ${reply.failed}`);
    return reply;
  };
  return {
    async analyse(request) {
      const reply = await ask({ type: 'analyse', request });
      if (!('analysis' in reply)) throw new JobLostError('The analysis process answered something else');
      return reply.analysis;
    },
    async verify(said, quotes) {
      const reply = await ask({ type: 'verify', said, quotes });
      if (!('verified' in reply)) throw new JobLostError('The analysis process answered something else');
      return reply.verified;
    },
    close,
  };
}
