import { eq } from 'drizzle-orm';
import { sentences } from '@greenroom/contracts';
import { accounts, conversations } from '../../database/schema.ts';
import {
  browser,
  goodPassword,
  type IdentityWorld,
  mailedToken,
  openIdentityWorld,
  otherPassword,
  type RunningIdentity,
  someAddress,
} from '../../app/testing/identity-app.ts';
import { logInWithFactor } from './log-in.ts';

let world: IdentityWorld;
let running: RunningIdentity;
beforeAll(async () => {
  world = await openIdentityWorld();
  running = await world.start();
});
afterAll(() => world.close());
// Each test starts with nothing tried yet: all come from a few addresses.
beforeEach(() => world.database.pool.query('delete from rate_limits'));

async function newcomer() {
  const me = browser(running);
  const email = someAddress();
  const answer = await me.signUp(email);
  expect(answer.statusCode).toBe(200);
  return { me, email };
}

/** With the address confirmed, and its mails sent. */
async function regular() {
  const { me, email } = await newcomer();
  await running.identity.sendMails();
  const answer = await me.ask('POST', '/auth/confirm-address', { token: mailedToken(world.mailer, email) });
  expect(answer.statusCode).toBe(200);
  return { me, email };
}

describe('signing up', () => {
  test('logs in by cookies, never by the body', async () => {
    const me = browser(running);
    const email = someAddress();
    const answer = await me.signUp(`  ${email} `, { returnTo: '/library/imogen-vale?a=1#b' });
    expect(answer.json()).toEqual({
      returnTo: '/onboarding?returnTo=%2Flibrary%2Fimogen-vale%3Fa%3D1%23b',
      factors: [],
    });
    const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie]));
    for (const [name, maxAge] of [
      ['access_token', 900],
      ['id_token', 900],
      ['refresh_token', 2_592_000],
    ] as const)
      expect(cookies[name]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge });
    expect(cookies.logged_in).toMatchObject({ value: '1', maxAge: 2_592_000 });
    expect(cookies.logged_in).not.toHaveProperty('httpOnly');
    expect(await me.me()).toMatchObject({ email, logged_in: true, email_confirmed: false, name: 'Maren Cole' });
    expect((await me.ask('GET', '/auth/me')).json()).toMatchObject({ email, emailConfirmed: false });
  });

  test('cookies are Secure where the site is reached by https', async () => {
    const site = await world.start({
      settings: { publicOrigin: 'https://greenroom.example' },
      identity: { secure: true },
    });
    const me = browser(site);
    const body = { email: someAddress(), password: goodPassword, name: 'M', gdpr: true };
    const answer = await me.ask('POST', '/auth/sign-up', body, { origin: 'https://greenroom.example' });
    expect(answer.cookies.filter(({ secure }) => !secure)).toEqual([]);
  });

  test.each([
    [{ email: '' }, 'email', sentences.emailRequired],
    [{ email: `${'a'.repeat(65)}@example.com` }, 'email', sentences.emailTooLong],
    [{ email: `a@${'b.'.repeat(130)}com` }, 'email', sentences.emailTooLong],
    [{ email: 'maren@example' }, 'email', sentences.emailInvalid],
    [{ email: 'maren example.com' }, 'email', sentences.emailInvalid],
    [{ password: '' }, 'password', sentences.passwordRequired],
    [{ password: 'seven77' }, 'password', sentences.passwordTooShort],
    [{ password: 'x1'.repeat(65) }, 'password', sentences.passwordTooLong],
    [{ password: 'Password123' }, 'password', sentences.passwordCommon],
    [{ password: 'aaaaaaaaaaaa' }, 'password', sentences.passwordCommon],
    [{ email: 'maren.cole.at.work@example.com', password: 'Maren.Cole.at.work' }, 'password', sentences.passwordCommon],
    [{ password: 'Greenroom-2026!' }, 'password', sentences.passwordCommon],
    [{ password: 'Coach coaching 1' }, 'password', sentences.passwordCommon],
    [{ password: 'ＧＲＥＥＮＲＯＯＭ' }, 'password', sentences.passwordCommon],
    [{ name: ' ' }, 'name', sentences.nameRequired],
    [{ name: 'n'.repeat(81) }, 'name', sentences.nameTooLong],
    [{ gdpr: false }, 'gdpr', sentences.termsRequired],
  ])('%j is refused at its field, in the specification’s words', async (wrong, path, message) => {
    const answer = await browser(running).signUp(someAddress(), wrong);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([400, [{ path, message }]]);
    expect(typeof answer.json().error.message).toBe('string');
  });

  test('an address has one account, however it is written', async () => {
    const { email } = await newcomer();
    const answer = await browser(running).signUp(email.toUpperCase());
    expect([answer.statusCode, answer.json().error.message]).toEqual([409, sentences.accountExists]);
  });

  test('of two at once with one address, one gets the account', async () => {
    const email = someAddress();
    const answers = await Promise.all([1, 2, 3].map(() => browser(running).signUp(email)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  });

  test('the language of the mail is the browser’s', async () => {
    const email = someAddress();
    const body = { email, password: goodPassword, name: 'Änne <b>', gdpr: true };
    await browser(running).ask('POST', '/auth/sign-up', body, { 'accept-language': 'de-AT,de;q=0.9' });
    await running.identity.sendMails();
    const mail = world.mailer.sent.findLast(({ to }) => to === email);
    expect(mail).toMatchObject({ subject: 'Bitte bestätige deine Adresse' });
    expect(mail?.text).toContain('Hallo Änne <b>,');
    expect(mail?.html).toContain('Hallo Änne &lt;b&gt;,');
  });
});

