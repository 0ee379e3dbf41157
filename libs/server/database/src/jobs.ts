import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { reportError } from '@greenroom/reporting';
import { type JobReport, type JobRetry, type JobsWanted, readJobReport, retryFailedJob } from './job-report.ts';
import { withLock } from './with-lock.ts';
import type { OpenDatabase, Queryable } from './database.ts';

/** The request that caused a job, for searching the logs. */
export interface JobCause {
  requestId?: string | undefined;
  /** In the format of the `traceparent` header. */
  trace?: string | undefined;
}

/** Reads the current request's cause and runs jobs in its context. */
export interface JobCauses {
  now(): JobCause;
  during<T>(job: string, cause: JobCause, work: () => Promise<T>): Promise<T>;
}

const noCauses: JobCauses = { now: () => ({}), during: (_job, _cause, work) => work() };

export interface Jobs {
  start(): Promise<void>;
  /** Runs `work` on a cron schedule (UTC, at most once a minute), on one instance at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /**
   * Processes a queue, one job at a time on each instance. Retries a failed job twice, a few seconds apart.
   * @param work gets the uuid that was sent
   */
  take(queue: string, work: (uuid: string) => Promise<void>): Promise<void>;
  /** Adds a job to a queue unless one with this uuid is already waiting. */
  send(queue: string, uuid: string): Promise<void>;
  /** Counts waiting jobs whose start time has come. */
  waiting(): Promise<number>;
  /** Reads all queues, and a page of the jobs that failed or are late. Contains nothing of what a job was sent with. */
  report(wanted: JobsWanted): Promise<JobReport>;
  /**
   * Gives a failed job one more attempt, at once. Changes nothing if the job is no longer failed, or if the same work
   * already waits or runs.
   * @returns undefined if there is no such job
   */
  retry(tx: Queryable, uuid: string): Promise<JobRetry | undefined>;
  /** Waits up to one second for running jobs to end. */
  stop(): Promise<void>;
}

/**
 * In seconds: how long finished and failed jobs stay at least, three days, so that a failure of the weekend is seen on
 * Monday. pg-boss deletes expired jobs once a day.
 */
const keptSeconds = 259_200;
/** In seconds: how long a scheduled job stays that succeeded. Some run every minute, which makes 4,320 in three days. */
const succeededSeconds = 3_600;

/** Changes one job's period, which pg-boss copies from its queue when the job is added. */
const keepSucceeded = 'update jobs.job set deletion_seconds = $3 where name = $1 and id = $2';

const countWaiting = `select count(*)::int as waiting from jobs.job where state < 'active' and start_after <= now()`;

/** Opens job queues in the product's own database: jobs survive a restart, and instances share them. */
export function openJobs(
  { pool, adapter }: Pick<OpenDatabase, 'pool' | 'adapter'>,
  log: FastifyBaseLogger,
  causes: JobCauses = noCauses,
): Jobs {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    backend: adapter === 'PGlite' ? 'pglite' : 'postgres',
    schema: 'jobs',
  });
  const tell = (error: unknown, where: string, jobId?: string) => {
    log.error({ err: error, ...(jobId && { jobId }) }, where);
    reportError(error, where);
  };
  boss.on('error', (error) => tell(error, 'jobs'));
  /** Reports failures to the log and to error tracking; the queue's own records are not monitored. */
  const told = async (name: string, id: string | undefined, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tell(error, `job ${name}`, id);
      throw error;
    }
  };
  /** A queue that an earlier version created keeps its own period otherwise. */
  const keepLonger = (queue: string) => boss.updateQueue(queue, { deleteAfterSeconds: keptSeconds });
  return {
    async start() {
      await withLock({ pool, adapter }, () => boss.start());
    },
    async schedule(name, cron, work) {
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: 60,
        deleteAfterSeconds: keptSeconds,
      });
      await keepLonger(name);
      await boss.work(name, { pollingIntervalSeconds: 5 }, ([job]) =>
        causes.during(name, {}, () =>
          told(name, job?.id, async () => {
            await work();
            await pool.query(keepSucceeded, [name, job?.id, succeededSeconds]);
          }),
        ),
      );
      await boss.schedule(name, cron);
    },
    async take(queue, work) {
      await boss.createQueue(queue, {
        policy: 'stately',
        retryLimit: 2,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: 300,
        deleteAfterSeconds: keptSeconds,
      });
      await keepLonger(queue);
      await boss.work<{ uuid: string; cause?: JobCause }>(queue, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (!job) return;
        const { uuid, cause = {} } = job.data;
        await causes.during(queue, cause, () => told(queue, job.id, () => work(uuid)));
        log.info({ job: queue, uuid, reqId: cause.requestId }, 'done');
      });
    },
    async send(queue, uuid) {
      await boss.send(queue, { uuid, cause: causes.now() }, { singletonKey: uuid });
    },
    async waiting() {
      const { rows } = await pool.query<{ waiting: number }>(countWaiting);
      return rows[0]?.waiting ?? 0;
    },
    report: (wanted) => readJobReport(pool, wanted),
    retry: retryFailedJob,
    stop: () => boss.stop({ graceful: true, timeout: 1_000 }),
  };
}
