import { testApp } from './testing/test-app.ts';
import type { Services } from './compose/services.ts';

test('it is alive and ready, and asks for no cookies', async () => {
  const app = await testApp();
  for (const url of ['/healthz', '/readyz']) {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
  }
});

test('without its database it is alive and not ready', async () => {
  const ping = async () => {
    throw new Error('gone');
  };
  const app = await testApp({ services: { database: { ping } as unknown as Services['database'] } });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
});