describe('logging in', () => {
  test('with address and password, whatever the case of the address', async () => {
    const { email } = await newcomer();
    const me = browser(running);
    expect((await me.logIn(email.toUpperCase(), goodPassword, { returnTo: 'https://evil.example' })).json()).toEqual({
      returnTo: '/homepage',
      factors: [],
    });
    expect(await me.me()).toMatchObject({ email, logged_in: true });
  });

  test.each([
    ['a wrong password', async () => (await newcomer()).email],
    ['an unknown address', async () => someAddress()],
  ])('%s is answered with the sentence, in `error`', async (_, address) => {
    const answer = await browser(running).logIn(await address(), 'not this one');
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { error: sentences.logInFailed, code: 'not_authenticated' },
    ]);
    expect(answer.cookies.map(({ name }) => name)).not.toContain('access_token');
  });

  test('an unknown address takes as long as a wrong password', async () => {
    const { email } = await newcomer();
    const timeOf = async (address: string) => {
      const begun = performance.now();
      await browser(running).logIn(address, 'not this one');
      return performance.now() - begun;
    };
    const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] as number;
    const [known, unknown]: [number[], number[]] = [[], []];
    for (let round = 0; round < 9; round += 1) {
      await world.database.pool.query('delete from rate_limits');
      known.push(await timeOf(email));
      unknown.push(await timeOf(someAddress()));
    }
    expect(median(unknown)).toBeGreaterThan(0.6 * median(known));
    expect(median(unknown)).toBeLessThan(1.7 * median(known));
  });

  test('ends the session the browser had', async () => {
    const { me, email } = await newcomer();
    const copy = me.at(running);
    await me.logIn(email);
    expect((await copy.me()).logged_in).toBe(false);
    expect((await me.me()).logged_in).toBe(true);
  });

  test('a guesser is locked out of an account, and its person is not, also after a restart', async () => {
    const { email } = await newcomer();
    const guesser = browser(running, '10.9.9.9');
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) codes.push((await guesser.logIn(email, `guess ${guess}`)).statusCode);
    expect(codes).toEqual([...Array(10).fill(401), 429]);
    const restarted = await world.start();
    const again = await browser(restarted, '10.9.9.9').logIn(email);
    expect([again.statusCode, again.json().error]).toEqual([429, sentences.tooManyTries]);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(600);
    expect((await browser(restarted, '10.0.0.7').logIn(email)).statusCode).toBe(200);
    await world.passTime(901);
    expect((await browser(restarted, '10.9.9.9').logIn(email)).statusCode).toBe(200);
  });

  test('those who log in rightly are never too many', async () => {
    const { email } = await newcomer();
    for (let round = 0; round < 15; round += 1) expect((await browser(running).logIn(email)).statusCode).toBe(200);
  });

  test('a guesser who changes addresses within a network of IPv6 is one', async () => {
    const { email } = await newcomer();
    const codes = [];
    for (let guess = 1; guess <= 11; guess += 1)
      codes.push((await browser(running, `2001:db8:1:2::${guess}`).logIn(email, 'no')).statusCode);
    expect(codes.at(-1)).toBe(429);
  });

  test('what a guesser says of their own address is not believed, behind a proxy of ours', async () => {
    const site = await world.start({ settings: { publicOrigin: 'https://greenroom.example' } });
    const { email } = await newcomer();
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const headers = { origin: 'https://greenroom.example', 'x-forwarded-for': `198.51.100.${guess}, 203.0.113.9` };
      const body = { username: email, password: `guess ${guess}` };
      codes.push((await browser(site).ask('POST', '/auth/login', body, headers)).statusCode);
    }
    expect(codes.at(-1)).toBe(429);
  });

  test('where a second factor is asked for, the password alone gives no tokens', async () => {
    const strict = await world.start({ identity: { requiredFactors: async () => ['code'] } });
    const { email } = await newcomer();
    const me = browser(strict);
    const answer = await me.logIn(email);
    expect(answer.json()).toEqual({ returnTo: '/homepage', factors: ['code'] });
    expect(answer.cookies.map(({ name }) => name)).toEqual(expect.arrayContaining(['pending_log_in']));
    expect(answer.cookies.map(({ name }) => name)).not.toContain('refresh_token');
    expect((await me.me()).logged_in).toBe(false);
    const asker = { address: '', country: 'XX', userAgent: '', visitorId: crypto.randomUUID(), locale: 'en' as const };
    const give = () =>
      logInWithFactor(
        { db: world.db, adopt: async () => {} },
        { ...asker, session: undefined },
        { pendingToken: me.jar.get('pending_log_in') as string, factor: 'code' },
      );
    expect((await give()).account.email).toBe(email);
    await expect(give()).rejects.toMatchObject({ code: 'unprocessable' });
  });
});

