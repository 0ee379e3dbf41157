import { Secret, TOTP } from 'otpauth';
import {
  type Browser,
  browser,
  goodPassword,
  type IdentityWorld,
  openIdentityWorld,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';
import { softwarePasskey } from '../../../app/testing/software-passkey.ts';
import { sentences } from '@greenroom/contracts';
import type { IdentityProvider, VouchedPerson } from '../../../ports/identity-provider.ts';

const site = 'http://localhost:4200';
const password = goodPassword;
let world: IdentityWorld;
let running: RunningIdentity;
beforeAll(async () => {
  world = await openIdentityWorld();
  running = await world.start({
    settings: { companyDomain: 'example.com' },
    identity: { companyDomain: 'example.com', providers: [googleOf(() => vouched)] },
  });
});
afterAll(() => world.close());
beforeEach(() => world.database.pool.query('delete from rate_limits'));

/** Whom the stand-in for Google vouches for next. */
let vouched: VouchedPerson;
const googleOf = (who: () => VouchedPerson): IdentityProvider => ({
  name: 'google',
  label: 'Google',
  begin: async ({ redirectUri, state }) => new URL(`${redirectUri}?state=${state}&code=1`),
  finish: async () => who(),
});
async function logInByGoogle(me: Browser, email: string): Promise<string> {
  vouched = {
    subject: `google ${email}`,
    email,
    emailVerified: true,
    name: 'Tess',
    hostedDomain: 'example.com',
    refreshToken: undefined,
  };
  const begun = await me.ask('GET', '/auth/social/google?terms=true&returnTo=%2Fmeetings');
  const back = new URL(begun.headers.location as string);
  return (await me.ask('GET', back.pathname + back.search)).headers.location as string;
}

async function newcomer() {
  const me = browser(running);
  const email = someAddress();
  await me.signUp(email);
  return { me, email };
}

/** Codes of an app, `ahead` steps of 30 seconds from now. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead * 30_000 });

async function withCodes(me: Browser) {
  const { secret } = (await me.ask('POST', '/auth/factors/code/options', { password })).json();
  const added = await me.ask('POST', '/auth/factors/code', { code: codeOf(secret, -1) });
  expect(added.statusCode).toBe(200);
  return { secret, recoveryCodes: added.json().recoveryCodes as string[] };
}

async function withPasskey(
  me: Browser,
  passkey = softwarePasskey(site),
  proof: Record<string, unknown> = { password },
) {
  const { options } = (await me.ask('POST', '/auth/factors/passkeys/options', proof)).json();
  const added = await me.ask('POST', '/auth/factors/passkeys', { name: 'My key', response: passkey.create(options) });
  expect(added.statusCode).toBe(200);
  return { passkey, recoveryCodes: added.json().recoveryCodes as string[] | null };
}

const give = (me: Browser, given: Record<string, unknown>) =>
  me.ask('POST', '/auth/factor', { given, returnTo: '/meetings' });
const challengeFor = async (me: Browser) => (await me.ask('POST', '/auth/factor/challenge')).json().options;

describe('time-based codes', () => {
  test('are asked for after the password, and end the log-in', async () => {
    const { me, email } = await newcomer();
    const { secret } = await withCodes(me);
    const next = browser(running);
    expect((await next.logIn(email)).json()).toMatchObject({ factors: ['code', 'recovery-code'] });
    expect((await next.me()).logged_in).toBe(false);
    expect((await next.ask('GET', '/auth/factor')).json()).toEqual({ factors: ['code', 'recovery-code'] });
    const wrong = await give(next, { factor: 'code', code: '000000' });
    expect([wrong.statusCode, wrong.json().error.fields]).toEqual([
      400,
      [{ path: 'given.code', message: sentences.codeWrong }],
    ]);
    const right = await give(next, { factor: 'code', code: codeOf(secret).replace(/(...)/, '$1 ') });
    expect(right.json()).toEqual({ returnTo: '/meetings', factors: [] });
    expect(await next.me()).toMatchObject({ logged_in: true, email });
    expect(next.jar.has('pending_log_in')).toBe(false);
  });

  test('are good once, also for two who come at once', async () => {
    const { me, email } = await newcomer();
    const { secret } = await withCodes(me);
    const given = { factor: 'code', code: codeOf(secret) };
    const one = browser(running);
    await one.logIn(email);
    const copies = [one, one.at(running), one.at(running)];
    const codes = (await Promise.all(copies.map((copy) => give(copy, given)))).map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    const later = browser(running);
    await later.logIn(email);
    expect((await give(later, given)).statusCode).toBe(400);
    // One that an app showed before counts no more either.
    expect((await give(later, { factor: 'code', code: codeOf(secret, -1) })).statusCode).toBe(400);
    expect((await give(later, { factor: 'code', code: codeOf(secret, 1) })).statusCode).toBe(200);
  });

  test('cannot be guessed: five tries, then a quarter of an hour, also in a new log-in', async () => {
    const { me, email } = await newcomer();
    await withCodes(me);
    const guesser = browser(running, '10.9.9.9');
    await guesser.logIn(email);
    const codes = [];
    for (let guess = 0; guess < 6; guess += 1)
      codes.push((await give(guesser, { factor: 'code', code: `00000${guess}` })).statusCode);
    expect(codes).toEqual([400, 400, 400, 400, 400, 429]);
    await guesser.logIn(email);
    expect((await give(guesser, { factor: 'code', code: '000009' })).statusCode).toBe(429);
  });

  test('do not count before a first one was given, and a setting-up that is begun anew does not replace them', async () => {
    const { me, email } = await newcomer();
    await me.ask('POST', '/auth/factors/code/options', { password });
    expect((await browser(running).logIn(email)).json().factors).toEqual([]);
    const { secret } = await withCodes(me);
    await me.ask('POST', '/auth/factors/code/options', { password });
    expect((await me.ask('POST', '/auth/factors/code', { code: '123456' })).statusCode).toBe(422);
    const next = browser(running);
    await next.logIn(email);
    expect((await give(next, { factor: 'code', code: codeOf(secret) })).statusCode).toBe(200);
  });

  test('a log-in waits five minutes, and a factor without one is nothing', async () => {
    const { me, email } = await newcomer();
    const { secret } = await withCodes(me);
    const next = browser(running);
    await next.logIn(email);
    await world.passTime(301);
    expect((await give(next, { factor: 'code', code: codeOf(secret) })).statusCode).toBe(422);
    expect((await give(browser(running), { factor: 'code', code: codeOf(secret) })).statusCode).toBe(422);
  });

  test('stand nowhere as they are, nor do recovery codes', async () => {
    const { me } = await newcomer();
    const { secret, recoveryCodes } = await withCodes(me);
    const { rows } = await world.database.pool.query('select * from code_generators');
    expect(JSON.stringify(rows)).not.toContain(secret);
    const { rows: kept } = await world.database.pool.query('select * from recovery_codes');
    for (const { hash } of kept) expect(hash).toMatch(/^\$argon2id\$/);
    for (const code of recoveryCodes) expect(JSON.stringify(kept)).not.toContain(code.replaceAll('-', ''));
  });
});

describe('recovery codes', () => {
  test('come with the first factor, work once, and are replaced', async () => {
    const { me, email } = await newcomer();
    const { recoveryCodes } = await withCodes(me);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await withPasskey(me)).recoveryCodes).toBeNull();
    const code = recoveryCodes[3] as string;
    const codes = [];
    for (let round = 0; round < 2; round += 1) {
      const next = browser(running);
      await next.logIn(email);
      codes.push((await give(next, { factor: 'recovery-code', code: ` ${code.toUpperCase()} ` })).statusCode);
    }
    expect(codes).toEqual([200, 400]);
    expect((await me.ask('GET', '/auth/factors')).json().recoveryCodesLeft).toBe(9);
    await running.identity.sendMails();
    expect(world.mailer.sent.findLast(({ to }) => to === email)?.text).toContain('one of your recovery codes');
    const renewed = (await me.ask('POST', '/auth/factors/recovery-codes', { password })).json().recoveryCodes;
    const next = browser(running);
    await next.logIn(email);
    expect((await give(next, { factor: 'recovery-code', code: recoveryCodes[4] })).statusCode).toBe(400);
    expect((await give(next, { factor: 'recovery-code', code: renewed[4] })).statusCode).toBe(200);
  });
});

describe('passkeys', () => {
  test('are asked for after the password, and end the log-in', async () => {
    const { me, email } = await newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(running);
    expect((await next.logIn(email)).json().factors).toEqual(['passkey', 'recovery-code']);
    const options = await challengeFor(next);
    expect(options).toMatchObject({ rpId: 'localhost', allowCredentials: [{ transports: ['internal'] }] });
    expect((await give(next, { factor: 'passkey', response: passkey.sign(options) })).statusCode).toBe(200);
    expect((await next.me()).logged_in).toBe(true);
    expect((await me.ask('GET', '/auth/factors')).json()).toMatchObject({
      passkeys: [{ name: 'My key', lastUsedAt: expect.any(String) }],
      code: null,
      required: false,
    });
  });

  test.each([
    [
      'signed for another site',
      (options: { challenge: string }, key: Passkey) => key.sign(options, 'http://evil.example'),
    ],
    ['of somebody else', (options: { challenge: string }) => softwarePasskey(site).sign(options)],
    ['that signed something else', (_: unknown, key: Passkey) => key.sign({ challenge: 'bm90IHRoaXMgb25l' })],
    [
      'that was copied',
      (options: { challenge: string }, key: Passkey) => {
        key.turnBack();
        return key.sign(options);
      },
    ],
    ['in no form at all', () => ({ id: 'x' })],
  ])('one %s is refused', async (_, answer) => {
    const { me, email } = await newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(running);
    await next.logIn(email);
    const response = answer(await challengeFor(next), passkey);
    expect((await give(next, { factor: 'passkey', response })).statusCode).toBe(400);
    expect((await next.me()).logged_in).toBe(false);
  });

  test('a signature is good once', async () => {
    const { me, email } = await newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(running);
    await next.logIn(email);
    const given = { factor: 'passkey', response: passkey.sign(await challengeFor(next)) };
    const copy = next.at(running);
    expect((await give(next, given)).statusCode).toBe(200);
    expect((await give(copy, given)).statusCode).toBe(422);
  });

  test('let their person in where a guesser has used up the tries', async () => {
    const { me, email } = await newcomer();
    const { passkey } = await withPasskey(me);
    const next = browser(running);
    await next.logIn(email);
    for (let guess = 0; guess < 6; guess += 1) await give(next, { factor: 'recovery-code', code: 'guess' });
    const response = passkey.sign(await challengeFor(next));
    expect((await give(next, { factor: 'passkey', response })).statusCode).toBe(200);
  });
});

test('second factors are set up and removed by one who knows the password, and of one’s own alone', async () => {
  const { me, email } = await newcomer();
  for (const path of ['passkeys/options', 'code/options', 'recovery-codes'])
    expect((await me.ask('POST', `/auth/factors/${path}`, { password: 'no' })).json().error.fields[0].path).toBe(
      'password',
    );
  await withPasskey(me);
  const { passkeys } = (await me.ask('GET', '/auth/factors')).json();
  const remove = (of: Browser, more: Record<string, unknown> = { password }) =>
    of.ask('POST', `/auth/factors/passkeys/${passkeys[0].uuid}/remove`, more);
  const { me: other } = await newcomer();
  expect((await remove(other)).statusCode).toBe(404);
  expect((await remove(me, {})).statusCode).toBe(400);
  expect((await remove(me)).json()).toEqual({ done: true });
  expect((await me.ask('GET', '/auth/factors')).json()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await browser(running).logIn(email)).json().factors).toEqual([]);
  await running.identity.sendMails();
  const texts = world.mailer.sent.filter(({ to }) => to === email).map(({ text }) => text);
  for (const word of ['added to', 'removed from'])
    expect(texts.some((text) => text.includes(`passkey was ${word}`))).toBe(true);
  expect((await browser(running).ask('GET', '/auth/factors')).statusCode).toBe(401);
});

test('a new password by mail does not take the place of a second factor', async () => {
  const { me, email } = await newcomer();
  await running.identity.sendMails();
  await world.database.pool.query('update accounts set email_confirmed_at = now() where email = $1', [email]);
  await withCodes(me);
  await me.ask('POST', '/auth/forgot-password', { email });
  await running.identity.sendMails();
  const mail = world.mailer.sent.findLast(({ to }) => to === email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await me.ask('POST', '/auth/reset-password', { token, password: 'seven quiet lanterns' });
  expect((await browser(running).logIn(email, 'seven quiet lanterns')).json().factors).toContain('code');
});

describe('staff', () => {
  test('set a second factor up, give it at each log-in by Google, and keep one', async () => {
    const email = someAddress();
    const me = browser(running);
    expect(await logInByGoogle(me, email)).toBe('/onboarding?returnTo=%2Fmeetings');
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: true });
    const { passkey } = await withPasskey(me, softwarePasskey(site), {});
    expect(await me.me()).toMatchObject({ staff: true, staff_needs_factor: false });

    const next = browser(running);
    expect(await logInByGoogle(next, email)).toBe('/login?step=factor&returnTo=%2Fmeetings');
    expect((await next.me()).logged_in).toBe(false);
    const response = passkey.sign(await challengeFor(next));
    expect((await give(next, { factor: 'passkey', response })).json()).toEqual({ returnTo: '/meetings', factors: [] });
    expect(await next.me()).toMatchObject({ staff: true });
    // Also with the tokens that come after.
    next.letAccessExpire();
    expect(await next.me()).toMatchObject({ staff: true });

    const { passkeys, required } = (await me.ask('GET', '/auth/factors')).json();
    expect(required).toBe(true);
    const removed = await me.ask('POST', `/auth/factors/passkeys/${passkeys[0].uuid}/remove`, {});
    expect([removed.statusCode, removed.json().error.message]).toEqual([409, sentences.lastFactor]);
  });

  test('a password and a second factor make nobody staff, whatever the address', async () => {
    const { me, email } = await newcomer();
    await world.database.pool.query('update accounts set email_confirmed_at = now() where email = $1', [email]);
    await withPasskey(me);
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: false, is_mc_email: true });
  });
});

type Passkey = ReturnType<typeof softwarePasskey>;
