import type { FastifyInstance } from 'fastify';
import { cookies, endpoints } from '@greenroom/contracts';
import { shippedContent } from '@greenroom/content/testing/shipped-content';
import { everyoneIn, testApp, type TestAppOptions } from '../../app/testing/test-app.ts';
import { ownPage } from '@greenroom/testing/own-page';
import { loadFreeTrial } from '@greenroom/free-trial';

const contentDir = shippedContent;
const site = 'https://greenroom.example';

let apps: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

/** Starts the app with a stand-in for starting calls, which answers with `status`. */
async function appWith({ variation = 'variant_1', isActive = true, status = 200 } = {}) {
  const config = (await loadFreeTrial(contentDir, site, ['baptiste-orlay', 'imogen-vale']))!;
  const calls: NonNullable<TestAppOptions['services']>['calls'] = {
    routes: (app) => {
      app.post(endpoints.callsStart.path, async (_, reply) => reply.code(status).send({}));
    },
    endLostCalls: async () => {},
    stop: async () => {},
  };
  const app = await testApp({
    services: { events: everyoneIn(variation), freeTrial: { ...config, isActive }, calls },
  });
  apps.push(app);
  const ask = (headers: Record<string, string> = {}) =>
    app.inject({ url: endpoints.commerceFreeTrial.path, headers: { ...ownPage, ...headers } });
  const callOf = (slug: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url: endpoints.callsStart.path,
      headers: { ...ownPage, cookie },
      payload: { instructor_slug: slug },
    });
  const userWith = async (cookie: string) =>
    (await app.inject({ url: '/api/v1/users/me', headers: { ...ownPage, cookie } })).json<{ free_trial: string }>();
  return { ask, callOf, userWith };
}
const flagOf = (answer: { cookies: { name: string; value: string; maxAge?: number }[] }) =>
  answer.cookies.find(({ name }) => name === cookies.freeTrial.name);

test('the promo is served in the language of the request', async () => {
  const { ask } = await appWith();
  expect((await ask({ 'accept-language': 'de' })).json()).toMatchObject({
    promo: { promoId: 'first-call', isActive: true, copy: { modal: { later: 'Jetzt nicht' } } },
  });
});

test('a started call leads to the offer, for a week', async () => {
  const { userWith, callOf } = await appWith();
  expect((await userWith('')).free_trial).toBe('none');
  const flag = flagOf(await callOf('imogen-vale'));
  expect(flag).toMatchObject({ maxAge: 604_800 });
  expect((await userWith(`${flag?.name}=${flag?.value}`)).free_trial).toBe('offered');
});

test.each([
  ['control', { variation: 'control' }, 'imogen-vale'],
  ['a promo that is switched off', { isActive: false }, 'imogen-vale'],
  ['another coach', {}, 'somebody-else'],
  ['a call that was refused', { status: 402 }, 'imogen-vale'],
])('%s offers nothing', async (_, own, slug) => {
  const { callOf } = await appWith(own);
  expect(flagOf(await callOf(slug))).toBeUndefined();
});

test('the cookie alone offers nothing to the control group', async () => {
  const { userWith } = await appWith({ variation: 'control' });
  expect((await userWith(`${cookies.freeTrial.name}=first-call.${Date.now()}`)).free_trial).toBe('none');
});

test('another call does not extend the offer', async () => {
  const { callOf } = await appWith();
  expect(flagOf(await callOf('imogen-vale', `${cookies.freeTrial.name}=first-call.1`))).toBeUndefined();
});