describe('a visitor’s conversations', () => {
  const begin = async (ownerId: string) => {
    const uuid = crypto.randomUUID();
    await world.db.insert(conversations).values({ uuid, ownerId, instructorSlug: 'imogen-vale', title: 'Mine' });
    return uuid;
  };
  const ownerOf = async (uuid: string) =>
    (await world.db.select().from(conversations).where(eq(conversations.uuid, uuid)))[0]?.ownerId;

  test('become theirs at sign-up and at log-in, and stay when they log out', async () => {
    const me = browser(running);
    const email = someAddress();
    const first = await begin(me.jar.get('visitor_id') as string);
    await me.signUp(email);
    const { id } = await me.me();
    expect(await ownerOf(first)).toBe(id);
    await me.ask('POST', '/auth/logout');
    const second = await begin(me.jar.get('visitor_id') as string);
    await me.logIn(email);
    expect([await ownerOf(first), await ownerOf(second)]).toEqual([id, id]);
  });

  test('an account’s uuid is nobody’s visitor id', async () => {
    const { me } = await newcomer();
    const { id } = await me.me();
    const thief = browser(running);
    thief.jar.set('visitor_id', id as string);
    await thief.me();
    expect(thief.jar.get('visitor_id')).not.toBe(id);
    await expect(
      world.db.insert(accounts).values({ uuid: crypto.randomUUID(), email: 'x', emailKey: 'x', name: 'x' }),
    ).rejects.toThrow();
  });
});

