import type { FastifyBaseLogger } from 'fastify';
import { openJobs } from './jobs.ts';
import type { OpenDatabase } from './open-database.ts';
import { openTestDatabase } from './testing/open-test-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const errors: unknown[] = [];
const log = { error: (facts: unknown) => errors.push(facts) } as unknown as FastifyBaseLogger;

test('what is due runs, and a second start finds its schedule again', async () => {
  for (let start = 1; start <= 2; start += 1) {
    const jobs = openJobs(database, log);
    await jobs.start();
    let ran: () => void;
    const done = new Promise<void>((resolve) => (ran = resolve));
    await jobs.schedule('count', '* * * * *', async () => ran());
    // The clock of the schedule ticks by the minute; the queue behind it is what this test asks.
    await database.pool.query(`insert into jobs.job (name) values ('count')`);
    await done;
    await jobs.stop();
  }
  const { rows } = await database.pool.query('select name, cron from jobs.schedule');
  expect(rows).toEqual([{ name: 'count', cron: '* * * * *' }]);
  expect(errors).toEqual([]);
}, 20_000);
