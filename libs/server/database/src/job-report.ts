import { sql } from 'drizzle-orm';
import type { OpenDatabase, Queryable } from './database.ts';
import { type JobError, jobErrorOf } from './job-error.ts';

export interface QueueReport {
  queue: string;
  waiting: number;
  running: number;
  failed: number;
  /** When the oldest waiting job was added; null if none waits. */
  oldestWaitingAt: Date | null;
}

/**
 * - `failed`: for good; kept for three days
 * - `retrying`: an attempt failed, and another follows
 * - `late`: has waited longer than any job before it may run
 * - `stuck`: has run longer than it may
 */
export type ReportedState = 'failed' | 'retrying' | 'late' | 'stuck';

export interface ReportedJob {
  uuid: string;
  queue: string;
  state: ReportedState;
  /** When it failed, was last started, or was due; in whole milliseconds. */
  at: Date;
  attempts: number;
  /** Only while it is retrying. */
  nextAttemptAt: Date | null;
  error: JobError | null;
}

export interface JobReport {
  /** All queues, by name. */
  queues: QueueReport[];
  /** Newest first. */
  jobs: ReportedJob[];
}

export interface JobsWanted {
  queue?: string | undefined;
  state?: ReportedState | undefined;
  /** The last job of the previous page. */
  after?: Pick<ReportedJob, 'at' | 'uuid'> | undefined;
  limit: number;
}

/**
 * - `retried`: the job waits again
 * - `not-failed`: it waits or runs already, or is done
 * - `duplicate`: another job for the same work waits or runs
 */
export interface JobRetry {
  queue: string;
  outcome: 'retried' | 'not-failed' | 'duplicate';
}

/** In seconds: as long as one job of a queue may run (`expireInSeconds`). */
const lateAfter = 300;
/** Queues of pg-boss itself. */
const ownQueues = '^__pgboss__';

const queuesQuery = `select queue.name as queue,
    count(job.id) filter (where job.state < 'active')::int as waiting,
    count(job.id) filter (where job.state = 'active')::int as running,
    count(job.id) filter (where job.state = 'failed')::int as failed,
    min(job.created_on) filter (where job.state < 'active') as "oldestWaitingAt"
  from jobs.queue queue left join jobs.job job on job.name = queue.name and job.state <> 'completed'
  where queue.name !~ $1
  group by queue.name order by queue.name`;

const jobsQuery = `with listed as (
    select *, case
      when state = 'failed' then 'failed'
      when state = 'active' and started_on + expire_seconds * interval '1 second' < now() then 'stuck'
      when state < 'active' and start_after < now() - ${lateAfter} * interval '1 second' then 'late'
      when state = 'retry' then 'retrying'
    end as reported
    from jobs.job where name !~ $1
  ), timed as (
    select id as uuid, name as queue, reported as state, output,
      -- A cursor has no microseconds.
      date_trunc('milliseconds', case
        when reported = 'failed' then completed_on
        when reported = 'late' then start_after
        else coalesce(started_on, start_after)
      end) as at,
      case when started_on is null then 0 else retry_count + 1 end as attempts,
      case when reported = 'retrying' then start_after end as "nextAttemptAt"
    from listed where reported is not null
  )
  select * from timed
  where ($2::text is null or queue = $2) and ($3::text is null or state = $3)
    and ($4::timestamptz is null or (at, uuid) < ($4, $5::uuid))
  order by at desc, uuid desc limit $6`;

/**
 * Reads the queues, and the jobs that failed or are late. A job's payload is not read.
 * @param pool whose queries, unlike Drizzle's, return dates
 */
export async function readJobReport(
  pool: OpenDatabase['pool'],
  { queue, state, after, limit }: JobsWanted,
): Promise<JobReport> {
  const [{ rows: queues }, { rows: jobs }] = await Promise.all([
    pool.query<QueueReport>(queuesQuery, [ownQueues]),
    pool.query<Omit<ReportedJob, 'error'> & { output: unknown }>(jobsQuery, [
      ...[ownQueues, queue ?? null, state ?? null],
      ...[after?.at ?? null, after?.uuid ?? null, limit],
    ]),
  ]);
  return { queues, jobs: jobs.map(({ output, ...job }) => ({ ...job, error: jobErrorOf(output) })) };
}

/**
 * Gives a failed job one more attempt, at once. It does what pg-boss's `retry` does, but inside the caller's
 * transaction: `retry` may read the queue on a second connection, which PGlite does not have.
 * @returns undefined if there is no such job
 */
export async function retryFailedJob(tx: Queryable, uuid: string): Promise<JobRetry | undefined> {
  const { rows } = await tx.execute<{ queue: string; failed: boolean; duplicate: boolean }>(sql`
    select name as queue, state = 'failed' as failed, exists (
      select from jobs.job other where other.name = job.name and other.state <= 'active' and other.id <> job.id
        and coalesce(other.singleton_key, '') = coalesce(job.singleton_key, '')
    ) as duplicate
    from jobs.job job where id = ${uuid} and name !~ ${ownQueues} for update`);
  const [job] = rows;
  if (!job) return undefined;
  const { queue } = job;
  if (!job.failed) return { queue, outcome: 'not-failed' };
  if (job.duplicate) return { queue, outcome: 'duplicate' };
  await tx.execute(sql`
    update jobs.job set state = 'retry', retry_limit = retry_limit + 1, start_after = now(), completed_on = null
    where id = ${uuid} and name = ${queue}`);
  return { queue, outcome: 'retried' };
}
