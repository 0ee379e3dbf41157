import { generateKeyPairSync } from 'node:crypto';
import { facebook } from '../../../adapters/identity-provider/facebook.ts';
import { anyProvider, apple, google } from '../../../adapters/identity-provider/vendors.ts';
import {
  type Browser,
  browser,
  goodPassword,
  type IdentityWorld,
  mailedToken,
  openIdentityWorld,
  type RunningIdentity,
  someAddress,
} from '../../../app/testing/identity-app.ts';
import {
  type KnownAtServer,
  oidcClient,
  type OidcServer,
  startOidcServer,
  walkThrough,
} from '../../../ports/testing/oidc-server.ts';

/** The whole way: our API, a real OpenID Connect server, and a browser that goes from one to the other. */
const site = 'http://localhost:4200';
const providers = ['google', 'apple', 'facebook', 'oidc'] as const;
const social = (provider: string) => `/auth/social/${provider}`;
const appleKeys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
let world: IdentityWorld;
let server: OidcServer;
let running: RunningIdentity;

beforeAll(async () => {
  world = await openIdentityWorld();
  const backTo = providers.map((one) => `${site}/api/persona/v2${social(one)}/callback`);
  server = await startOidcServer(backTo, appleKeys.publicKey);
  running = await start();
});
afterAll(async () => {
  await world.close();
  await server.close();
});
beforeEach(() => {
  server.setMood('well');
  return world.database.pool.query('delete from rate_limits');
});

function start() {
  const { issuer } = server;
  const signing = appleKeys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const asApple = apple({ clientId: oidcClient.clientId, teamId: 'TEAM', keyId: 'KEY', privateKey: signing, issuer });
  return world.start({
    settings: { companyDomain: 'example.com' },
    identity: {
      companyDomain: 'example.com',
      tokenClient,
      providers: [
        google({ ...oidcClient, issuer }),
        asApple,
        facebook({ ...oidcClient, site: issuer, graph: issuer }),
        anyProvider({ ...oidcClient, issuer, label: 'Example' }),
      ],
    },
  });
}
const tokenClient = { clientId: 'mobile-backend', clientSecret: 'a secret of thirty-two letters or more' };

let count = 0;
const somebody = (more: Partial<KnownAtServer> = {}): KnownAtServer => ({
  sub: `sub-${(count += 1)}`,
  email: someAddress(),
  email_verified: true,
  name: 'Tess Hale',
  ...more,
});

type Provider = (typeof providers)[number];

/** Goes to the provider and back to the door of the API, without knocking. */
async function toProviderAndBack(me: Browser, provider: Provider, person: KnownAtServer, query = 'terms=true') {
  server.isAt(person);
  const begun = await me.ask('GET', `${social(provider)}?${query}`);
  expect(begun.statusCode).toBe(303);
  return walkThrough(begun.headers.location as string, site);
}

/** @returns where the browser ends */
async function knock(me: Browser, { address, form }: { address: URL; form?: URLSearchParams }): Promise<string> {
  if (!form) return (await me.ask('GET', address.pathname + address.search)).headers.location as string;
  // As a browser does for a form posted from another site: no Lax cookies, and another's origin.
  const posted = await running.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: {
      host: 'localhost:4200',
      origin: 'https://appleid.apple.com',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: form.toString(),
  });
  expect([posted.statusCode, posted.cookies]).toEqual([303, []]);
  return (await me.ask('GET', posted.headers.location as string)).headers.location as string;
}

async function logInBy(me: Browser, provider: Provider, person: KnownAtServer, query?: string): Promise<string> {
  return knock(me, await toProviderAndBack(me, provider, person, query));
}

const problemOf = (address: string) => Object.fromEntries(new URL(address, site).searchParams);

