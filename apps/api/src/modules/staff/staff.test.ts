import { randomUUID } from 'node:crypto';
import { sentences } from '@greenroom/contracts';
import { outboxMails } from '../../database/schema.ts';
import {
  type Browser,
  browser,
  type IdentityWorld,
  openIdentityWorld,
  type RunningIdentity,
  someAddress,
} from '../../app/testing/identity-app.ts';

const localhost = '127.0.0.1';
const demonstration = { settings: { staffLink: true }, identity: { staffLink: true } };
let world: IdentityWorld;
let running: RunningIdentity;
beforeAll(async () => {
  world = await openIdentityWorld();
  running = await world.start(demonstration);
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('delete from rate_limits'));

const token = async (server = running) => (await server.identity.staffToken()) ?? '';
const enter = (me: Browser, given: string, headers: Record<string, string> = {}) =>
  me.ask('POST', '/api/v1/staff/enter', { token: given }, headers);
async function staff(server = running): Promise<Browser> {
  const me = browser(server, localhost);
  expect((await enter(me, await token(server))).statusCode).toBe(200);
  return me;
}

describe('the one-time staff link', () => {
  it('lets in once', async () => {
    const given = await token();
    const { rows } = await world.database.pool.query('select * from one_time_tokens');
    expect(JSON.stringify(rows)).not.toContain(given);
    const first = browser(running, localhost);
    expect((await enter(first, given)).json()).toEqual({ done: true });
    expect(await first.me()).toMatchObject({ logged_in: true, staff: true, staff_needs_factor: false });
    const second = await enter(browser(running, localhost), given);
    expect([second.statusCode, second.json().error.message]).toEqual([422, sentences.linkSpent]);
  });

  it('lets one of two in who come at once', async () => {
    const given = await token();
    const codes = await Promise.all(
      [1, 2, 3].map(async () => (await enter(browser(running, localhost), given)).statusCode),
    );
    expect(codes.toSorted()).toEqual([200, 422, 422]);
  });

  it('is good for 15 minutes', async () => {
    const given = await token();
    await world.passTime(901);
    expect((await enter(browser(running, localhost), given)).statusCode).toBe(422);
    const brief = await token();
    await world.passTime(890);
    expect((await enter(browser(running, localhost), brief)).statusCode).toBe(200);
  });

  it('takes the place of the one before', async () => {
    const before = await token();
    await token();
    expect((await enter(browser(running, localhost), before)).statusCode).toBe(422);
  });

  it.each([
    ['from another machine', '10.0.0.7', {}],
    ['handed on by a proxy', localhost, { 'x-forwarded-for': '203.0.113.9' }],
    ['under a name that leads here', localhost, { host: 'evil.example', origin: 'http://evil.example' }],
  ])('opens nothing %s, and is not used up by it', async (_, from, headers: Record<string, string>) => {
    const given = await token();
    const refused = await enter(browser(running, from), given, headers);
    expect([403, 404]).toContain(refused.statusCode);
    expect(refused.cookies.map(({ name }) => name)).not.toContain('access_token');
    expect((await enter(browser(running, localhost), given)).statusCode).toBe(200);
  });

  it('is for this machine on every request, not at the door alone', async () => {
    const me = await staff();
    const moved = browser(running, '10.0.0.7');
    for (const [name, value] of me.jar) moved.jar.set(name, value);
    expect(await moved.me()).toMatchObject({ logged_in: true, staff: false });
    expect((await moved.ask('GET', '/api/v1/staff/overview')).statusCode).toBe(404);
  });

  it('says in the session and in the audit trail how one came', async () => {
    const me = await staff();
    const { id } = await me.me();
    const { rows } = await world.database.pool.query(
      `select provider, hosted_domain, factors from sessions where account_uuid = $1 order by created_at desc limit 1`,
      [id],
    );
    expect(rows[0]).toEqual({ provider: 'staff-link', hosted_domain: null, factors: [] });
    const { entries } = (await me.ask('GET', '/api/v1/staff/audit')).json();
    expect(entries[0]).toMatchObject({ event: 'logged-in', provider: 'staff-link', email: 'staff@greenroom.example' });
  });

  it('is the way to rights of staff, and the account is none by itself', async () => {
    const me = browser(running, localhost);
    await me.ask('POST', '/auth/forgot-password', { email: 'staff@greenroom.example' });
    await running.identity.sendMails();
    const mail = world.mailer.sent.findLast(({ to }) => to === 'staff@greenroom.example');
    const reset = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const password = 'a lamp behind the curtain';
    expect((await me.ask('POST', '/auth/reset-password', { token: reset, password })).statusCode).toBe(200);
    expect((await me.logIn('staff@greenroom.example', password)).statusCode).toBe(200);
    expect(await me.me()).toMatchObject({ logged_in: true, staff: false });
    await world.database.pool.query(`update accounts set password_hash = null where email = 'staff@greenroom.example'`);
  });

  it('leaves a visitor’s things with the visitor', async () => {
    const me = browser(running, localhost);
    const visitor = me.jar.get('visitor_id');
    const uuid = randomUUID();
    await world.database.pool.query(
      `insert into conversations (uuid, owner_id, instructor_slug, title) values ($1, $2, 'imogen-vale', 'A taste')`,
      [uuid, visitor],
    );
    await enter(me, await token());
    const { rows } = await world.database.pool.query('select owner_id from conversations where uuid = $1', [uuid]);
    expect(rows).toEqual([{ owner_id: visitor }]);
  });

  it('is not there on a real site, and a session of a demonstration is worth nothing there', async () => {
    const me = await staff();
    const given = await token();
    const open = await world.start({ settings: { staffLink: false }, identity: { staffLink: false } });
    expect(await open.identity.staffToken()).toBeUndefined();
    expect((await enter(browser(open, localhost), given)).statusCode).toBe(404);
    expect(await me.at(open).me()).toMatchObject({ logged_in: true, staff: false });
    const real = await world.start({ identity: { demo: false, staffLink: true } });
    expect(await real.identity.staffToken()).toBeUndefined();
    expect(await me.at(real).me()).toMatchObject({ logged_in: false });
    await running.identity.prepare();
  });
});

const endpoints = [
  '/api/v1/staff/overview',
  '/api/v1/staff/mails',
  `/api/v1/staff/mails/${randomUUID()}`,
  `/api/v1/staff/mails/${randomUUID()}/html`,
  '/api/v1/staff/audit',
  '/api/v1/staff/releases',
];

test.each(endpoints)('%s is for staff', async (url) => {
  const visitor = await browser(running, localhost).ask('GET', url);
  expect([visitor.statusCode, visitor.json().error.code]).toEqual([401, 'not_authenticated']);
  const person = browser(running, localhost);
  await person.signUp(someAddress());
  const refused = await person.ask('GET', url);
  expect([refused.statusCode, refused.json().error.code]).toEqual([404, 'not_found']);
});

describe('staff of a demonstration', () => {
  const mail = { uuid: randomUUID(), to: 'maren@example.com', subject: 'A new password', text: 'By a link' };
  const html = '<!doctype html><html><head><title>x</title></head><body>By <a href="/reset">a link</a></body></html>';
  beforeAll(() => world.db.insert(outboxMails).values({ ...mail, html }));

  it('see what the product stands on', async () => {
    const overview = (await (await staff()).ask('GET', '/api/v1/staff/overview')).json();
    expect(overview.demo).toBe(true);
    expect(overview.accounts.all).toBeGreaterThanOrEqual(2);
    expect(overview.log_ins.succeeded).toBeGreaterThan(0);
    expect(overview.mails).toEqual({
      waiting: expect.any(Number) as number,
      sent: expect.any(Number) as number,
      failed: 0,
    });
  });

  it('read the outbox, the list without words', async () => {
    const me = await staff();
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

  it('get a mail as HTML that can do nothing, in a frame of our own pages alone', async () => {
    const answer = await (await staff()).ask('GET', `/api/v1/staff/mails/${mail.uuid}/html`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const policy = String(answer.headers['content-security-policy']);
    for (const part of ["default-src 'none'", "frame-ancestors 'self'", "form-action 'none'", 'sandbox allow-popups'])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(answer.body).toContain('<head><base target="_blank">');
  });
});

test('on a real site nobody reads other people’s mail', async () => {
  const uuid = randomUUID();
  await world.db
    .insert(outboxMails)
    .values({ uuid, to: 'a@example.com', subject: 'Secret', html: 'Secret', text: 'Secret' });
  const me = await staff();
  const real = await world.start({
    settings: { ...demonstration.settings, demo: false },
    identity: { staffLink: true },
  });
  const list = await me.at(real).ask('GET', '/api/v1/staff/mails');
  expect(list.json()).toMatchObject({ readable: false, mails: [] });
  expect(list.body).not.toContain('Secret');
  for (const url of [`/api/v1/staff/mails/${uuid}`, `/api/v1/staff/mails/${uuid}/html`])
    expect((await me.at(real).ask('GET', url)).statusCode).toBe(404);
});

describe('the audit trail', () => {
  interface Entry {
    uuid: string;
    at: string;
    event: string;
    email: string | null;
    details: { name: string; value: string }[];
  }
  const read = async (me: Browser, query: Record<string, string> = {}) =>
    (await me.ask('GET', `/api/v1/staff/audit?${new URLSearchParams(query)}`)).json<{
      entries: Entry[];
      cursor: string | null;
    }>();

  it('tells of one account who did what, by address or number, and no secret', async () => {
    const email = someAddress();
    const person = browser(running);
    await person.signUp(email);
    await person.logIn(email, 'not the password');
    const me = await staff();
    const { entries } = await read(me, { account: email.toUpperCase() });
    const [last, ...atOnce] = entries.map(({ event }) => event);
    // What one transaction writes down is of one moment.
    expect([last, atOnce.toSorted()]).toEqual(['log-in-failed', ['logged-in', 'signed-up']]);
    expect(new Set(entries.map((entry) => entry.email))).toEqual(new Set([email]));
    const logIn = entries.find(({ event }) => event === 'logged-in');
    expect(logIn?.details).toEqual([{ name: 'provider', value: 'password' }]);
    const { id } = await person.me();
    expect((await read(me, { account: id ?? '' })).entries).toEqual(entries);
    expect(JSON.stringify(entries)).not.toMatch(/token|argon2|not the password/i);
    expect((await read(me, { account: 'nobody@example.com' })).entries).toEqual([]);
  });

  it('is read page by page: nothing twice, nothing missing, the newest first', async () => {
    await world.database.pool.query(
      // Forty at one and the same moment, so that a page ends within it.
      `insert into audit_events (uuid, event, at) select gen_random_uuid(), 'log-in-failed', now() - interval '1 hour'
        from generate_series(1, 40)`,
    );
    await world.database.pool.query(
      `insert into audit_events (uuid, event, at) select gen_random_uuid(), 'log-in-failed', now() - n * interval '2 hours'
        from generate_series(1, 90) n`,
    );
    const me = await staff();
    const { rows } = await world.database.pool.query('select count(*)::int as all from audit_events');
    const seen: Entry[] = [];
    let cursor: string | null = null;
    do {
      const page: { entries: Entry[]; cursor: string | null } = await read(me, cursor === null ? {} : { cursor });
      expect(page.entries.length).toBeLessThanOrEqual(50);
      seen.push(...page.entries);
      cursor = page.cursor;
    } while (cursor !== null);
    expect(new Set(seen.map(({ uuid }) => uuid)).size).toBe(seen.length);
    expect(seen).toHaveLength((rows[0] as { all: number }).all);
    expect(seen.map(({ at }) => at)).toEqual(
      seen
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  it.each(['x', 'x_y', `2026-01-01_${'z'.repeat(36)}`])('refuses %j as a place to go on from', async (cursor) => {
    const answer = await (await staff()).ask('GET', `/api/v1/staff/audit?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
  });
});