describe('logging out', () => {
  test('ends the session and clears the cookies; a visitor is answered too', async () => {
    const { me } = await newcomer();
    const copy = me.at(running);
    expect((await me.ask('POST', '/auth/logout')).json()).toEqual({ done: true });
    expect([...me.jar.keys()].toSorted()).toEqual(['geo', 'region', 'visitor_id']);
    expect((await copy.me()).logged_in).toBe(false);
    expect((await me.ask('POST', '/auth/logout')).json()).toEqual({ done: true });
  });

  test('one sees one’s devices, and logs one or all others out', async () => {
    const { me, email } = await newcomer();
    const [phone, tablet] = [browser(running), browser(running)];
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

  test('nobody ends another’s session', async () => {
    const [{ me }, { me: other }] = [await newcomer(), await newcomer()];
    const { sessions } = (await other.ask('GET', '/auth/sessions')).json();
    expect((await me.ask('DELETE', `/auth/sessions/${sessions[0].uuid}`)).statusCode).toBe(404);
    expect((await other.me()).logged_in).toBe(true);
  });
});

describe('a forgotten password', () => {
  const askFor = async (email: string) => {
    expect((await browser(running).ask('POST', '/auth/forgot-password', { email })).json()).toEqual({ done: true });
    await running.identity.sendMails();
    return mailedToken(world.mailer, email);
  };

  test('is replaced by a link that works once and ends all log-ins', async () => {
    const { me, email } = await newcomer();
    const token = await askFor(email);
    const body = { token, password: otherPassword };
    const someone = browser(running);
    expect((await someone.ask('POST', '/auth/reset-password', { token, password: 'password1' })).statusCode).toBe(400);
    expect((await someone.ask('POST', '/auth/reset-password', body)).json()).toEqual({ done: true });
    expect((await someone.ask('POST', '/auth/reset-password', body)).statusCode).toBe(422);
    expect((await me.me()).logged_in).toBe(false);
    expect((await me.logIn(email)).statusCode).toBe(401);
    expect((await me.logIn(email, otherPassword)).statusCode).toBe(200);
    expect(await me.me()).toMatchObject({ email_confirmed: true });
    await running.identity.sendMails();
    expect(world.mailer.sent.findLast(({ to }) => to === email)?.subject).toBe('Your password was changed');
  });

  test('of two at once with one link, one succeeds', async () => {
    const { email } = await newcomer();
    const body = { token: await askFor(email), password: otherPassword };
    const answers = await Promise.all([1, 2, 3].map(() => browser(running).ask('POST', '/auth/reset-password', body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422]);
  });

  test.each([
    [3_590, 200],
    [3_601, 422],
  ])('the link after %i seconds: %i', async (seconds, status) => {
    const { email } = await newcomer();
    const token = await askFor(email);
    await world.passTime(seconds);
    const answer = await browser(running).ask('POST', '/auth/reset-password', { token, password: otherPassword });
    expect(answer.statusCode).toBe(status);
  });

  test('an older link is good no more once there is a newer', async () => {
    const { email } = await newcomer();
    const older = await askFor(email);
    await askFor(email);
    const answer = await browser(running).ask('POST', '/auth/reset-password', {
      token: older,
      password: otherPassword,
    });
    expect(answer.statusCode).toBe(422);
  });

  test('nothing tells a stranger whether there is an account', async () => {
    const { email } = await newcomer();
    const answers = [];
    for (const address of [email, someAddress()]) {
      const begun = performance.now();
      const answer = await browser(running).ask('POST', '/auth/forgot-password', { email: address });
      answers.push({
        body: answer.body,
        status: answer.statusCode,
        quarters: Math.round((performance.now() - begun) / 250),
      });
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('a link cannot be used for something else', async () => {
    const { email } = await newcomer();
    const token = await askFor(email);
    expect((await browser(running).ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(422);
  });
});

describe('an address', () => {
  test('is confirmed once by the mailed link, and asked for again', async () => {
    const { me, email } = await regular();
    expect(await me.me()).toMatchObject({ email_confirmed: true });
    const token = mailedToken(world.mailer, email);
    expect((await me.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(422);
    const { me: other, email: otherEmail } = await newcomer();
    await running.identity.sendMails();
    const first = mailedToken(world.mailer, otherEmail);
    await other.ask('POST', '/auth/send-confirmation');
    await running.identity.sendMails();
    const second = mailedToken(world.mailer, otherEmail);
    const codes = [];
    for (const one of [first, second])
      codes.push((await other.ask('POST', '/auth/confirm-address', { token: one })).statusCode);
    expect(codes).toEqual([422, 200]);
  });

  test('changes once the new one is confirmed; the old one is told', async () => {
    const { me, email } = await regular();
    const next = someAddress();
    const wrong = await me.ask('POST', '/auth/change-address', { email: next, password: 'no' });
    expect(wrong.json().error.fields).toEqual([{ path: 'password', message: sentences.passwordWrong }]);
    await me.ask('POST', '/auth/change-address', { email: next, password: goodPassword });
    await running.identity.sendMails();
    expect(await me.me()).toMatchObject({ email });
    await browser(running).ask('POST', '/auth/confirm-address', { token: mailedToken(world.mailer, next) });
    expect(await me.me()).toMatchObject({ email: next, email_confirmed: true });
    await running.identity.sendMails();
    const subjects = world.mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining(['Your address is about to change', 'Your address was changed']));
    expect((await browser(running).logIn(next)).statusCode).toBe(200);
    expect((await browser(running).logIn(email)).statusCode).toBe(401);
  });

  test('does not change before the one so far was confirmed', async () => {
    const { me } = await newcomer();
    const body = { email: someAddress(), password: goodPassword };
    expect((await me.ask('POST', '/auth/change-address', body)).statusCode).toBe(403);
  });

  test('of another account is not told from a free one, and cannot be taken', async () => {
    const [{ me }, { email: taken }] = [await regular(), await regular()];
    const answer = await me.ask('POST', '/auth/change-address', { email: taken, password: goodPassword });
    expect([answer.statusCode, answer.json()]).toEqual([200, { done: true }]);
    await running.identity.sendMails();
    expect(world.mailer.sent.findLast(({ to }) => to === taken)?.subject).toBe('You already have an account');
    const { me: slow } = await regular();
    const free = someAddress();
    await slow.ask('POST', '/auth/change-address', { email: free, password: goodPassword });
    await running.identity.sendMails();
    const token = mailedToken(world.mailer, free);
    await browser(running).signUp(free);
    expect((await slow.ask('POST', '/auth/confirm-address', { token })).statusCode).toBe(409);
  });
});

describe('a password', () => {
  test('changes for one who knows it, and ends the other log-ins', async () => {
    const { me, email } = await newcomer();
    const phone = browser(running);
    await phone.logIn(email);
    const change = (currentPassword: string, newPassword: string) =>
      me.ask('POST', '/auth/change-password', { currentPassword, newPassword });
    expect((await change('no', otherPassword)).json().error.fields[0].path).toBe('currentPassword');
    expect((await change(goodPassword, 'iloveyou1')).json().error.fields[0].path).toBe('newPassword');
    expect((await change(goodPassword, otherPassword)).statusCode).toBe(200);
    expect([(await me.me()).logged_in, (await phone.me()).logged_in]).toEqual([true, false]);
    expect((await phone.logIn(email, otherPassword)).statusCode).toBe(200);
  });

  test('is guessed at ten times by somebody at an open screen, and no more', async () => {
    const { me } = await newcomer();
    const codes = [];
    for (let guess = 0; guess < 11; guess += 1) {
      const body = { currentPassword: `guess ${guess}`, newPassword: otherPassword };
      codes.push((await me.ask('POST', '/auth/change-password', body)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(400), 429]);
  });

  test('with a letter that keyboards write in two ways is one password', async () => {
    const me = browser(running);
    const email = someAddress();
    await me.signUp(email, { password: 'caf\u00e9 at the harbour' });
    expect((await me.logIn(email, 'cafe\u0301 at the harbour')).statusCode).toBe(200);
  });
});

test('a bearer token tells who it speaks for; one that is not good is refused', async () => {
  const { me, email } = await newcomer();
  const token = me.jar.get('access_token') as string;
  const stranger = browser(running);
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

test('passwords and tokens stand nowhere in the database as they are', async () => {
  const { me, email } = await newcomer();
  await me.ask('POST', '/auth/forgot-password', { email });
  await running.identity.sendMails();
  const secrets = [goodPassword, me.jar.get('refresh_token'), mailedToken(world.mailer, email)];
  const { rows: hashes } = await world.database.pool.query(
    'select password_hash from accounts where password_hash is not null',
  );
  for (const { password_hash } of hashes) expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  for (const table of [
    'accounts',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'mails',
    'audit_events',
    'rate_limits',
    'signing_keys',
  ]) {
    const { rows } = await world.database.pool.query(`select * from ${table}`);
    for (const secret of secrets) expect(JSON.stringify(rows)).not.toContain(secret);
    if (!['accounts', 'mails', 'one_time_tokens'].includes(table)) expect(JSON.stringify(rows)).not.toContain(email);
  }
});

test('what happens to an account is written down', async () => {
  const { me, email } = await newcomer();
  const { id } = await me.me();
  await browser(running).logIn(email, 'no');
  await me.ask('POST', '/auth/logout');
  const { rows } = await world.database.pool.query(
    'select event from audit_events where account_uuid = $1 order by at',
    [id],
  );
  expect(rows.map(({ event }) => event)).toEqual(['signed-up', 'logged-in', 'log-in-failed', 'logged-out']);
});
