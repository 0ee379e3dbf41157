import { requestId } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';

test.each(['abcd1234', 'A-token_of-64'.padEnd(64, 'x')])('an incoming id %s is kept', (given) => {
  expect(requestId({ headers: { 'x-request-id': given } })).toBe(given);
});

test.each([undefined, '', 'short', 'x'.repeat(65), 'with space inside', 'new\nline-in-it', '<script>alert(1)'])(
  'a request with %j gets a new id',
  (given) => {
    expect(requestId({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('every response names its request, including errors', async () => {
  const app = await testApp();
  const answer = await app.inject({ url: '/api/v1/nothing', headers: { 'x-request-id': 'trace-12345' } });
  expect(answer.headers['x-request-id']).toBe('trace-12345');
  expect(answer.json().error.request_id).toBe('trace-12345');
});
