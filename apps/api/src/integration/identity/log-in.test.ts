import { verify } from '@node-rs/argon2';
import { sentences } from '@greenroom/contracts';
import { browser, goodPassword, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { createPasswordHasher } from '@greenroom/identity/internals/hash-passwords';
import { logInWithFactor } from '@greenroom/identity/internals/log-in';

const suite = identitySuite();

/** Returns the parts of a hash that determine its cost: kind, version, memory, passes and lanes. */
const costOf = (hash: Parameters<typeof verify>[0]) => String(hash).split('$').slice(0, 4).join('$');

describe('logging in', () => {
  test('works with address and password, in any case of the address', async () => {
    const { email } = await suite.newcomer();
    const me = browser(suite.running);
    expect((await me.logIn(email.toUpperCase(), goodPassword, { returnTo: 'https://evil.example' })).json()).toEqual({
      returnTo: '/homepage',
      factors: [],
    });
    expect(await me.me()).toMatchObject({ email, logged_in: true });
  });

  test.each([
    ['a wrong password', async () => (await suite.newcomer()).email],
    ['an unknown address', async () => someAddress()],
  ])('%s is answered with the message in `error`', async (_, address) => {
    const answer = await browser(suite.running).logIn(await address(), 'not this one');
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: sentences.logInFailed, code: 'not_authenticated' },
    ]);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('access_token');
  });

  test('an unknown address costs the same comparison as a wrong password', async () => {
    const { email } = await suite.newcomer();
    const matches = jest.spyOn(suite.running.identity.passwords, 'matches');
    for (const address of [email, someAddress()]) await browser(suite.running).logIn(address, 'not this one');
    const asked = matches.mock.calls;
    matches.mockRestore();
    expect(asked).toEqual([
      [expect.any(String), 'not this one'],
      [undefined, 'not this one'],
    ]);

    const compare = jest.fn(verify);
    const passwords = createPasswordHasher(compare);
    for (const stored of [asked[0]![0], undefined]) expect(await passwords.matches(stored, 'not this one')).toBe(false);
    const compared = compare.mock.calls.map(([hash, tried]) => [costOf(hash), tried]);
    expect(compared).toEqual(Array(2).fill(['$argon2id$v=19$m=19456,t=2,p=1', 'not this one']));
  });

  test('ends the session the browser had', async () => {
    const { me, email } = await suite.newcomer();
    const copy = me.at(suite.running);
    await me.logIn(email);
    expect((await copy.me()).logged_in).toBe(false);
    expect((await me.me()).logged_in).toBe(true);
  });

  test('a guesser is locked out of an account, and its person is not, also after a restart', async () => {
    const { email } = await suite.newcomer();
    const guesser = browser(suite.running, '10.9.9.9');
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push((await guesser.logIn(email, `guess ${guess}`)).statusCode);
    expect(codes).toEqual([...Array(10).fill(401), 429]);
    const restarted = await suite.fixture.start();
    const again = await browser(restarted, '10.9.9.9').logIn(email);
    expect([again.statusCode, again.json().error]).toEqual([429, sentences.tooManyTries]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(600);
    expect((await browser(restarted, '10.0.0.7').logIn(email)).statusCode).toBe(200);
    await suite.fixture.passTime(901);
    expect((await browser(restarted, '10.9.9.9').logIn(email)).statusCode).toBe(200);
  });

  test('successful log-ins are never rate limited', async () => {
    const { email } = await suite.newcomer();
    for (let round = 0; round < 15; round += 1)
      expect((await browser(suite.running).logIn(email)).statusCode).toBe(200);
  });

  test('a guesser who changes addresses within a network of IPv6 is one', async () => {
    const { email } = await suite.newcomer();
    const codes = [];
    for (let guess = 1; guess <= 11; guess += 1)
      codes.push((await browser(suite.running, `2001:db8:1:2::${guess}`).logIn(email, 'no')).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  test('a guesser’s own claim about their address is ignored behind our proxy', async () => {
    const site = await suite.fixture.start({ settings: { publicOrigin: 'https://greenroom.example' } });
    const { email } = await suite.newcomer();
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const headers = { origin: 'https://greenroom.example', 'x-forwarded-for': `198.51.100.${guess}, 203.0.113.9` };
      const body = { username: email, password: `guess ${guess}` };
      codes.push((await browser(site).ask('POST', '/auth/login', body, headers)).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });

  test('if a second factor is required, the password alone gives no tokens', async () => {
    const strict = await suite.fixture.start({ identity: { requiredFactors: async () => ['code'] } });
    const { email } = await suite.newcomer();
    const me = browser(strict);
    const answer = await me.logIn(email);
    expect(answer.json()).toEqual({ returnTo: '/homepage', factors: ['code'] });
    expect(answer.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['pending_log_in']));
    expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh_token');
    expect((await me.me()).logged_in).toBe(false);
    const asker = { address: '', country: 'XX', userAgent: '', visitorId: crypto.randomUUID(), locale: 'en' as const };
    const give = () =>
      logInWithFactor(
        { db: suite.fixture.db, mergeVisitor: async () => {} },
        { ...asker, session: undefined },
        { pendingToken: me.jar.get('pending_log_in') as string, factor: 'code' },
      );
    expect((await give()).account.email).toBe(email);
    await expect(give()).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

describe('logging out', () => {
  test('ends the session and clears the cookies; a visitor is answered too', async () => {
    const { me } = await suite.newcomer();
    const copy = me.at(suite.running);
    expect((await me.ask('POST', '/auth/logout')).json()).toEqual({ done: true });
    expect([...me.jar.keys()].toSorted()).toEqual(['geo', 'region', 'visitor_id']);
    expect((await copy.me()).logged_in).toBe(false);
    expect((await me.ask('POST', '/auth/logout')).json()).toEqual({ done: true });
  });

  test('one sees one’s devices, and logs one or all others out', async () => {
    const { me, email } = await suite.newcomer();
    const [phone, tablet] = [browser(suite.running), browser(suite.running)];
    await phone.logIn(email);
    await tablet.logIn(email);
    const { sessions } = (await me.ask('GET', '/auth/sessions')).json();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({ browser: 'Firefox', system: 'Linux', country: 'XX' });
    const phones = (
      (await phone.ask('GET', '/auth/sessions')).json().sessions as { uuid: string; current: boolean }[]
    ).find(({ current }) => current);
    expect((await me.ask('DELETE', `/auth/sessions/${phones?.uuid}`)).json()).toEqual({ ended: 1 });
    expect([(await phone.me()).logged_in, (await tablet.me()).logged_in]).toEqual([false, true]);
    expect((await me.ask('POST', '/auth/sessions/end', { which: 'others' })).json()).toEqual({ ended: 1 });
    expect([(await tablet.me()).logged_in, (await me.me()).logged_in]).toEqual([false, true]);
    expect((await me.ask('POST', '/auth/sessions/end', { which: 'all' })).json()).toEqual({ ended: 1 });
    expect((await me.me()).logged_in).toBe(false);
  });

  test('no one can end another account’s session', async () => {
    const [{ me }, { me: other }] = [await suite.newcomer(), await suite.newcomer()];
    const { sessions } = (await other.ask('GET', '/auth/sessions')).json();
    expect((await me.ask('DELETE', `/auth/sessions/${sessions[0].uuid}`)).statusCode).toBe(404);
    expect((await other.me()).logged_in).toBe(true);
  });
});

test('a bearer token tells who it speaks for; one that is not good is refused', async () => {
  const { me, email } = await suite.newcomer();
  const token = me.jar.get('access_token') as string;
  const stranger = browser(suite.running);
  const ask = (authorization: string) => stranger.ask('GET', '/api/persona/v2/users/me', undefined, { authorization });
  expect((await ask(`Bearer ${token}`)).json()).toMatchObject({ email });
  expect(
    (await stranger.ask('GET', '/api/v1/users/me', undefined, { authorization: `Bearer ${token}` })).json(),
  ).toMatchObject({ email });
  expect((await ask(`Bearer ${me.jar.get('id_token')}`)).statusCode).toBe(401);
  expect((await ask(`Bearer ${token.slice(0, -3)}abc`)).statusCode).toBe(401);
  expect((await stranger.ask('GET', '/api/persona/v2/users/me')).statusCode).toBe(401);
  await me.ask('POST', '/auth/logout');
  expect((await ask(`Bearer ${token}`)).statusCode).toBe(401);
});
