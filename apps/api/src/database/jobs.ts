import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { reportError } from '@greenroom/reporting';
import { oneAtATime } from './one-at-a-time.ts';
import type { OpenDatabase } from './open-database.ts';

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
  /** Lets running jobs end, up to a second. */
  stop(): Promise<void>;
}

/** Jobs in the product's own database, so that what is due survives a restart and several instances share the work. */
export function openJobs({ pool, adapter }: Pick<OpenDatabase, 'pool' | 'adapter'>, log: FastifyBaseLogger): Jobs {
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
      await oneAtATime({ pool, adapter }, () => boss.start());
    },
    async schedule(name, cron, work) {
      await boss.createQueue(name, {
        policy: 'stately',
        retryLimit: 0,
        expireInSeconds: 60,
        deleteAfterSeconds: 3_600,
      });
      await boss.work(name, { pollingIntervalSeconds: 5 }, () => told(name, work));
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
      await boss.work<{ uuid: string }>(queue, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await told(queue, () => work(job.data.uuid));
      });
    },
    async send(queue, uuid) {
      await boss.send(queue, { uuid }, { singletonKey: uuid });
    },
    stop: () => boss.stop({ graceful: true, timeout: 1_000 }),
  };
}
