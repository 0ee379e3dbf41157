import { randomUUID } from 'node:crypto';
import { sentences } from '@greenroom/contracts';
import { browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { demonstration, localhost, staffLogIns } from './testing/staff-log-ins.ts';

const suite = identitySuite(demonstration);
const doors = staffLogIns(suite);

describe('the one-time staff link', () => {
  it('lets in once', async () => {
    const given = await doors.token();
    const { rows } = await suite.fixture.database.pool.query('select * from one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(given);
    const first = browser(suite.running, localhost);
    expect((await doors.enter(first, given)).json()).toEqual({ done: true });
    expect(await first.me()).toMatchObject({ logged_in: true, staff: true, staff_needs_factor: false });
    const second = await doors.enter(browser(suite.running, localhost), given);
    expect([second.statusCode, second.json().error.message]).toEqual([422, sentences.linkSpent]);
  });

  it('admits one of two concurrent requests', async () => {
    const given = await doors.token();
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await doors.enter(browser(suite.running, localhost), given)).statusCode),
    );
    expect(codes.toSorted()).toEqual([200, 422, 422]);
  });

  it('is valid for 15 minutes', async () => {
    const given = await doors.token();
    await suite.fixture.passTime(901);
    expect((await doors.enter(browser(suite.running, localhost), given)).statusCode).toBe(422);
    const brief = await doors.token();
    await suite.fixture.passTime(890);
    expect((await doors.enter(browser(suite.running, localhost), brief)).statusCode).toBe(200);
  });

  it('replaces the link before', async () => {
    const before = await doors.token();
    await doors.token();
    expect((await doors.enter(browser(suite.running, localhost), before)).statusCode).toBe(422);
  });

  it.each([
    ['from another machine', '10.0.0.7', {}],
    ['through a proxy', localhost, { 'x-forwarded-for': '203.0.113.9' }],
    ['under another host name of this machine', localhost, { host: 'evil.example', origin: 'http://evil.example' }],
  ])('opens nothing %s, and is not used up by it', async (_, from, headers: Record<string, string>) => {
    const given = await doors.token();
    const refused = await doors.enter(browser(suite.running, from), given, headers);
    expect([403, 404]).toContain(refused.statusCode);
    expect(refused.cookies.map(({ name }) => name)).not.toContain('access_token');
    expect((await doors.enter(browser(suite.running, localhost), given)).statusCode).toBe(200);
  });

  it('is checked against this machine on every request, not only at log-in', async () => {
    const me = await doors.staff();
    const moved = browser(suite.running, '10.0.0.7');
    for (const [name, value] of me.jar) moved.jar.set(name, value);
    expect(await moved.me()).toMatchObject({ logged_in: true, staff: false });
    expect((await moved.ask('GET', '/api/v1/staff/overview')).statusCode).toBe(404);
  });

  it('records the log-in method in the session and in the audit trail', async () => {
    const me = await doors.staff();
    const { id } = await me.me();
    const { rows } = await suite.fixture.database.pool.query(
      `select provider, hosted_domain, factors from sessions where account_uuid = $1 order by created_at desc limit 1`,
      [id],
    );
    expect(rows[0]).toEqual({ provider: 'staff-link', hosted_domain: null, factors: [] });
    const { entries } = (await me.ask('GET', '/api/v1/staff/audit')).json();
    expect(entries[0]).toMatchObject({ event: 'logged-in', provider: 'staff-link', email: 'staff@greenroom.example' });
  });

  it('is the only way to staff rights: the account itself has none', async () => {
    const me = browser(suite.running, localhost);
    await me.ask('POST', '/auth/forgot-password', { email: 'staff@greenroom.example' });
    await suite.running.identity.sendMails();
    const mail = suite.fixture.mailer.sent.findLast(({ to }) => to === 'staff@greenroom.example');
    const reset = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'a lamp behind the curtain';
    expect((await me.ask('POST', '/auth/reset-password', { token: reset, password })).statusCode).toBe(200);
    expect((await me.logIn('staff@greenroom.example', password)).statusCode).toBe(200);
    expect(await me.me()).toMatchObject({ logged_in: true, staff: false });
    await suite.fixture.database.pool.query(
      `update accounts set password_hash = null where email = 'staff@greenroom.example'`,
    );
  });

  it('leaves a visitor’s data with the visitor', async () => {
    const me = browser(suite.running, localhost);
    const visitor = me.jar.get('visitor_id');
    const uuid = randomUUID();
    await suite.fixture.database.pool.query(
      `insert into conversations (uuid, owner_id, instructor_slug, title) values ($1, $2, 'imogen-vale', 'A taste')`,
      [uuid, visitor],
    );
    await doors.enter(me, await doors.token());
    const { rows } = await suite.fixture.database.pool.query('select owner_id from conversations where uuid = $1', [
      uuid,
    ]);
    expect(rows).toEqual([{ owner_id: visitor }]);
  });

  it('does not exist on a real site, where a demonstration’s session is invalid too', async () => {
    const me = await doors.staff();
    const given = await doors.token();
    const open = await suite.fixture.start({ settings: { staffLink: false }, identity: { staffLink: false } });
    expect(await open.identity.staffToken()).toBeUndefined();
    expect((await doors.enter(browser(open, localhost), given)).statusCode).toBe(404);
    expect(await me.at(open).me()).toMatchObject({ logged_in: true, staff: false });
    const real = await suite.fixture.start({ identity: { demo: false, staffLink: true } });
    expect(await real.identity.staffToken()).toBeUndefined();
    expect(await me.at(real).me()).toMatchObject({ logged_in: false });
    await suite.running.identity.prepare();
  });
});
