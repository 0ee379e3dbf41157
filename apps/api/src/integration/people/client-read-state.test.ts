import { cookies } from '@greenroom/contracts';
import { browser, someAddress } from '../../app/testing/identity-app.ts';
import { identitySuite } from '../../app/testing/identity-suite.ts';
import { noPlan } from '@greenroom/access';

/** What the page's scripts may read, and for how long: specification, sections 3, 4 and 9. */
const suite = identitySuite();

/** As the specification lists them, with names where it gives them. */
const specified = [
  { cookie: 'accessToken', name: 'access_token', readable: false, seconds: 900 },
  { cookie: 'idToken', name: 'id_token', readable: false, seconds: 900 },
  { cookie: 'refreshToken', name: 'refresh_token', readable: false, seconds: 2_592_000 },
  { cookie: 'loggedIn', name: 'logged_in', readable: true, seconds: 2_592_000, value: '1' },
  { cookie: 'membership', name: 'active_membership', readable: true, seconds: 86_400, value: '1' },
  { cookie: 'geo', name: 'geo', readable: true, seconds: 86_400, value: 'XX' },
  { cookie: 'region', name: 'region', readable: true, seconds: 86_400, value: 'XX' },
] as const;

async function member(publicOrigin?: string) {
  const email = someAddress();
  const plan = { ...noPlan, status: 'ACTIVE' as const };
  const site = await suite.fixture.start({
    settings: { plans: 'on', grantedPlans: new Map([[email, plan]]), ...(publicOrigin && { publicOrigin }) },
    identity: { secure: publicOrigin !== undefined },
  });
  const { me } = await suite.newcomer({ email });
  await suite.fixture.database.pool.query('update accounts set email_confirmed_at = now() where email = $1', [email]);
  return { me, site, email };
}

test.each(specified)('$name', async ({ cookie, name, readable, seconds, ...more }) => {
  const { me, site } = await member();
  me.letAccessExpire();
  for (const forgotten of ['geo', 'region']) me.jar.delete(forgotten);
  const answer = await me.at(site).ask('GET', '/api/v1/users/me');
  const set = answer.cookies.find((one) => one.name === cookies[cookie].name);
  expect(set).toMatchObject({ name, path: '/', sameSite: 'Lax', ...more });
  expect(Math.abs((set?.maxAge ?? 0) - seconds)).toBeLessThanOrEqual(60);
  expect(set?.httpOnly ?? false).toBe(!readable);
  expect(set?.secure ?? false).toBe(false);
});

test('all cookies are Secure if the site is served over https', async () => {
  const { me, site } = await member('https://greenroom.example');
  me.letAccessExpire();
  const there = me.at(site);
  const https = { host: 'greenroom.example', origin: 'https://greenroom.example' };
  const answer = await there.ask('GET', '/api/v1/users/me', undefined, https);
  expect(answer.cookies.map(({ name }) => name)).toContain('active_membership');
  expect(answer.cookies.filter(({ secure }) => !secure)).toEqual([]);
});

test('membership is set once, cleared with the plan or the log-in, and never another person’s', async () => {
  const { me, site } = await member();
  const there = me.at(site);
  await there.me();
  expect(there.jar.get('active_membership')).toBe('1');
  const again = await there.ask('GET', '/api/v1/users/me');
  expect(again.cookies.map(({ name }) => name)).not.toContain('active_membership');
  await there.ask('POST', '/auth/logout');
  await there.me();
  expect(there.jar.has('active_membership')).toBe(false);
  const visitor = browser(site);
  visitor.jar.set('active_membership', '1');
  await visitor.me();
  expect(visitor.jar.has('active_membership')).toBe(false);
});

test('the user record has the logged-in id and e-mail, and all fields the specification names', async () => {
  const { me, site, email } = await member();
  const user = await me.at(site).me();
  expect(user).toMatchObject({
    id: expect.any(String) as string,
    email,
    subscribed_state: 'ACTIVE',
    enterprise_admin: false,
    active_annual_pass: false,
    accessible_products: ['greenroom'],
    logged_in_mobile_web_user: false,
    logged_in: true,
    profile: { id: expect.any(Number) as number },
  });
  expect(Number.isInteger((user.profile as { id: number }).id)).toBe(true);
  expect(await browser(site).me()).toMatchObject({
    id: null,
    email: null,
    logged_in: false,
    profile: null,
    accessible_products: [],
  });
});
