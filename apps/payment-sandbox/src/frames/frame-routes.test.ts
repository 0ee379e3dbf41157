import fastify, { type FastifyInstance } from 'fastify';
import { taxRateOf } from '../billing/value-added-tax.ts';
import { frameRoutes } from './frame-routes.ts';

const asked = { merchant: 'Greenroom & <Co>', amount: 8_400, currency: 'usd', last4: '3184' };
let app: FastifyInstance;

beforeAll(() => {
  app = fastify();
  frameRoutes(app, { findChallenge: async (token) => (token === 'open' ? asked : undefined) });
});
afterAll(() => app.close());

const get = (url: string) => app.inject({ url });

test.each(['/sandbox/payments/card-form', '/sandbox/payments/challenge?token=open'])(
  '%s can be framed by our own pages only, runs its own scripts and styles only, and is not cached',
  async (url) => {
    const { headers, body } = await get(url);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain("form-action 'none'");
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(body).toContain(`<style nonce="${nonce}">`);
    expect(body).not.toMatch(/ style=| onclick=/);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('renders the card form in German, with the autocomplete names that browsers know', async () => {
  const { body } = await get('/sandbox/payments/card-form?locale=de');
  expect(body).toContain('<html lang="de"');
  expect(body).toContain('Kartennummer');
  expect(body).toContain('value="DE" selected');
  for (const name of ['cc-number', 'cc-exp', 'cc-csc', 'cc-name', 'billing country', 'billing postal-code']) {
    expect(body).toContain(`autocomplete="${name}"`);
  }
});

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

test('offers every country of the European Union, each with its tax rate', async () => {
  expect(union).toHaveLength(27);
  for (const locale of ['en', 'de']) {
    const { body } = await get(`/sandbox/payments/card-form?locale=${locale}`);
    const offered = Array.from(body.matchAll(/<option value="(..)"/g), ([, code]) => code);
    expect(offered).toEqual(expect.arrayContaining(union));
    expect(new Set(offered).size).toBe(offered.length);
  }
  expect(union.filter((country) => taxRateOf(country) === undefined)).toEqual([]);
});

test('falls back to English for other languages', async () => {
  expect((await get('/sandbox/payments/card-form?locale=%3Cscript%3E')).body).toContain('<html lang="en"');
});

test('the bank’s page shows the payment, with escaped text', async () => {
  const { body } = await get('/sandbox/payments/challenge?token=open');
  expect(body).toContain('Greenroom &amp; &lt;Co&gt;');
  expect(body).toContain('$84.00');
  expect(body).toContain('ending in 3184');
});

test('the bank’s page has no buttons once it was answered', async () => {
  const { body } = await get('/sandbox/payments/challenge?token=gone');
  expect(body).toContain('has been answered');
  expect(body).not.toContain('<button');
});

test('serves scripts without their types to frames without an origin, and no other files', async () => {
  const { body, headers, statusCode } = await get('/sandbox/payments/frames/card-number.ts');
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).not.toContain(': string');
  for (const name of ['card-number.test.ts', '..%2Fframe-routes.ts', 'nothing.ts']) {
    expect((await get(`/sandbox/payments/frames/${name}`)).statusCode).toBe(404);
  }
});
