import fastify from 'fastify';
import { becauseOf, causingRequest, propagateTrace } from './trace-context.ts';

test.each([
  ['GET', undefined],
  ['POST', { some: 'body' }],
] as const)('what a %s does knows its request', async (method, payload) => {
  const app = fastify({ genReqId: () => 'request-12345' });
  propagateTrace(app);
  app.route({ method, url: '/', handler: async () => ({ by: await Promise.resolve().then(causingRequest) }) });
  expect((await app.inject({ method, url: '/', ...(payload && { payload }) })).json()).toEqual({ by: 'request-12345' });
  expect(causingRequest()).toBeUndefined();
});

test('a job knows the request that it goes back to, and one by the clock knows none', () => {
  expect(becauseOf('request-12345', causingRequest)).toBe('request-12345');
  expect(becauseOf(undefined, causingRequest)).toBeUndefined();
});
