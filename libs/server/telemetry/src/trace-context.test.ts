import fastify from 'fastify';
import { becauseOf, causingRequest, propagateTrace } from './trace-context.ts';

test.each([
  ['GET', undefined],
  ['POST', { some: 'body' }],
] as const)('the work of a %s knows its request', async (method, payload) => {
  const app = fastify({ genReqId: () => 'request-12345' });
  propagateTrace(app);
  app.route({ method, url: '/', handler: async () => ({ by: await Promise.resolve().then(causingRequest) }) });
  expect((await app.inject({ method, url: '/', ...(payload && { payload }) })).json()).toEqual({ by: 'request-12345' });
  expect(causingRequest()).toBeUndefined();
});

test('a job knows the request that caused it, and a scheduled job has none', () => {
  expect(becauseOf('request-12345', causingRequest)).toBe('request-12345');
  expect(becauseOf(undefined, causingRequest)).toBeUndefined();
});
