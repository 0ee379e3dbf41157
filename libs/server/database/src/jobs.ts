import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { reportError } from '@greenroom/reporting';
import { withLock } from './with-lock.ts';
import type { OpenDatabase } from './database.ts';

/** What a job goes back to, so that it can be found by it. */
export interface JobCause {
  requestId?: string | undefined;
  /** As the header `traceparent` has it. */
  trace?: string | undefined;
}

/** Knows what is going on, and does work as a consequence of it. */
export interface JobCauses {
  now(): JobCause;
  during<T>(job: string, cause: JobCause, work: () => Promise<T>): Promise<T>;
}

const noCauses: JobCauses = { now: () => ({}), during: (_job, _cause, work) => work() };

export interface Jobs {
  start(): Promise<void>;
  /** Runs `work` by a cron pattern (UTC, minutes the finest), on one instance at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
  /**
   * Takes what is sent to a queue, one at a time on each instance. What fails is tried again after a few seconds, twice.
   * @param work is given what was sent
   */
  take(queue: string, work: (uuid: string) => Promise<void>): Promise<void>;
  /** Sends to a queue; what waits in it already under this uuid is not sent twice. */
  send(queue: string, uuid: string): Promise<void>;
  /** How many wait that could be done now. */
  waiting(): Promise<number>;
  /** Lets running jobs end, up to a second. */
  stop(): Promise<void>;
}

const countWaiting = `select count(*)::int as waiting from jobs.job where state < 'active' and start_after <= now()`;

/** Jobs in the product's own database, so that what is due survives a restart and several instances share the work. */
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
  const tell = (error: unknown, where: string) => {
    log.error({ err: error }, where);
    reportError(error, where);
  };
  boss.on('error', (error) => tell(error, 'jobs'));
  /** The queue keeps what failed; nobody would look there. */
  const told = async (name: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      tell(error, `job ${name}`);
      throw error;
    }
  };
  return {
    async start() {
      await withLock({ pool, adapter }, () => boss.start());
    },
    async schedule(name, cron, work) {
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: 60,
        deleteAfterSeconds: 3_600,
      });
      await boss.work(name, { pollingIntervalSeconds: 5 }, () => causes.during(name, {}, () => told(name, work)));
      await boss.schedule(name, cron);
    },
    async take(queue, work) {
      await boss.createQueue(queue, {
        policy: 'stately',
        retryLimit: 2,
        retryDelay: 2,
        retryBackoff: true,
        expireInSeconds: 300,
        deleteAfterSeconds: 3_600,
      });
      await boss.work<{ uuid: string; cause?: JobCause }>(queue, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (!job) return;
        const { uuid, cause = {} } = job.data;
        await causes.during(queue, cause, () => told(queue, () => work(uuid)));
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
    stop: () => boss.stop({ graceful: true, timeout: 1_000 }),
  };
}
