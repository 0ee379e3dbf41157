import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { openJobs } from './jobs.ts';
import { withLock } from './with-lock.ts';
import { openDatabase } from './open-database.ts';
import { type OpenDatabase } from './database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const errors: unknown[] = [];
const log = { error: (facts: unknown) => errors.push(facts) } as unknown as FastifyBaseLogger;

test('runs a job that is due, and keeps its schedule across a restart', async () => {
  for (let start = 1; start <= 2; start += 1) {
    const jobs = openJobs(database, log);
    await jobs.start();
    let ran: () => void;
    const done = new Promise<void>((resolve) => (ran = resolve));
    await jobs.schedule('count', '* * * * *', async () => ran());
    // The schedule ticks once a minute, so the test inserts the job itself.
    await database.pool.query(`insert into jobs.job (name) values ('count')`);
    await done;
    await jobs.stop();
  }
  const { rows } = await database.pool.query('select name, cron from jobs.schedule');
  expect(rows).toEqual([{ name: 'count', cron: '* * * * *' }]);
  expect(errors).toEqual([]);
});

test('a job knows the request that caused it, even in another process', async () => {
  const cause = { requestId: 'request-12345', trace: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const quiet = { error: log.error, info: () => {} } as unknown as FastifyBaseLogger;
  const asking = openJobs(database, quiet, { now: () => cause, during: (_job, _cause, work) => work() });
  const heard: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const working = openJobs(database, quiet, {
    now: () => ({}),
    async during(job, of, work) {
      heard.push(job, of);
      return work();
    },
  });
  await asking.start();
  await working.start();
  await working.take('notes', async () => done.resolve());
  await asking.send('notes', randomUUID());
  await done.promise;
  await working.stop();
  await asking.stop();
  expect(heard).toEqual(['notes', cause]);
});

/** Only one process can open PGlite, so this needs PostgreSQL. */
const onPostgres = process.env.TEST_DATABASE === 'postgres' ? test : test.skip;

onPostgres('an instance that starts waits for one that is changing the schema', async () => {
  const { connectionString = '' } = database.pool.options;
  const name = `together_${randomUUID().replaceAll('-', '')}`;
  await database.pool.query(`create database ${name}`);
  const opened = await openDatabase({ url: connectionString.replace(/[^/]+$/, name) });
  const other = Promise.withResolvers<void>();
  const changing = Promise.withResolvers<void>();
  const changes = withLock(opened, () => (changing.resolve(), other.promise));
  await changing.promise;
  const jobs = openJobs(opened, log);
  const started = jobs.start().then(() => 'begun');
  expect(await Promise.race([started, somebodyWaits(opened)])).toBe('waits');
  other.resolve();
  await changes;
  expect(await started).toBe('begun');
  await jobs.stop();
  await opened.close();
  await database.pool.query(`drop database ${name} with (force)`);
  expect(errors).toEqual([]);
});

async function somebodyWaits({ pool }: OpenDatabase): Promise<'waits'> {
  for (;;) {
    const { rows } = await pool.query(`select from pg_locks where locktype = 'advisory' and not granted`);
    if (rows.length > 0) return 'waits';
  }
}

test('runs a job that was sent, retries it if it fails, and does not queue it twice', async () => {
  const jobs = openJobs(database, log);
  await jobs.start();
  const taken: string[] = [];
  const done = Promise.withResolvers<void>();
  const busy = Promise.withResolvers<void>();
  await jobs.take('letters', async (uuid) => {
    if (uuid === 'another') return busy.promise;
    taken.push(uuid);
    if (taken.length === 1) throw new Error('not the first time');
    done.resolve();
  });
  await jobs.send('letters', 'another');
  await jobs.send('letters', 'one');
  await jobs.send('letters', 'one');
  const { rows } = await database.pool.query(
    `select count(*)::int as waiting from jobs.job where name = 'letters' and singleton_key = 'one'`,
  );
  expect(rows).toEqual([{ waiting: 1 }]);
  busy.resolve();
  await done.promise;
  await jobs.stop();
  expect(taken).toEqual(['one', 'one']);
});
