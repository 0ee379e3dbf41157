import { type Browser, browser, someAddress } from '../../app/testing/identity-app.ts';
import { idleSeconds } from '@greenroom/identity/internals/sessions.repository';
import { failNextRefresh } from './testing/fail-next-refresh.ts';
import { useTwoServers } from './testing/two-servers.ts';

/** Two servers on one database. Time passes by moving the moments stored in the database back. */
const two = useTwoServers();
const { signedIn } = two;

const accessSeconds = 900;
/** Everything that Jest would fake; only the clock is to be wrong. */
const everyTimer: NonNullable<Extract<Parameters<typeof jest.useFakeTimers>[0], { doNotFake?: unknown }>['doNotFake']> =
  [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'clearTimeout',
    'clearInterval',
    'clearImmediate',
    'nextTick',
    'queueMicrotask',
    'performance',
    'hrtime',
  ];

test('a forged or malformed token gives nothing and harms no one', async () => {
  const me = await signedIn();
  for (const made of ['', 'x', 'A'.repeat(43), "' or 1=1 --", `${me.jar.get('refresh_token')}x`, 'ü'.repeat(5_000)]) {
    const other = browser(two.servers[0]);
    other.jar.set('refresh_token', encodeURIComponent(made));
    expect((await other.me()).logged_in).toBe(false);
  }
  expect((await me.me()).logged_in).toBe(true);
});

test('a log-in ends after 30 days, however much it is used', async () => {
  const me = await signedIn();
  for (let day = 1; day < 30; day += 1) {
    await two.fixture.passTime(86_400);
    me.letAccessExpire();
    expect((await me.me()).logged_in).toBe(true);
  }
  await two.fixture.passTime(86_400);
  me.letAccessExpire();
  expect((await me.me()).logged_in).toBe(false);
});

test('an unused log-in ends after 15 days and disappears from the devices', async () => {
  const me = await signedIn();
  const other = browser(two.servers[1]);
  await other.logIn((await me.me()).email!);
  await two.fixture.passTime(idleSeconds - 60);
  me.letAccessExpire();
  expect((await me.me()).logged_in).toBe(true);
  await two.fixture.passTime(120);
  other.letAccessExpire();
  expect((await other.me()).logged_in).toBe(false);
  expect((await me.ask('GET', '/auth/sessions')).json().sessions).toHaveLength(1);
});

test('concurrent requests cause one refresh', async () => {
  const me = await signedIn();
  me.letAccessExpire();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, n) => me.at(two.servers[(n % 2) as 0 | 1]).ask('GET', '/api/v1/users/me')),
  );
  const given = answers.map(({ cookies }) => cookies.find(({ name }) => name === 'refresh_token')?.value);
  expect(given.every(Boolean)).toBe(true);
  expect(new Set(given).size).toBe(1);
});

test('an access token that has run out by a server’s clock is refreshed, though the browser still has it', async () => {
  const me = await signedIn();
  jest.useFakeTimers({ now: Date.now() + (accessSeconds + 10) * 1_000, doNotFake: everyTimer });
  const answer = await me.ask('GET', '/api/v1/users/me');
  jest.useRealTimers();
  expect(answer.json().logged_in).toBe(true);
  expect(answer.cookies.map(({ name }) => name)).toContain('refresh_token');
});

test('if the database fails, no cookies are cleared', async () => {
  const me = await signedIn();
  me.letAccessExpire();
  const revive = failNextRefresh(two.servers[0], 0);
  const answer = await me.ask('GET', '/api/v1/users/me');
  revive();
  expect(answer.statusCode).toBe(500);
  expect(answer.cookies.filter(({ value }) => value === '')).toEqual([]);
  expect((await me.me()).logged_in).toBe(true);
});

test('a new key signs after 30 days, and what the old one signed stays valid', async () => {
  const me = await signedIn();
  const kidOf = (one: Browser) =>
    (
      JSON.parse(Buffer.from(one.jar.get('access_token')?.split('.')[0] ?? '', 'base64url').toString()) as {
        kid: string;
      }
    ).kid;
  await two.fixture.database.pool.query(`update signing_keys set created_at = created_at - interval '31 days'`);
  const restarted = await two.fixture.start();
  const moved = me.at(restarted);
  expect((await moved.me()).logged_in).toBe(true);
  const other = browser(restarted);
  await other.signUp(someAddress());
  expect(kidOf(other)).not.toBe(kidOf(me));
  // A server that has not seen the new key loads it.
  expect((await other.at(two.servers[0]).me()).logged_in).toBe(true);
  const changed = await two.fixture.start({ identity: { secret: 'another' } });
  expect((await other.at(changed).me()).logged_in).toBe(true);
});
