import type { JobCauses } from '@greenroom/database';
import type { Telemetry } from '@greenroom/ports/telemetry';
import { becauseOf, causingRequest } from '@greenroom/telemetry';

/** Runs a job in the trace and with the id of the request that caused it. */
export const jobCauses = (telemetry: Telemetry): JobCauses => ({
  now: () => ({ requestId: causingRequest(), trace: telemetry.carried() }),
  async during(job, { requestId, trace }, work) {
    const began = performance.now();
    try {
      return await becauseOf(requestId, () =>
        telemetry.during(`job ${job}`, { job, ...(requestId && { request_id: requestId }) }, work, trace),
      );
    } finally {
      telemetry.took('job.duration', (performance.now() - began) / 1_000, { job });
    }
  },
});
