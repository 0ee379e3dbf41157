import { sentences } from '@greenroom/contracts';
import { type Browser, browser, someAddress } from '../../../app/testing/identity-app.ts';
import { softwarePasskey } from '../../../app/testing/software-passkey.ts';
import { challengeFor, factorSuite, give, password, site, withCodes, withPasskey } from './testing/factor-suite.ts';

const suite = factorSuite();

test('second factors are set up and removed by one who knows the password, and of one’s own alone', async () => {
  const { me, email } = await suite.newcomer();
  for (const path of ['passkeys/options', 'code/options', 'recovery-codes'])
    expect((await me.ask('POST', `/auth/factors/${path}`, { password: 'no' })).json().error.fields[0].path).toBe(
      'password',
    );
  await withPasskey(me);
  const { passkeys } = (await me.ask('GET', '/auth/factors')).json();
  const remove = (of: Browser, more: Record<string, unknown> = { password }) =>
    of.ask('POST', `/auth/factors/passkeys/${passkeys[0].uuid}/remove`, more);
  const { me: other } = await suite.newcomer();
  expect((await remove(other)).statusCode).toBe(404);
  expect((await remove(me, {})).statusCode).toBe(400);
  expect((await remove(me)).json()).toEqual({ done: true });
  expect((await me.ask('GET', '/auth/factors')).json()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  expect((await browser(suite.running).logIn(email)).json().factors).toEqual([]);
  await suite.running.identity.sendMails();
  const texts = suite.fixture.mailer.sent.filter(({ to }) => to === email).map(({ text }) => text);
  for (const word of ['added to', 'removed from'])
    expect(texts.some((text) => text.includes(`passkey was ${word}`))).toBe(true);
  expect((await browser(suite.running).ask('GET', '/auth/factors')).statusCode).toBe(401);
});

test('a new password by mail does not take the place of a second factor', async () => {
  const { me, email } = await suite.newcomer();
  await suite.running.identity.sendMails();
  await suite.fixture.database.pool.query('update accounts set email_confirmed_at = now() where email = $1', [email]);
  await withCodes(me);
  await me.ask('POST', '/auth/forgot-password', { email });
  await suite.running.identity.sendMails();
  const mail = suite.fixture.mailer.sent.findLast(({ to }) => to === email);
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  await me.ask('POST', '/auth/reset-password', { token, password: 'seven quiet lanterns' });
  expect((await browser(suite.running).logIn(email, 'seven quiet lanterns')).json().factors).toContain('code');
});

describe('staff', () => {
  test('set a second factor up, give it at each log-in by Google, and keep one', async () => {
    const email = someAddress();
    const me = browser(suite.running);
    expect(await suite.logInByGoogle(me, email)).toBe('/onboarding?returnTo=%2Fmeetings');
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: true });
    const { passkey } = await withPasskey(me, softwarePasskey(site), {});
    expect(await me.me()).toMatchObject({ staff: true, staff_needs_factor: false });

    const next = browser(suite.running);
    expect(await suite.logInByGoogle(next, email)).toBe('/login?step=factor&returnTo=%2Fmeetings');
    expect((await next.me()).logged_in).toBe(false);
    const response = passkey.sign(await challengeFor(next));
    expect((await give(next, { factor: 'passkey', response })).json()).toEqual({ returnTo: '/meetings', factors: [] });
    expect(await next.me()).toMatchObject({ staff: true });
    // Also with refreshed tokens.
    next.letAccessExpire();
    expect(await next.me()).toMatchObject({ staff: true });

    const { passkeys, required } = (await me.ask('GET', '/auth/factors')).json();
    expect(required).toBe(true);
    const removed = await me.ask('POST', `/auth/factors/passkeys/${passkeys[0].uuid}/remove`, {});
    expect([removed.statusCode, removed.json().error.message]).toEqual([409, sentences.lastFactor]);
  });

  test('a password and a second factor make no account staff, whatever its address', async () => {
    const { me, email } = await suite.newcomer();
    await suite.fixture.database.pool.query('update accounts set email_confirmed_at = now() where email = $1', [email]);
    await withPasskey(me);
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: false, is_mc_email: true });
  });
});
