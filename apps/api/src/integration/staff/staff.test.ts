import { randomUUID } from 'node:crypto';
import { outboxMails } from '@greenroom/mail/tables';
import type { ReadinessReport } from '@greenroom/readiness';
import { browser, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const at = '2026-11-20T10:00:00.000Z';
const mailFails = {
  status: 'failing',
  adapter: 'SMTP',
  failingSince: at,
  lastFailure: 'unavailable',
  lastFailureAt: at,
};
const report = { ready: true, reasons: [], checks: { mail: mailFails } } as unknown as ReadinessReport;
const suite = identitySuite({
  ...demonstration,
  services: () => ({
    adapters: { jobs: 'pg-boss', mail: 'SMTP at mail.example' },
    readiness: { report: async () => report },
  }),
});
const doors = staffLogIns(suite);

const endpoints = [
  '/api/v1/staff/overview',
  '/api/v1/staff/mails',
  `/api/v1/staff/mails/${randomUUID()}`,
  `/api/v1/staff/mails/${randomUUID()}/html`,
  '/api/v1/staff/audit',
];

test.each(endpoints)('%s is for staff', async (url) => {
  const visitor = await browser(suite.running, localhost).ask('GET', url);
  expect([visitor.statusCode, visitor.json().error.code]).toEqual([401, 'not_authenticated']);
  const person = browser(suite.running, localhost);
  await person.signUp(someAddress());
  const refused = await person.ask('GET', url);
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
});

describe('staff of a demonstration', () => {
  const mail = { uuid: randomUUID(), to: 'maren@example.com', subject: 'A new password', text: 'By a link' };
  const html = '<!doctype html><html><head><title>x</title></head><body>By <a href="/reset">a link</a></body></html>';
  beforeAll(() => suite.fixture.db.insert(outboxMails).values({ ...mail, html }));

  it('see which adapters the product uses', async () => {
    const overview = (await (await doors.staff()).ask('GET', '/api/v1/staff/overview')).json();
    expect(overview.demo).toBe(true);
    expect(overview.accounts.all).toBeGreaterThanOrEqual(2);
    expect(overview.log_ins.succeeded).toBeGreaterThan(0);
    expect(overview.adapters).toEqual([
      { port: 'jobs', adapter: 'pg-boss', state: null },
      {
        port: 'mail',
        adapter: 'SMTP at mail.example',
        state: { status: 'failing', failing_since: at, last_failure: 'unavailable', last_failure_at: at },
      },
    ]);
    expect(overview.mails).toEqual({
      waiting: expect.any(Number) as number,
      sent: expect.any(Number) as number,
      failed: 0,
    });
  });

  it('see how often the server was restarted, if restarts are counted', async () => {
    const me = await doors.staff();
    const restartsOf = async (running = suite.running) =>
      (await me.at(running).ask('GET', '/api/v1/staff/overview')).json().restarts;
    expect(await restartsOf()).toBeNull();
    const restarts = { count: 2, last: { exit: 'SIGKILL', at: '2026-11-24T10:00:00.000Z' } };
    const again = await suite.fixture.start({
      settings: { ...demonstration.settings, restarts },
      identity: { staffLink: true },
    });
    expect(await restartsOf(again)).toEqual(restarts);
  });

  it('read the outbox, and its list without the texts', async () => {
    const me = await doors.staff();
    const list = await me.ask('GET', '/api/v1/staff/mails');
    expect(list.headers['cache-control']).toBe('no-store');
    expect(list.json()).toMatchObject({ readable: true, mails: [{ uuid: mail.uuid, subject: 'A new password' }] });
    expect(list.body).not.toContain('By a link');
    const one = await me.ask('GET', `/api/v1/staff/mails/${mail.uuid}`);
    expect(one.json()).toMatchObject({ to: 'maren@example.com', text: 'By a link' });
    expect(one.body).not.toContain('<html>');
    expect((await me.ask('GET', `/api/v1/staff/mails/${randomUUID()}`)).statusCode).toBe(404);
    expect((await me.ask('GET', '/api/v1/staff/mails/none')).statusCode).toBe(404);
  });

  it('get a mail as harmless HTML, in a frame of our own pages only', async () => {
    const answer = await (await doors.staff()).ask('GET', `/api/v1/staff/mails/${mail.uuid}/html`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const policy = String(answer.headers['content-security-policy']);
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'", 'sandbox allow-popups'])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(answer.body).toContain('<head><base target="_blank">');
  });
});

test('on a real site no one reads other people’s mail', async () => {
  const uuid = randomUUID();
  await suite.fixture.db
    .insert(outboxMails)
    .values({ uuid, to: 'a@example.com', subject: 'Secret', html: 'Secret', text: 'Secret' });
  const me = await doors.staff();
  const real = await suite.fixture.start({
    settings: { ...demonstration.settings, demo: false },
    identity: { staffLink: true },
  });
  const list = await me.at(real).ask('GET', '/api/v1/staff/mails');
  expect(list.json()).toMatchObject({ readable: false, mails: [] });
  expect(list.body).not.toContain('Secret');
  for (const url of [`/api/v1/staff/mails/${uuid}`, `/api/v1/staff/mails/${uuid}/html`])
    expect((await me.at(real).ask('GET', url)).statusCode).toBe(404);
});
