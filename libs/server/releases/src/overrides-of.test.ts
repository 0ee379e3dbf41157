import Fastify, { type FastifyInstance } from 'fastify';
import cookie from '@fastify/cookie';
import type { Person } from '@greenroom/access';
import { overridesOf } from './overrides-of.ts';
import { releasePasses } from './release-passes.ts';

const hourMs = 3_600_000;
let now = 0;
const passes = releasePasses('a secret of thirty-two characters', () => now);
const token = passes.write({ asked: { 'checkout-mfe': '2-b' }, until: hourMs });

/** Opens a site that answers with the overrides of the request. */
async function siteWhere(releaseOverrides: { allowed: boolean; staff: boolean }): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(cookie);
  app.get('/*', (request, reply) => {
    request.person = { staff: request.headers['x-staff'] === 'yes' } as Person;
    const rules = { releaseOverrides: { ...releaseOverrides, origins: ['http://localhost:*'] }, secure: true, passes };
    return reply.send(overridesOf(request, reply, rules));
  });
  return app;
}
const publicSite = { allowed: false, staff: true };
const served = { asked: '2-b', allowed: true };

beforeEach(() => {
  now = 0;
});

test.each([
  ['a visitor of a public site', publicSite, 'no', {}],
  ['staff of a public site', publicSite, 'yes', { 'checkout-mfe': served }],
  ['anyone if everyone may', { allowed: true, staff: true }, 'no', { 'checkout-mfe': served }],
  ['staff if no visitor may', { allowed: false, staff: false }, 'yes', {}],
])('%s asks for a release by address', async (_, rules, staff, expected) => {
  const app = await siteWhere(rules);
  expect((await app.inject({ url: '/?mfe.checkout-mfe=2-b', headers: { 'x-staff': staff } })).json()).toEqual(expected);
});

test('a cookie of former staff has no effect', async () => {
  const app = await siteWhere(publicSite);
  const kept = { url: '/', cookies: { releases: 'mfe.checkout-mfe=2-b' } };
  expect((await app.inject(kept)).json()).toEqual({});
  expect((await app.inject({ ...kept, headers: { 'x-staff': 'yes' } })).json()).toEqual({ 'checkout-mfe': served });
});

test('a link shows its release from page to page, until it expires or the visitor leaves it', async () => {
  const app = await siteWhere(publicSite);
  const first = await app.inject(`/?qa-pass=${token}`);
  expect(first.json()).toEqual({ 'checkout-mfe': served });
  const [kept] = first.cookies as { name: string; value: string; httpOnly: boolean; secure: boolean; expires: Date }[];
  expect(kept).toMatchObject({ value: token, httpOnly: true, secure: true, expires: new Date(hourMs) });
  const cookies = { [kept!.name]: kept!.value };
  expect((await app.inject({ url: '/checkout', cookies })).json()).toEqual({ 'checkout-mfe': served });
  // A pass allows no other override.
  expect((await app.inject({ url: '/?mfe.mentor-mfe=9', cookies })).json()).toEqual({ 'checkout-mfe': served });
  const back = await app.inject({ url: '/?mfe.checkout-mfe=', cookies });
  expect([back.json(), back.cookies[0]?.value]).toEqual([{}, '']);
  now = hourMs;
  expect((await app.inject({ url: '/', cookies })).json()).toEqual({});
});

test.each([
  ['changed', `${token.slice(0, -4)}AAAA`],
  [
    'of another server',
    releasePasses('another secret of 32 characters!', () => 0).write({
      asked: { 'checkout-mfe': '2-b' },
      until: hourMs,
    }),
  ],
  ['nonsense', 'x'],
])('a link that is %s has no effect', async (_, wrong) => {
  const app = await siteWhere(publicSite);
  expect((await app.inject(`/?qa-pass=${wrong}`)).json()).toEqual({});
});

test('a link has no effect where overrides are off, and never loads code from another origin', async () => {
  const closed = await siteWhere({ allowed: false, staff: false });
  expect((await closed.inject(`/?qa-pass=${token}`)).json()).toEqual({});
  const foreign = passes.write({ asked: { 'checkout-mfe': 'http://localhost:4203/' }, until: hourMs });
  const app = await siteWhere(publicSite);
  expect((await app.inject(`/?qa-pass=${foreign}`)).json()['checkout-mfe']).toMatchObject({ allowed: false });
});
