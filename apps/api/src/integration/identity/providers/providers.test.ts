import { browser, goodPassword, mailedToken, someAddress } from '../../../app/testing/identity-app.ts';
import {
  openProviderFixture,
  problemOf,
  providers,
  social,
  somebody,
  type ProviderFixture,
} from './testing/provider-fixture.ts';

let at: ProviderFixture;
let fixture: ProviderFixture['fixture'];
let server: ProviderFixture['server'];
let running: ProviderFixture['running'];
let start: ProviderFixture['start'];
let toProviderAndBack: ProviderFixture['toProviderAndBack'];
let knock: ProviderFixture['knock'];
let logInBy: ProviderFixture['logInBy'];
let confirmedAccount: ProviderFixture['confirmedAccount'];
beforeAll(async () => {
  at = await openProviderFixture();
  ({ fixture, server, running, start, toProviderAndBack, knock, logInBy, confirmedAccount } = at);
});
afterAll(() => at.close());
beforeEach(() => at.settle());

describe.each(providers)('logging in by %s', (provider) => {
  test('makes an account, once, and knows it again by its subject whatever the address becomes', async () => {
    const person = somebody();
    const me = browser(running);
    const wish = `terms=true&returnTo=${encodeURIComponent('/library/imogen-vale?a=1')}`;
    expect(await logInBy(me, provider, person, wish)).toBe('/onboarding?returnTo=%2Flibrary%2Fimogen-vale%3Fa%3D1');
    const first = await me.me();
    expect(first).toMatchObject({ email: person.email, logged_in: true, name: 'Tess Hale' });
    expect(first.email_confirmed).toBe(provider !== 'facebook');
    const again = browser(running);
    expect(await logInBy(again, provider, { ...person, email: someAddress() }, '')).toBe('/homepage');
    expect((await again.me()).id).toBe(first.id);
  });

  test('asks for the terms before it creates an account', async () => {
    const me = browser(running);
    const ended = await logInBy(me, provider, somebody(), '');
    expect(ended).toMatch(/^\/signup\?/);
    expect(problemOf(ended)).toMatchObject({ problem: 'terms', provider });
    expect((await me.me()).logged_in).toBe(false);
    const wish = `returnTo=${encodeURIComponent('/checkout/payment')}`;
    expect(await logInBy(browser(running), provider, somebody(), wish)).toBe(
      `/checkout/signup?problem=terms&provider=${provider}`,
    );
  });

  test('an address that the provider verified joins a confirmed account; otherwise the page says which method to use', async () => {
    const { me: owner, email } = await confirmedAccount();
    const me = browser(running);
    const ended = await logInBy(me, provider, somebody({ email: email.toUpperCase() }));
    if (provider === 'facebook') {
      expect(problemOf(ended)).toMatchObject({ problem: 'conflict', provider, use: 'password' });
      expect((await me.me()).logged_in).toBe(false);
    } else {
      expect((await me.me()).id).toBe((await owner.me()).id);
      await running.identity.sendMails();
      const mail = fixture.mailer.sent.findLast(({ to }) => to === email);
      expect(mail?.subject).toBe('How one logs in to your account has changed');
    }
    expect((await browser(running).logIn(email)).statusCode).toBe(200);
  });

  test('cancelling is reported, and so is a provider that is down', async () => {
    server.setMood('cancels');
    expect(problemOf(await logInBy(browser(running), provider, somebody()))).toMatchObject({ problem: 'cancelled' });
    server.setMood('well');
    const me = browser(running);
    const back = await toProviderAndBack(me, provider, somebody());
    server.setMood('down');
    expect(problemOf(await knock(me, back))).toMatchObject({ problem: 'unavailable', provider });
    expect((await me.me()).logged_in).toBe(false);
  });

  test('an answer is good once, in the browser that asked, for ten minutes', async () => {
    const me = browser(running);
    const back = await toProviderAndBack(me, provider, somebody());
    const other = browser(running);
    const thief = await toProviderAndBack(other, provider, somebody());
    // The attacker's answer in a victim's browser: the victim would be logged in as the attacker.
    expect(problemOf(await knock(me, thief))).toMatchObject({ problem: 'expired' });
    expect(problemOf(await knock(browser(running), back))).toMatchObject({ problem: 'expired' });
    const cookie = me.jar.get('social_log_in') as string;
    expect(await knock(me, back)).toBe('/onboarding');
    expect(me.jar.has('social_log_in')).toBe(false);
    const copy = browser(running);
    copy.jar.set('social_log_in', cookie);
    expect(problemOf(await knock(copy, back))).toMatchObject({ problem: 'expired' });
    expect((await copy.me()).logged_in).toBe(false);
  });
});

