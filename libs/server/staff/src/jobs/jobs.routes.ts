import type { FastifyInstance } from 'fastify';
import { contracts } from '@greenroom/contracts/schemas';
import type { Database, Jobs } from '@greenroom/database';
import { staffServer } from '../serve-staff.ts';
import { readJobs, writeJobsFile } from './read-jobs.ts';
import { retryJob } from './retry-job.ts';

export interface JobsRoutesDependencies {
  db: Database;
  jobs: Pick<Jobs, 'report' | 'retry'>;
}

/** Serves the routes for looking at background jobs and retrying failed ones. */
export function jobsRoutes(app: FastifyInstance, dependencies: JobsRoutesDependencies): void {
  const { jobs } = dependencies;
  const serveStaff = staffServer(app);

  serveStaff(contracts.staffJobs, ({ query }) => readJobs(jobs, query));
  serveStaff(contracts.staffJobsFile, async ({ query }) => ({
    name: 'greenroom-jobs.csv',
    type: 'text/csv',
    text: await writeJobsFile(jobs, query),
  }));
  serveStaff(contracts.staffRetryJob, async ({ params, body, person }) => {
    await retryJob(dependencies, person, { ...params, ...body });
    return { done: true } as const;
  });
}