async function confirmedAccount() {
  const me = browser(running);
  const email = someAddress();
  await me.signUp(email);
  await running.identity.sendMails();
  await me.ask('POST', '/auth/confirm-address', { token: mailedToken(world.mailer, email) });
  return { me, email };
}

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

  test('asks for the terms before there is a new account', async () => {
    const me = browser(running);
    const ended = await logInBy(me, provider, somebody(), '');
    expect(ended).toMatch(/^\/signup\?/);
    expect(problemOf(ended)).toMatchObject({ problem: 'terms', provider });
    expect((await me.me()).logged_in).toBe(false);
  });

  test('an address that the provider verified joins a confirmed account; any other is told which way to use', async () => {
    const { me: owner, email } = await confirmedAccount();
    const me = browser(running);
    const ended = await logInBy(me, provider, somebody({ email: email.toUpperCase() }));
    if (provider === 'facebook') {
      expect(problemOf(ended)).toMatchObject({ problem: 'conflict', provider, use: 'password' });
      expect((await me.me()).logged_in).toBe(false);
    } else {
      expect((await me.me()).id).toBe((await owner.me()).id);
      await running.identity.sendMails();
      const mail = world.mailer.sent.findLast(({ to }) => to === email);
      expect(mail?.subject).toBe('How one logs in to your account has changed');
    }
    expect((await browser(running).logIn(email)).statusCode).toBe(200);
  });

  test('one who cancels is told so, and a provider that is down too', async () => {
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
    // The thief's answer in another's browser: they would be logged in as the thief.
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

describe.each(['google', 'apple', 'oidc'] as const)('somebody who lay in wait, met by %s', (provider) => {
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

  test('… also where they came by Facebook, which verifies nothing', async () => {
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

  test('an address that the provider did not verify joins nothing', async () => {
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

test('a new password by mail takes the ways in of whoever made an account that was never confirmed', async () => {
  const asFacebook = somebody();
  const waiting = browser(running);
  await logInBy(waiting, 'facebook', asFacebook);
  const owner = browser(running);
  await owner.ask('POST', '/auth/forgot-password', { email: asFacebook.email as string });
  await running.identity.sendMails();
  const token = mailedToken(world.mailer, asFacebook.email as string);
  await owner.ask('POST', '/auth/reset-password', { token, password: goodPassword });
  expect((await waiting.me()).logged_in).toBe(false);
  expect(problemOf(await logInBy(waiting, 'facebook', asFacebook))).toMatchObject({ problem: 'conflict' });
});

test('one without an address gets no account', async () => {
  const { email: _, ...person } = somebody();
  expect(problemOf(await logInBy(browser(running), 'facebook', person))).toMatchObject({ problem: 'no-address' });
});

test('a provider that does not answer is waited for five seconds, at the beginning too', async () => {
  const me = browser(running);
  const back = await toProviderAndBack(me, 'oidc', somebody());
  server.setMood('slow');
  const fresh = await start();
  const begun = performance.now();
  const [ended, notBegun] = await Promise.all([knock(me, back), browser(fresh).ask('GET', social('google'))]);
  expect(problemOf(ended)).toMatchObject({ problem: 'unavailable' });
  expect(problemOf(notBegun.headers.location as string)).toMatchObject({ problem: 'unavailable' });
  expect(performance.now() - begun).toBeLessThan(9_000);
});

test('of two who come at once with one new address, both get the one account', async () => {
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

test('only what is configured is offered', async () => {
  const { providers: offered } = (await browser(running).ask('GET', '/auth/providers')).json();
  expect(offered.map(({ label }: { label: string }) => label)).toEqual(['Google', 'Apple', 'Facebook', 'Example']);
  const bare = await world.start();
  expect((await browser(bare).ask('GET', '/auth/providers')).json()).toEqual({ providers: [] });
  expect((await browser(bare).ask('GET', social('google'))).statusCode).toBe(404);
});

describe('connected accounts', () => {
  const connect = async (me: Browser, provider: Provider, person: KnownAtServer, password = goodPassword) => {
    server.isAt(person);
    const answer = await me.ask('POST', '/auth/connections', { provider, password });
    if (answer.statusCode !== 200) return answer.json().error.code as string;
    return knock(me, await walkThrough(answer.json().address, site));
  };
  const list = async (me: Browser) => (await me.ask('GET', '/auth/connections')).json();

  test('are connected by one who knows the password, listed, and disconnected, but never the last way in', async () => {
    const { me } = await confirmedAccount();
    const person = somebody();
    expect(await connect(me, 'facebook', person, 'not this one')).toBe('bad_request');
    expect(await connect(me, 'facebook', person)).toBe('/settings?connected=facebook');
    expect(await list(me)).toMatchObject({
      hasPassword: true,
      connections: [{ provider: 'facebook', label: 'Facebook', email: person.email, removable: true }],
    });
    const elsewhere = browser(running);
    expect(await logInBy(elsewhere, 'facebook', person)).toBe('/homepage');
    const remove = (of: Browser) =>
      of.ask('POST', '/auth/connections/remove', { provider: 'facebook', password: goodPassword });
    expect((await remove(me)).json()).toEqual({ done: true });
    expect((await list(me)).connections).toEqual([]);
    expect((await elsewhere.me()).logged_in).toBe(false);
    const alone = browser(running);
    await logInBy(alone, 'facebook', somebody());
    expect((await list(alone)).connections[0].removable).toBe(false);
    expect((await remove(alone)).statusCode).toBe(409);
  });

  test('somebody else’s is left alone, and nobody connects before confirming', async () => {
    const person = somebody();
    await logInBy(browser(running), 'google', person);
    const { me } = await confirmedAccount();
    expect(problemOf(await connect(me, 'google', person))).toMatchObject({ problem: 'connected-elsewhere' });
    const newcomer = browser(running);
    await newcomer.signUp(someAddress());
    expect(await connect(newcomer, 'google', somebody())).toBe('forbidden');
  });

  test('an account without a password shows by a log-in not long ago who it is', async () => {
    const me = browser(running);
    const person = somebody();
    await logInBy(me, 'google', person);
    expect(await connect(me, 'apple', somebody())).toBe('/settings?connected=apple');
    await world.passTime(601);
    expect(await connect(me, 'facebook', somebody())).toBe('forbidden');
  });

  test('who logs out on the way connects nothing', async () => {
    const { me } = await confirmedAccount();
    server.isAt(somebody());
    const { address } = (
      await me.ask('POST', '/auth/connections', { provider: 'google', password: goodPassword })
    ).json();
    const back = await walkThrough(address, site);
    await me.ask('POST', '/auth/logout');
    expect(problemOf(await knock(me, back))).toMatchObject({ problem: 'expired' });
  });
});

describe('the company’s own', () => {
  const ofCompany = () => somebody({ hd: 'example.com' });

  test('are told by `hd`, not by the address', async () => {
    const wrong = await logInBy(
      browser(running),
      'google',
      somebody({ hd: 'other.example' }),
      'terms=true&company=true',
    );
    expect(problemOf(wrong)).toMatchObject({ problem: 'not-company' });
    const none = await logInBy(browser(running), 'google', somebody(), 'terms=true&company=true');
    expect(problemOf(none)).toMatchObject({ problem: 'not-company' });
    // Another provider may say what it likes of Google's domains.
    const other = await logInBy(browser(running), 'oidc', ofCompany(), 'terms=true&company=true');
    expect(problemOf(other)).toMatchObject({ problem: 'not-company' });
  });

  test('are staff once they have a second factor, and in a log-in by Google alone', async () => {
    const me = browser(running);
    expect(await logInBy(me, 'google', ofCompany(), 'terms=true&company=true')).toBe('/onboarding');
    expect(await me.me()).toMatchObject({ staff: false, staff_needs_factor: true });
    const plain = browser(running);
    await logInBy(plain, 'google', somebody());
    expect(await plain.me()).toMatchObject({ staff: false, staff_needs_factor: false, is_mc_email: true });
  });
});

describe('the refresh_token grant', () => {
  const ask = (form: Record<string, string>, headers: Record<string, string> = {}) =>
    running.app.inject({
      method: 'POST',
      url: '/api/persona/v2/auth/token',
      headers: { host: 'localhost:4200', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    });
  const client = { client_id: tokenClient.clientId, client_secret: tokenClient.clientSecret };

  test('at our own token endpoint gives new tokens to a client with its secret, and each once', async () => {
    const me = browser(running);
    const email = someAddress();
    await me.signUp(email);
    const refresh_token = me.jar.get('refresh_token') as string;
    const answer = await ask({ ...client, grant_type: 'refresh_token', refresh_token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const tokens = answer.json();
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 900 });
    expect(tokens.refresh_token).not.toBe(refresh_token);
    const headers = { authorization: `Bearer ${tokens.access_token}` };
    expect((await browser(running).ask('GET', '/api/persona/v2/users/me', undefined, headers)).json()).toMatchObject({
      email,
    });
    const basic = Buffer.from(`${client.client_id}:${encodeURIComponent(client.client_secret)}`).toString('base64');
    const next = await ask(
      { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      { authorization: `Basic ${basic}` },
    );
    expect(next.statusCode).toBe(200);
    const stale = await ask({ ...client, grant_type: 'refresh_token', refresh_token });
    expect([stale.statusCode, stale.json().error]).toEqual([400, 'invalid_grant']);
  });

  test.each([
    [{ ...client, client_secret: 'guessed' }, 401, 'invalid_client'],
    [{}, 401, 'invalid_client'],
    [{ ...client, grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ ...client, grant_type: 'refresh_token' }, 400, 'invalid_request'],
    [{ ...client, grant_type: 'refresh_token', refresh_token: 'made up' }, 400, 'invalid_grant'],
  ])('%j is answered %i, %s', async (form, status, error) => {
    const answer = await ask(form);
    expect([answer.statusCode, answer.json().error]).toEqual([status, error]);
  });

  const settled = () => new Promise((resolve) => setTimeout(resolve, 400));
  const aQuarterOfAnHour = async (me: Browser) => {
    await world.database.pool.query(`update provider_tokens set checked_at = checked_at - interval '900 seconds'`);
    await world.passTime(900);
    me.letAccessExpire();
    const { logged_in } = await me.me();
    await settled();
    return logged_in;
  };

  test('at an OpenID Connect provider tells whether somebody still holds there; who does not is logged out', async () => {
    const person = somebody();
    const me = browser(running);
    await logInBy(me, 'oidc', person);
    for (let round = 0; round < 3; round += 1) expect(await aQuarterOfAnHour(me)).toBe(true);
    expect((await me.me()).logged_in).toBe(true);
    server.setMood('down');
    await aQuarterOfAnHour(me);
    expect((await me.me()).logged_in).toBe(true);
    server.setMood('well');
    await world.database.pool.query(`update provider_tokens set checking_until = null`);
    server.forget(person.sub);
    await aQuarterOfAnHour(me);
    expect((await me.me()).logged_in).toBe(false);
  });
});
