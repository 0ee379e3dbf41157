import { stringify } from 'csv-stringify/sync';
import type { JobState, StaffJobs } from '@greenroom/contracts';
import type { Jobs, ReportedJob } from '@greenroom/database';
import { pageOf, readCursor } from '../cursor.ts';

const pageSize = 50;
/** Spreadsheet programs open this many rows. */
const mostInFile = 10_000;

interface Wish {
  queue?: string | undefined;
  state?: JobState | undefined;
  cursor?: string | undefined;
}

/**
 * Returns all queues, and a page of the jobs that failed or are late.
 * @throws ApiFailure `bad_request` for an invalid cursor
 */
export async function readJobs(jobs: Pick<Jobs, 'report'>, { cursor, ...wanted }: Wish): Promise<StaffJobs> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const report = await jobs.report({ ...wanted, after, limit: pageSize + 1 });
  const found = pageOf(report.jobs, pageSize);
  return {
    queues: report.queues.map(({ oldestWaitingAt, ...queue }) => ({
      ...queue,
      oldestWaitingAt: oldestWaitingAt?.toISOString() ?? null,
    })),
    jobs: found.page.map(shown),
    cursor: found.cursor,
  };
}

const columns = ['at', 'state', 'queue', 'uuid', 'attempts', 'nextAttemptAt', 'error', 'code'];

/** Returns the jobs that failed or are late as CSV (RFC 4180). */
export async function writeJobsFile(jobs: Pick<Jobs, 'report'>, wanted: Omit<Wish, 'cursor'>): Promise<string> {
  const report = await jobs.report({ ...wanted, limit: mostInFile });
  const rows = report.jobs.map(shown).map(({ error, ...job }) => ({ ...job, error: error?.name, code: error?.code }));
  return stringify(rows, { header: true, columns, bom: true, escape_formulas: true });
}

function shown({ at, nextAttemptAt, ...job }: ReportedJob): StaffJobs['jobs'][number] {
  return { ...job, at: at.toISOString(), nextAttemptAt: nextAttemptAt?.toISOString() ?? null };
}
