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

test('a scheduled job that failed is kept for three days, one that succeeded for an hour', async () => {
  const quiet = { error: () => {} } as unknown as FastifyBaseLogger;
  const run = async (work: () => Promise<void>) => {
    const jobs = openJobs(database, quiet);
    await jobs.start();
    const started = Promise.withResolvers<void>();
    await jobs.schedule('tidy', '0 3 * * *', () => {
      started.resolve();
      return work();
    });
    await database.pool.query(
      `insert into jobs.job (name, retry_limit, deletion_seconds)
        select name, retry_limit, deletion_seconds from jobs.queue where name = 'tidy'`,
    );
    await started.promise;
    await jobs.stop();
  };
  await run(async () => {});
  // As an earlier version created the queue.
  await database.pool.query(`update jobs.queue set deletion_seconds = 3600 where name = 'tidy'`);
  await run(() => Promise.reject(new Error('down')));
  const { rows } = await database.pool.query(
    `select state::text, deletion_seconds as seconds from jobs.job where name = 'tidy' order by state`,
  );
  expect(rows).toEqual([
    { state: 'completed', seconds: 3_600 },
    { state: 'failed', seconds: 259_200 },
  ]);
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

describe('the report', () => {
  const quiet = { error: () => {}, info: () => {} } as unknown as FastifyBaseLogger;
  const jobs = () => openJobs(database, quiet);
  const secret = 'maren@example.com said that she is ill';
  const dayAgo = `now() - interval '1 day'`;

  /** Adds a job that no worker takes. */
  async function stored(queue: string, columns: Record<string, string>, key: string | null = null): Promise<string> {
    const names = ['name', 'policy', 'data', ...Object.keys(columns)];
    const values = [`'stately'`, '$2::jsonb', ...Object.values(columns)];
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into jobs.job (${names.join(', ')}, singleton_key) values ($1, ${values.join(', ')}, $3) returning id`,
      [queue, JSON.stringify({ uuid: secret }), key],
    );
    return rows[0]!.id;
  }
  const failed = { state: `'failed'`, started_on: dayAgo, completed_on: 'now()', retry_count: '2' };

  /** Starts jobs with an empty queue that has no worker. */
  async function emptyQueue(queue: string) {
    const opened = jobs();
    await opened.start();
    await opened.take(queue, async () => {});
    await opened.stop();
    return opened;
  }
  const listed = async (opened: ReturnType<typeof jobs>, queue: string, state?: 'failed' | 'late') =>
    (await opened.report({ queue, state, limit: 10 })).jobs;

  test('counts the jobs of each queue, and lists those that failed or are late without their payload', async () => {
    const opened = await emptyQueue('report');
    const error = `'${JSON.stringify({ name: 'DrizzleQueryError', message: secret, cause: { code: '57014' } })}'`;
    const ids = {
      failed: await stored('report', { ...failed, output: error }, 'a'),
      retrying: await stored(
        'report',
        { state: `'retry'`, started_on: `now() - interval '1 second'`, start_after: `now() + interval '1 minute'` },
        'b',
      ),
      stuck: await stored('report', { state: `'active'`, started_on: `now() - interval '1 hour'` }, 'c'),
      late: await stored('report', { start_after: `now() - interval '2 hours'`, created_on: dayAgo }, 'd'),
    };
    await stored('report', {}, 'not late');
    await stored('report', { state: `'completed'`, completed_on: 'now()' }, 'done');
    const report = await opened.report({ queue: 'report', limit: 10 });
    expect(report.queues.find(({ queue }) => queue === 'report')).toEqual({
      ...{ queue: 'report', waiting: 3, running: 1, failed: 1 },
      oldestWaitingAt: expect.any(Date) as Date,
    });
    expect(report.queues.filter(({ queue }) => queue.startsWith('__'))).toEqual([]);
    const one = { queue: 'report', at: expect.any(Date) as Date, attempts: 1, nextAttemptAt: null, error: null };
    expect(report.jobs).toEqual([
      {
        ...{ ...one, uuid: ids.failed, state: 'failed', attempts: 3 },
        error: { name: 'DrizzleQueryError', code: '57014' },
      },
      { ...one, uuid: ids.retrying, state: 'retrying', nextAttemptAt: expect.any(Date) as Date },
      { ...one, uuid: ids.stuck, state: 'stuck' },
      { ...one, uuid: ids.late, state: 'late', attempts: 0 },
    ]);
    expect(JSON.stringify(report)).not.toContain('maren');
    expect((await listed(opened, 'report', 'late')).map(({ uuid }) => uuid)).toEqual([ids.late]);
    expect(await listed(opened, 'no such queue')).toEqual([]);
  });

  test('continues after the last job of a page, also among jobs of the same moment', async () => {
    const opened = await emptyQueue('pages');
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        stored('pages', { ...failed, completed_on: `'2026-01-01 10:00:00.123456Z'` }, String(index)),
      ),
    );
    const seen: string[] = [];
    let after: { at: Date; uuid: string } | undefined;
    do {
      const page = (await opened.report({ queue: 'pages', limit: 2, after })).jobs;
      seen.push(...page.map(({ uuid }) => uuid));
      after = page.at(-1);
    } while (after);
    expect(seen.toSorted()).toEqual(all.toSorted());
  });

  test('a failed job is retried once, however often that is asked', async () => {
    const opened = await emptyQueue('retries');
    const uuid = await stored('retries', failed, 'work');
    const retry = (id = uuid) => database.db.transaction((tx) => opened.retry(tx, id));
    expect(await retry()).toEqual({ queue: 'retries', outcome: 'retried' });
    expect(await retry()).toEqual({ queue: 'retries', outcome: 'not-failed' });
    expect(await retry(randomUUID())).toBeUndefined();
    const ran: string[] = [];
    const done = Promise.withResolvers<void>();
    const working = jobs();
    await working.start();
    await working.take('retries', async (given) => {
      ran.push(given);
      done.resolve();
    });
    await done.promise;
    await working.stop();
    expect(ran).toEqual([secret]);
    expect(await listed(opened, 'retries')).toEqual([]);
    expect(await retry()).toEqual({ queue: 'retries', outcome: 'not-failed' });
  });

  test('a retried job that fails again is listed as failed, and the log names it', async () => {
    const logged: unknown[] = [];
    const opened = await emptyQueue('fails-again');
    const uuid = await stored('fails-again', { ...failed, retry_limit: '2' }, 'work');
    await database.db.transaction((tx) => opened.retry(tx, uuid));
    const failing = Promise.withResolvers<void>();
    const heard = { ...quiet, error: (facts: unknown) => logged.push(facts) } as unknown as FastifyBaseLogger;
    const working = openJobs(database, heard);
    await working.start();
    await working.take('fails-again', async () => {
      failing.resolve();
      throw Object.assign(new Error(secret), { code: 'ECONNREFUSED' });
    });
    await failing.promise;
    await working.stop();
    expect(await listed(opened, 'fails-again')).toMatchObject([
      { uuid, state: 'failed', attempts: 4, error: { name: 'Error', code: 'ECONNREFUSED' } },
    ]);
    expect(logged).toEqual([{ err: expect.any(Error) as Error, jobId: uuid }]);
  });

  test('a failed job is not retried while another job does the same work', async () => {
    const opened = await emptyQueue('twins');
    const uuid = await stored('twins', failed, 'work');
    await stored('twins', {}, 'work');
    const retry = () => database.db.transaction((tx) => opened.retry(tx, uuid));
    expect(await retry()).toEqual({ queue: 'twins', outcome: 'duplicate' });
    expect((await listed(opened, 'twins', 'failed')).map((job) => job.uuid)).toEqual([uuid]);
    await database.pool.query(`delete from jobs.job where name = 'twins' and state = 'created'`);
    expect(await retry()).toEqual({ queue: 'twins', outcome: 'retried' });
  });
});
