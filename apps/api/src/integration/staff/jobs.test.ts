import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { staffRoles } from '@greenroom/contracts';
import { type Jobs, openJobs } from '@greenroom/database';
import { staffActions } from '@greenroom/staff/tables';
import { type Browser, browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const quiet = { error: () => {}, info: () => {} } as unknown as FastifyBaseLogger;
let jobs: Jobs;
const suite = identitySuite({
  ...demonstration,
  services: ({ database }) => ({ jobs: (jobs = openJobs(database, quiet)) }),
});
const doors = staffLogIns(suite);
const address = '/api/v1/staff/jobs';
const queue = 'test-letters';
const secret = 'to maren@example.com: she is ill';

/** Adds a failed job whose payload and error hold personal data. */
async function failedJob(): Promise<string> {
  const { rows } = await suite.fixture.database.pool.query<{ id: string }>(
    `insert into jobs.job (name, policy, state, started_on, completed_on, retry_count, data, output, singleton_key)
      values ($1, 'stately', 'failed', now(), now(), 2, $2, $3, $4) returning id`,
    [
      queue,
      JSON.stringify({ uuid: secret }),
      JSON.stringify({ name: 'MailRefusedError', message: secret, stack: secret, code: 'EENVELOPE' }),
      randomUUID(),
    ],
  );
  return rows[0]!.id;
}

beforeAll(async () => {
  await jobs.start();
  // A queue without a worker.
  await jobs.take(queue, async () => {});
  await jobs.stop();
});
beforeEach(async () => {
  await suite.fixture.database.pool.query(`delete from jobs.job where name = $1`, [queue]);
});

interface Answer {
  queues: { queue: string; waiting: number; failed: number }[];
  jobs: { uuid: string; state: string; at: string }[];
  cursor: string | null;
}
const read = async (me: Browser, query: Record<string, string> = {}) =>
  (await me.ask('GET', `${address}?${new URLSearchParams({ queue, ...query })}`)).json<Answer>();
const retry = (me: Browser, uuid: string, reason = 'The mail server is back') =>
  me.ask('POST', `${address}/${uuid}/retry`, { reason });
const retries = async () => suite.fixture.db.select().from(staffActions);

describe('background jobs', () => {
  beforeEach(() => suite.fixture.database.pool.query('delete from staff_actions'));

  it('are shown to and retried by staff who operate the site only', async () => {
    const uuid = await failedJob();
    const statuses = async (me: Browser) => [
      (await me.ask('GET', address)).statusCode,
      (await me.ask('GET', `${address}/file`)).statusCode,
      (await retry(me, uuid)).statusCode,
    ];
    expect(await statuses(browser(suite.running, localhost))).toEqual([401, 401, 401]);
    expect(await statuses((await doors.ofRoles()).me)).toEqual([404, 404, 404]);
    const mayNot = staffRoles.filter((role) => role !== 'releases' && role !== 'admin');
    for (const role of mayNot) expect(await statuses((await doors.ofRoles(role)).me)).toEqual([403, 403, 403]);
    expect(await retries()).toEqual([]);
    for (const role of ['releases', 'admin'] as const)
      expect(await statuses((await doors.ofRoles(role)).me)).toEqual([200, 200, 200]);
  });

  it('are listed with their queues and last errors, and never with what they work on', async () => {
    const uuid = await failedJob();
    const { me } = await doors.ofRoles('releases');
    const answer = await me.ask('GET', address);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { queues, jobs: listed } = answer.json<Answer>();
    expect(queues).toContainEqual({ queue, waiting: 0, running: 0, failed: 1, oldest_waiting_at: null });
    expect(listed).toEqual([
      {
        ...{ uuid, queue, state: 'failed', attempts: 3, next_attempt_at: null },
        at: expect.any(String) as string,
        error: { name: 'MailRefusedError', code: 'EENVELOPE' },
      },
    ]);
    const file = await me.ask('GET', `${address}/file?state=failed`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.replace('\uFEFF', '').split('\n').slice(0, 2)).toEqual([
      'at,state,queue,uuid,attempts,nextAttemptAt,error,code',
      `${listed[0]?.at},failed,${queue},${uuid},3,,MailRefusedError,EENVELOPE`,
    ]);
    for (const { body } of [answer, file]) expect(body).not.toMatch(/maren|she is ill/);
  });

  it('are listed page by page, by queue and state', async () => {
    for (let count = 0; count < 52; count += 1) await failedJob();
    const { me } = await doors.ofRoles('releases');
    const first = await read(me);
    const second = await read(me, { cursor: first.cursor ?? '' });
    expect([first.jobs.length, second.jobs.length, second.cursor]).toEqual([50, 2, null]);
    expect(new Set([...first.jobs, ...second.jobs].map(({ uuid }) => uuid)).size).toBe(52);
    expect((await read(me, { state: 'late' })).jobs).toEqual([]);
    expect((await read(me, { queue: 'another' })).jobs).toEqual([]);
    for (const wrong of ['cursor=none', 'state=completed'])
      expect((await me.ask('GET', `${address}?${wrong}`)).statusCode).toBe(400);
  });

  it('are retried once, with a reason in the staff log', async () => {
    const uuid = await failedJob();
    const { me, id } = await doors.ofRoles('releases');
    expect((await retry(me, uuid, ' ')).statusCode).toBe(400);
    for (let count = 0; count < 2; count += 1) expect((await retry(me, uuid)).json()).toEqual({ done: true });
    expect(await retries()).toMatchObject([
      {
        ...{ action: 'job-retried', byAccount: id, toAccount: null, reason: 'The mail server is back' },
        details: { queue, job: uuid },
      },
    ]);
    const { queues } = await read(me);
    expect(queues).toContainEqual(expect.objectContaining({ queue, waiting: 1, failed: 0 }));
    expect((await retry(me, randomUUID())).statusCode).toBe(404);
    expect((await retry(me, 'none')).statusCode).toBe(404);
    const { me: admin } = await doors.ofRoles('admin');
    const { actions } = (await admin.ask('GET', '/api/v1/staff/actions?action=job-retried')).json<{
      actions: object[];
    }>();
    expect(actions).toMatchObject([{ action: 'job-retried', by: { uuid: id }, to: { uuid: null, email: null } }]);
  });

  it('are not retried while another job does the same work', async () => {
    const uuid = await failedJob();
    await suite.fixture.database.pool.query(
      `insert into jobs.job (name, policy, singleton_key) select name, policy, singleton_key from jobs.job where id = $1`,
      [uuid],
    );
    const { me } = await doors.ofRoles('releases');
    expect((await retry(me, uuid)).statusCode).toBe(409);
    expect(await retries()).toEqual([]);
  });
});
