import type { FastifyInstance } from 'fastify';
import { testApp } from './testing/test-app.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await testApp({
    extend: (extended) => {
      extended.get('/broken', { config: { anonymous: true } }, () => {
        throw new Error('the inside of <it>');
      });
    },
  });
});
afterAll(() => app.close());

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  ['an address that cannot be decoded', '/%zz', 400, 'The request cannot be read'],
  ['an internal error', '/broken', 500, 'Something went wrong on our side'],
])('%s is answered with the error page if a page was requested', async (_, url, status, message) => {
  const answer = await app.inject({ url, headers: page });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  });
  expect(answer.body).toContain('<h1>Ooops!</h1><h2>Something went wrong.</h2>');
  expect(answer.body).toContain('If you continue to see a problem, please <a href="/help-center">contact support</a>.');
  expect(answer.body).toContain('<title>Something went wrong: Greenroom</title>');
  expect(answer.body).toContain('<a href="">Try again</a> · <a href="/">Go to the home page</a>');
  expect(answer.body).toContain(`<summary>For support</summary><code lang="en">${status} ${message}`);
  expect(answer.body).not.toContain('the inside of');
});

test('the error page is in the reader’s language', async () => {
  const answer = await app.inject({ url: '/%zz', headers: { ...page, 'accept-language': 'de' } });
  expect(answer.body).toContain('<html lang="de">');
  expect(answer.body).toContain('Etwas ist schiefgegangen.');
});

test.each([
  ['/%zz', 400, 'bad_request'],
  ['/broken', 500, 'internal'],
])('%s is answered with JSON to a script', async (url, status, code) => {
  const answer = await app.inject({ url, headers: { accept: 'application/json' } });
  expect([answer.statusCode, answer.json().error.code]).toEqual([status, code]);
});

test('an API URL is always answered with JSON', async () => {
  const answer = await app.inject({ url: '/api/v1/%zz', headers: page });
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'bad_request']);
});
