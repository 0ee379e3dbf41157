import type { FastifyInstance } from 'fastify';
import { endpoints } from '@greenroom/contracts';
import { testApp } from './testing/test-app.ts';
import { LoadEnvironment, loadSettings, type Pressure } from '@greenroom/load';

let pressure: Pressure = 'calm';

/** Registers routes that answer when the test lets them. */
function heldRoutes(app: FastifyInstance) {
  const held: (() => void)[] = [];
  app.get('/api/v1/held', () => new Promise((resolve) => held.push(() => resolve({ done: true }))));
  app.get('/api/v1/quick', async () => ({ done: true }));
  app.get(endpoints.chatStream.path, { config: { endpoint: endpoints.chatStream } }, async () => ({ streamed: true }));
  app.post('/api/v1/hook', { config: { anonymous: true, takesForeign: 'a pipeline' } }, async () => ({ heard: true }));
  return held;
}

async function appWith(perPerson = 40) {
  let held: (() => void)[] = [];
  const app = await testApp({
    settings: { load: loadSettings(LoadEnvironment.parse({ LOAD_REQUESTS_PER_PERSON: perPerson })) },
    services: { watchLoad: async () => () => pressure },
    extend: (extended) => void (held = heldRoutes(extended)),
  });
  return { app, held };
}

beforeEach(() => void (pressure = 'calm'));

test('under pressure new work is refused, with a time to retry', async () => {
  const { app } = await appWith();
  pressure = 'over';
  const answer = await app.inject('/api/v1/quick');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('5');
  expect(answer.json()).toMatchObject({ error: { code: 'unavailable', request_id: expect.any(String) as string } });
  expect(answer.cookies).toEqual([]);
});

test('requests in progress, streams, health checks, files and webhooks are still answered', async () => {
  const { app } = await appWith();
  pressure = 'over';
  for (const url of ['/healthz', '/readyz', endpoints.chatStream.path])
    expect((await app.inject(url)).statusCode).toBe(200);
  expect((await app.inject({ method: 'POST', url: '/api/v1/hook' })).statusCode).toBe(200);
});

test.each([
  ['en-GB', 'en', 'Many people are here right now'],
  ['de', 'de', 'Gerade sind sehr viele Menschen hier'],
])('a page requested in %s is answered with a page that reloads itself', async (language, lang, heading) => {
  const { app } = await appWith();
  pressure = 'over';
  const headers = { accept: 'text/html,*/*', 'accept-language': language };
  const answer = await app.inject({ url: '/coaches', headers });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toContain(`<html lang="${lang}">`);
  expect(answer.body).toContain(heading);
  expect(answer.body).toContain('http-equiv="refresh" content="5"');
});

test('work is accepted again once the pressure is over', async () => {
  const { app } = await appWith();
  pressure = 'over';
  expect((await app.inject('/api/v1/quick')).statusCode).toBe(503);
  pressure = 'calm';
  expect((await app.inject('/api/v1/quick')).statusCode).toBe(200);
});

test('each person has a share, a smaller one under pressure, so that one cannot use up all', async () => {
  const { app, held } = await appWith(4);
  const as = (visitor: string, url: string) => app.inject({ url, cookies: { visitor_id: visitor } });
  const mine = '3f1c2d5e-8a4b-4c6d-9e0f-1a2b3c4d5e6f';
  const others = '4f1c2d5e-8a4b-4c6d-9e0f-1a2b3c4d5e6f';
  const running = [as(mine, '/api/v1/held'), as(mine, '/api/v1/held')];
  while (held.length < 2) await new Promise((resolve) => setImmediate(resolve));
  expect((await as(mine, '/api/v1/quick')).statusCode).toBe(200);
  pressure = 'strained';
  const refused = await as(mine, '/api/v1/quick');
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect((await as(others, '/api/v1/quick')).statusCode).toBe(200);
  held.forEach((let_) => let_());
  expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await as(mine, '/api/v1/quick')).statusCode).toBe(200);
});
