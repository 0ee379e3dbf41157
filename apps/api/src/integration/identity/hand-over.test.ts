import { cookies } from '@greenroom/contracts';
import { browser } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';

const suite = identitySuite({ identity: { desktopScheme: 'greenroom-test' } });

const codeFor = async (me: ReturnType<typeof browser>) =>
  (await me.ask('POST', '/auth/desktop-code')).json<{ code: string; address: string }>();
const exchange = (app: ReturnType<typeof browser>, code: string) =>
  app.ask('POST', '/auth/desktop-code/exchange', { code });

test('the desktop app takes over the log-in with cookies of its own; both stay signed in', async () => {
  const { me, email } = await suite.newcomer();
  const { code, address } = await codeFor(me);
  expect(address).toBe(`greenroom-test://log-in?code=${code}`);
  const app = browser(suite.running);
  const answer = await exchange(app, code);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).not.toContain(app.jar.get(cookies.refreshToken.name));
  expect(await app.me()).toMatchObject({ logged_in: true, email });
  expect(await me.me()).toMatchObject({ logged_in: true, email });
  expect(app.jar.get('refresh_token')).not.toBe(me.jar.get('refresh_token'));
});

test('a code is valid once, even for two concurrent requests', async () => {
  const { me } = await suite.newcomer();
  const { code } = await codeFor(me);
  const answers = await Promise.all([1, 2, 3].map(() => exchange(browser(suite.running), code)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
});

test.each([
  [59, 200],
  [61, 422],
])('a code used after %d seconds is answered with %d', async (seconds, status) => {
  const { me } = await suite.newcomer();
  const { code } = await codeFor(me);
  await suite.fixture.passTime(seconds);
  expect((await exchange(browser(suite.running), code)).statusCode).toBe(status);
});

test('a newer code replaces the one before', async () => {
  const { me } = await suite.newcomer();
  const first = await codeFor(me);
  const second = await codeFor(me);
  expect((await exchange(browser(suite.running), first.code)).statusCode).toBe(422);
  expect((await exchange(browser(suite.running), second.code)).statusCode).toBe(200);
});

test('a code is void after logging out', async () => {
  const { me } = await suite.newcomer();
  const { code } = await codeFor(me);
  await me.ask('POST', '/auth/logout');
  expect((await exchange(browser(suite.running), code)).statusCode).toBe(422);
});

test('visitors get no code, and codes are never stored in plain text', async () => {
  expect((await browser(suite.running).ask('POST', '/auth/desktop-code')).statusCode).toBe(401);
  const { me } = await suite.newcomer();
  const { code } = await codeFor(me);
  const { rows } = await suite.fixture.database.pool.query("select * from one_time_tokens where purpose = 'desktop'");
  expect(JSON.stringify(rows)).not.toContain(code);
});

test('the new log-in is as old as the first and ends with it, so that no log-in exceeds 30 days', async () => {
  const { me, email } = await suite.newcomer();
  await suite.fixture.passTime(14 * 86_400);
  const { code } = await codeFor(me);
  const app = browser(suite.running);
  await exchange(app, code);
  const { rows } = await suite.fixture.database.pool.query<{ created_at: string; expires_at: string }>(
    `select s.created_at::text, s.expires_at::text from sessions s join accounts a on a.uuid = s.account_uuid
      where a.email = $1 and s.ended_at is null`,
    [email],
  );
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
  await suite.fixture.passTime(14 * 86_400);
  app.letAccessExpire();
  expect((await app.me()).logged_in).toBe(true);
  await suite.fixture.passTime(2 * 86_400 + 60);
  expect((await app.me()).logged_in).toBe(false);
});

test('a page of another site cannot make a browser exchange a code', async () => {
  const { me } = await suite.newcomer();
  const { code } = await codeFor(me);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const answer = await browser(suite.running).ask('POST', '/auth/desktop-code/exchange', { code }, foreign);
  expect(answer.statusCode).toBe(403);
});

test('a second factor given before counts there too', async () => {
  const { me, email } = await suite.newcomer();
  await suite.fixture.database.pool.query(
    `update sessions set factors = '["code"]' where account_uuid = (select uuid from accounts where email = $1)`,
    [email],
  );
  const { code } = await codeFor(me);
  await exchange(browser(suite.running), code);
  const { rows } = await suite.fixture.database.pool.query<{ factors: string[] }>(
    'select factors from sessions where account_uuid = (select uuid from accounts where email = $1)',
    [email],
  );
  expect(rows.map(({ factors }) => factors)).toEqual([['code'], ['code']]);
});
