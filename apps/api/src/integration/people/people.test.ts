import type { FastifyInstance } from 'fastify';
import { ownPage } from '@greenroom/testing/own-page';
import { testApp } from '../../app/testing/test-app.ts';

const someone = '2a2505bc-1374-40a9-8d52-575e87c19efc';
const me = '/api/v1/users/me';
let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp();
});

test('a new visitor gets an id of their own, hidden from scripts and valid for a year', async () => {
  const [one, other] = await Promise.all([app.inject(me), app.inject(me)]);
  const cookie = one.cookies.find(({ name }) => name === 'visitor_id');
  expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 31_536_000 });
  expect(cookie).not.toHaveProperty('secure');
  expect(cookie!.value).toMatch(/^[0-9a-f-]{36}$/);
  expect(other.cookies.find(({ name }) => name === 'visitor_id')!.value).not.toBe(cookie!.value);
});

test('a visitor keeps an existing id', async () => {
  const answer = await app.inject({ url: me, cookies: { visitor_id: someone, geo: 'XX', region: 'XX' } });
  expect(answer.cookies).toEqual([]);
});

test.each(['', 'me', 'x'.repeat(36), `${someone}'--`])('an invalid id, %j, is replaced', async (visitor_id) => {
  const answer = await app.inject({ url: me, cookies: { visitor_id } });
  expect(answer.cookies.map(({ name }) => name)).toContain('visitor_id');
});

test('cookies are marked Secure if the site is served over https', async () => {
  const secure = await testApp({ settings: { publicOrigin: 'https://greenroom.example' } });
  const { cookies } = await secure.inject(me);
  expect(cookies.map(({ name, secure: marked }) => [name, marked])).toEqual([
    ['visitor_id', true],
    ['geo', true],
    ['region', true],
  ]);
});

test.each([
  [{}, 'XX', 'XX'],
  [{ 'cf-ipcountry': 'DE', 'cf-region-code': 'BY' }, 'DE', 'BY'],
  [{ 'cf-ipcountry': 'ca' }, 'CA', 'XX'],
  [{ 'cf-ipcountry': 'T1', 'cf-region-code': 'a;b' }, 'XX', 'XX'],
])('the location headers %j give %s, %s, readable by the page', async (headers, geo, region) => {
  const { cookies } = await app.inject({ url: me, headers: headers as Record<string, string> });
  const told = cookies.filter(({ name }) => name !== 'visitor_id');
  expect(told.map(({ name, value, maxAge, httpOnly }) => [name, value, maxAge, httpOnly])).toEqual([
    ['geo', geo, 86_400, undefined],
    ['region', region, 86_400, undefined],
  ]);
});

test('the names of the location headers are a setting', async () => {
  const other = await testApp({ settings: { geoHeaders: { country: 'x-country', region: 'x-region' } } });
  const { cookies } = await other.inject({ url: me, headers: { 'x-country': 'IN', 'cf-ipcountry': 'US' } });
  expect(cookies.find(({ name }) => name === 'geo')!.value).toBe('IN');
});

test('a visitor gets a visitor’s record', async () => {
  const answer = await app.inject(me);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({
    accessible_products: [],
    id: null,
    email: null,
    name: null,
    logged_in: false,
    email_confirmed: false,
    locale: null,
    time_zone: null,
    profile: null,
    subscribed_state: 'FREE',
    subscription: null,
    enterprise_admin: false,
    active_annual_pass: false,
    logged_in_mobile_web_user: false,
    is_mc_email: false,
    staff: false,
    staff_needs_factor: false,
    onboarded: false,
    deleted_from: null,
    analytics: { user_id: null, persona_user_id: null, anonymous_id: null, properties: { user_plan_status: 'FREE' } },
    purchase_eligibility: { trial_period_in_days: 7, money_back: true },
    free_trial: 'none',
    is_test_user: false,
    allowance: null,
    promotion_on: false,
    rights: {
      everyone: 'allowed',
      account: 'not_authenticated',
      browse: 'not_authenticated',
      chat: 'allowed',
      call: 'allowed',
      whole_library: 'allowed',
      roleplay: 'not_authenticated',
      meetings: 'not_authenticated',
      staff: 'not_authenticated',
      staff_money: 'not_authenticated',
      staff_people: 'not_authenticated',
      staff_support: 'not_authenticated',
      staff_releases: 'not_authenticated',
      staff_admin: 'not_authenticated',
    },
  });
});

test('with plans on, a visitor has the first item of each coach', async () => {
  const planned = await testApp({ settings: { plans: 'on' } });
  expect((await planned.inject(me)).json().rights).toMatchObject({ chat: 'allowed', whole_library: 'plan_required' });
});

test('no one can request another person’s record', async () => {
  expect((await app.inject(`/api/v1/users/${someone}`)).statusCode).toBe(404);
});

describe('requests that change something', () => {
  const post = (server: FastifyInstance, headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: '/api/v1/nothing', headers });
  const { 'x-greenroom': _, ...withoutHeader } = ownPage;
  const { origin: __, ...withoutOrigin } = ownPage;

  test.each([
    ['the custom header is missing', withoutHeader],
    ['the origin is missing', withoutOrigin],
    ['the origin is another site', { ...ownPage, origin: 'https://evil.example' }],
    ['the origin is another port', { ...ownPage, origin: 'http://localhost:9999' }],
    ['the origin is opaque', { ...ownPage, origin: 'null' }],
    [
      'the host name was rebound to this machine',
      { ...ownPage, origin: 'http://evil.example:4200', host: 'evil.example:4200' },
    ],
  ])('are refused if %s', async (_name, headers) => {
    const answer = await post(app, headers);
    expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden']);
  });

  test('are accepted from our own pages', async () => {
    expect((await post(app, ownPage)).statusCode).toBe(404);
  });

  test('are accepted only from the public origin, if there is one', async () => {
    const site = await testApp({ settings: { publicOrigin: 'https://greenroom.example' } });
    expect((await post(site, { ...ownPage, origin: 'https://greenroom.example' })).statusCode).toBe(404);
    expect((await post(site, ownPage)).statusCode).toBe(403);
  });
});
