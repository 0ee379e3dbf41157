import { PgBoss } from 'pg-boss';
import type { FastifyBaseLogger } from 'fastify';
import { oneAtATime } from './one-at-a-time.ts';
import type { OpenDatabase } from './open-database.ts';

export interface Jobs {
  start(): Promise<void>;
  /** Runs `work` by a cron pattern (UTC, minutes the finest), on one instance at a time. */
  schedule(name: string, cron: string, work: () => Promise<void>): Promise<void>;
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
  boss.on('error', (error) => log.error({ err: error }, 'jobs'));
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
      await boss.work(name, { pollingIntervalSeconds: 5 }, work);
      await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 1_000 }),
  };
}
