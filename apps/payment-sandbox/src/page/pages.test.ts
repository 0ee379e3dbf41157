import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { customerAt, priceOf, second } from '../contract/world.ts';
import { openSandboxBench, type SandboxBench } from '../testing/sandbox-bench.ts';
import { tokens } from './styles.ts';

let bench: SandboxBench;
let app: FastifyInstance;
beforeAll(async () => {
  bench = await openSandboxBench();
  app = bench.sandbox.server;
});
afterAll(() => bench.close());

async function somebody() {
  const { stripe } = bench;
  const living = await customerAt(stripe, '2027-01-10T10:00:00Z');
  await stripe.customers.update(living.customer, { name: '<b>Maren</b>' });
  const price = await priceOf(stripe, 1_000, 'month');
  const subscription = await stripe.subscriptions.create({
    customer: living.customer,
    items: [{ price: price.id }],
    expand: ['latest_invoice'],
  });
  return { ...living, subscription, invoice: subscription.latest_invoice as Stripe.Invoice };
}

const push = (customer: string, to: string, headers: object = { host: 'localhost', origin: 'http://localhost' }) =>
  app.inject({
    method: 'POST',
    url: `/sandbox/payments/customers/${customer}/clock`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: `to=${to}`,
  });

it('show who there is and what was told, and run no script', async () => {
  const { customer } = await somebody();
  await bench.sandbox.runDue();
  const all = await app.inject('/sandbox/payments');
  expect(all.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+'; form-action 'self'/,
  );
  expect(all.body).toContain(`/sandbox/payments/customers/${customer}`);
  expect(all.body).toContain('&lt;b&gt;Maren');
  expect(all.body).not.toMatch(/<b>|<script/);
  const one = await app.inject(`/sandbox/payments/customers/${customer}`);
  for (const text of ['active', '$10.00', 'visa 4242', 'invoice.paid', 'delivered', '2027-01-10 10:00'])
    expect(one.body).toContain(text);
});

it('move a clock by a day, or on to what happens next', async () => {
  const { customer, clock, subscription } = await somebody();
  const now = async () => (await bench.stripe.testHelpers.testClocks.retrieve(clock)).frozen_time;
  expect((await push(customer, 'day')).statusCode).toBe(303);
  expect(await now()).toBe(second('2027-01-11T10:00:00Z'));
  // Seven days before the period's end the renewal is told of; then it begins; an hour later it is paid.
  for (const at of ['2027-02-03T10:00:00Z', '2027-02-10T10:00:00Z', '2027-02-10T11:00:00Z']) {
    await push(customer, 'next');
    expect(await now()).toBe(second(at));
  }
  const { data } = await bench.stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

it('take no form of another site', async () => {
  const { customer } = await somebody();
  for (const headers of [{ host: 'localhost', origin: 'http://elsewhere.example' }, { host: 'localhost' }])
    expect((await push(customer, 'day', headers)).statusCode).toBe(404);
});

it('print an invoice for who was given its address', async () => {
  const { invoice } = await somebody();
  const address = invoice.hosted_invoice_url!;
  const shown = await app.inject(address);
  expect(shown.body).toContain(`Invoice ${invoice.number}`);
  expect(shown.body).toContain('$10.00');
  expect((await app.inject(address.replace(/key=.*/, 'key=guess'))).statusCode).toBe(404);
  expect((await app.inject(address.replace(/\?.*/, ''))).statusCode).toBe(404);
});

it.each(['dark', 'light'] as const)('wear the %s colours of the site', (theme) => {
  const source = readFileSync(join(import.meta.dirname, '../../../../libs/shared-ui/src/theme/tokens.ts'), 'utf8');
  const [dark = '', light = ''] = source.split('export const lightTokens');
  for (const [name, value] of Object.entries(tokens[theme]))
    expect({ dark, light }[theme]).toContain(`'${name}': '${value}'`);
});
