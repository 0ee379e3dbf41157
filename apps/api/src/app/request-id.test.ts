import { requestId } from '@greenroom/http';
import { testApp } from './testing/test-app.ts';

test.each(['abcd1234', 'A-token_of-64'.padEnd(64, 'x')])('the id %s that came along stays', (given) => {
  expect(requestId({ headers: { 'x-request-id': given } })).toBe(given);
});

test.each([undefined, '', 'short', 'x'.repeat(65), 'with space inside', 'new\nline-in-it', '<script>alert(1)'])(
  'instead of %j the request gets a fresh one',
  (given) => {
    expect(requestId({ headers: { 'x-request-id': given } })).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test('every answer names its request, errors too', async () => {
  const app = await testApp();
  const answer = await app.inject({ url: '/api/v1/nothing', headers: { 'x-request-id': 'trace-12345' } });
  expect(answer.headers['x-request-id']).toBe('trace-12345');
  expect(answer.json().error.request_id).toBe('trace-12345');
});