describe.each(['google', 'apple', 'oidc'] as const)('an attacker who signed up before, met by %s', (provider) => {
  test('loses password, log-ins and connections of an account they never confirmed', async () => {
    const person = somebody();
    const waiting = browser(running);
    await waiting.signUp(person.email as string, { name: 'Not Tess' });
    const { id } = await waiting.me();
    await waiting.ask('POST', '/api/v1/users/me/deletion', { password: goodPassword });
    const me = browser(running);
    expect(await logInBy(me, provider, person)).toBe('/homepage');
    expect(await me.me()).toMatchObject({ id, name: 'Tess Hale', email_confirmed: true, deleted_from: null });
    expect((await waiting.me()).logged_in).toBe(false);
    expect((await waiting.logIn(person.email as string)).statusCode).toBe(401);
  });

  test('… also if they came by Facebook, which verifies nothing', async () => {
    const person = somebody();
    const asFacebook = somebody({ email: person.email as string });
    const waiting = browser(running);
    await logInBy(waiting, 'facebook', asFacebook);
    await logInBy(browser(running), provider, person);
    expect((await waiting.me()).logged_in).toBe(false);
    expect(problemOf(await logInBy(browser(running), 'facebook', asFacebook))).toMatchObject({
      problem: 'conflict',
      use: provider,
    });
  });

  test('an address that the provider did not verify joins no account', async () => {
    const { email } = await confirmedAccount();
    const person = somebody({ email, email_verified: false });
    expect(problemOf(await logInBy(browser(running), provider, person))).toMatchObject({ use: 'password' });
  });

  test('an address that belongs to another person by now does not open the account of the one before', async () => {
    const before = somebody();
    await logInBy(browser(running), provider, before);
    const after = somebody({ email: before.email as string });
    const ended = await logInBy(browser(running), provider, after);
    expect(problemOf(ended)).toMatchObject({ problem: 'conflict', use: provider });
  });

  test('a signature by another’s key is refused', async () => {
    const fresh = await start();
    const me = browser(fresh);
    const before = running;
    running = fresh;
    const back = await toProviderAndBack(me, provider, somebody());
    server.setMood('wrong-signature');
    expect(problemOf(await knock(me, back))).toMatchObject({ problem: 'refused' });
    running = before;
    expect((await me.me()).logged_in).toBe(false);
  });
});

test('a password reset removes the log-in methods of whoever created the account without confirming it', async () => {
  const asFacebook = somebody();
  const waiting = browser(running);
  await logInBy(waiting, 'facebook', asFacebook);
  const owner = browser(running);
  await owner.ask('POST', '/auth/forgot-password', { email: asFacebook.email as string });
  await running.identity.sendMails();
  const token = mailedToken(fixture.mailer, asFacebook.email as string);
  await owner.ask('POST', '/auth/reset-password', { token, password: goodPassword });
  expect((await waiting.me()).logged_in).toBe(false);
  expect(problemOf(await logInBy(waiting, 'facebook', asFacebook))).toMatchObject({ problem: 'conflict' });
});

test('a person without an address gets no account', async () => {
  const { email: _, ...person } = somebody();
  expect(problemOf(await logInBy(browser(running), 'facebook', person))).toMatchObject({ problem: 'no-address' });
});

test('a provider that does not answer is given up, also at the beginning', async () => {
  const me = browser(running);
  const back = await toProviderAndBack(me, 'oidc', somebody());
  server.setMood('slow');
  const fresh = await start();
  const [ended, notBegun] = await Promise.all([knock(me, back), browser(fresh).ask('GET', social('google'))]);
  expect(problemOf(ended)).toMatchObject({ problem: 'unavailable' });
  expect(problemOf(notBegun.headers.location as string)).toMatchObject({ problem: 'unavailable' });
});

test('two concurrent log-ins with one new address get the same account', async () => {
  const person = somebody();
  const [one, other] = [browser(running), browser(running)];
  const backs = [
    await toProviderAndBack(one, 'google', person),
    await toProviderAndBack(other, 'oidc', { ...person, sub: 'x' }),
  ] as const;
  await Promise.all([knock(one, backs[0]), knock(other, backs[1])]);
  expect((await one.me()).id).toBe((await other.me()).id);
  expect((await one.me()).logged_in).toBe(true);
});

test('another site’s link leads to the log-in page, and logs nobody in', async () => {
  const me = browser(running);
  const answer = await me.ask('GET', social('facebook'), undefined, { 'sec-fetch-site': 'cross-site' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?returnTo=%2Fhomepage']);
  expect(me.jar.has('social_log_in')).toBe(false);
});

test('only configured providers are offered', async () => {
  const { providers: offered } = (await browser(running).ask('GET', '/auth/providers')).json();
  expect(offered.map(({ label }: { label: string }) => label)).toEqual(['Google', 'Apple', 'Facebook', 'Example']);
  const bare = await fixture.start();
  expect((await browser(bare).ask('GET', '/auth/providers')).json()).toEqual({ providers: [] });
  expect((await browser(bare).ask('GET', social('google'))).statusCode).toBe(404);
});

describe('the company’s staff', () => {
  const ofCompany = () => somebody({ hd: 'example.com' });

  test('are recognized by `hd`, not by the address', async () => {
    const wrong = await logInBy(
      browser(running),
      'google',
      somebody({ hd: 'other.example' }),
      'terms=true&company=true',
    );
    expect(problemOf(wrong)).toMatchObject({ problem: 'not-company' });
    const none = await logInBy(browser(running), 'google', somebody(), 'terms=true&company=true');
    expect(problemOf(none)).toMatchObject({ problem: 'not-company' });
    // Another provider's claims about Google's domains do not count.
    const other = await logInBy(browser(running), 'oidc', ofCompany(), 'terms=true&company=true');
    expect(problemOf(other)).toMatchObject({ problem: 'not-company' });
  });

  test('become staff with a second factor, and only in a log-in by Google', async () => {
    const me = browser(running);
    expect(await logInBy(me, 'google', ofCompany(), 'terms=true&company=true')).toBe('/onboarding');
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: true });
    const plain = browser(running);
    await logInBy(plain, 'google', somebody());
    expect(await plain.me()).toMatchObject({ staff: false, staff_needs_factor: false, is_mc_email: true });
  });
});
