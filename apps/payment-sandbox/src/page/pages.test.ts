import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { customerAt, priceOf, second } from '../contract/api-under-test.ts';
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

it('shows customers and events, and runs no script', async () => {
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

it('shows the disputes of a customer', async () => {
  const { customer } = await somebody();
  expect((await app.inject(`/sandbox/payments/customers/${customer}`)).body).not.toContain('Disputes');
  await bench.stripe.paymentIntents.create({
    ...{ amount: 2_000, currency: 'usd', customer, payment_method: 'pm_card_createDispute', confirm: true },
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  });
  const { body } = await app.inject(`/sandbox/payments/customers/${customer}`);
  for (const text of ['Disputes', '$20.00', 'fraudulent', 'needs_response']) expect(body).toContain(text);
});

it('advances a clock by a day, or to the next due change', async () => {
  const { customer, clock, subscription } = await somebody();
  const now = async () => (await bench.stripe.testHelpers.testClocks.retrieve(clock)).frozen_time;
  expect((await push(customer, 'day')).statusCode).toBe(303);
  expect(await now()).toBe(second('2027-01-11T10:00:00Z'));
  // Seven days before the end of the period `invoice.upcoming` is sent; then the renewal begins, and an hour later it
  // is paid.
  for (const at of ['2027-02-03T10:00:00Z', '2027-02-10T10:00:00Z', '2027-02-10T11:00:00Z']) {
    await push(customer, 'next');
    expect(await now()).toBe(second(at));
  }
  const { data } = await bench.stripe.invoices.list({ subscription: subscription.id });
  expect(data.map(({ status }) => status)).toEqual(['paid', 'paid']);
});

it('links to the lists of invoices, webhooks and clocks', async () => {
  const { customer, clock, invoice } = await somebody();
  await bench.sandbox.runDue();
  const pageOf = async (path: string) => (await app.inject(`/sandbox/payments${path}`)).body;
  for (const path of ['', '/invoices', '/webhooks', '/clocks', `/customers/${customer}`])
    for (const to of ['/invoices', '/webhooks', '/clocks'])
      expect(await pageOf(path)).toContain(`href="/sandbox/payments${to}"`);
  expect(await pageOf('/invoices')).toMatch(/aria-current="page">Invoices/);
  for (const text of [invoice.number!, '$10.00', 'paid', customer]) expect(await pageOf('/invoices')).toContain(text);
  for (const text of [clock, customer, '2027-01-10 10:00', '2027-02-03 10:00'])
    expect(await pageOf('/clocks')).toContain(text);
  for (const text of ['/hooks', 'invoice.paid', 'delivered']) expect(await pageOf('/webhooks')).toContain(text);
  expect(await pageOf('/invoices')).not.toMatch(/<b>|<script/);
});

it('advances a clock from the list of clocks', async () => {
  const { clock } = await somebody();
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const post = (url: string) => app.inject({ method: 'POST', url, headers, payload: 'to=day' });
  expect((await post(`/sandbox/payments/clocks/${clock}`)).headers.location).toBe('/sandbox/payments/clocks');
  expect((await bench.stripe.testHelpers.testClocks.retrieve(clock)).frozen_time).toBe(second('2027-01-11T10:00:00Z'));
  expect((await post('/sandbox/payments/clocks/clock_nobody')).statusCode).toBe(404);
});

it('shows an event with its deliveries, and resends one that failed', async () => {
  bench.answerWith.status = 500;
  await somebody();
  await bench.sandbox.runDue();
  bench.answerWith.status = 200;
  const [event] = (await bench.stripe.events.list({ type: 'invoice.paid', limit: 1 })).data;
  const address = `/sandbox/payments/webhooks/${event!.id}`;
  const before = (await app.inject(address)).body;
  for (const text of ['invoice.paid', 'waiting', '500', 'fixed-0', event!.id]) expect(before).toContain(text);
  const again = /action="([^"]+)"/.exec(before)![1]!;
  const headers = {
    host: 'localhost',
    origin: 'http://localhost',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const elsewhere = { ...headers, origin: 'http://elsewhere.example' };
  expect((await app.inject({ method: 'POST', url: again, headers: elsewhere })).statusCode).toBe(404);
  expect((await app.inject({ method: 'POST', url: again, headers })).headers.location).toBe(address);
  expect(bench.heard.filter(({ id }) => id === event!.id)).toHaveLength(2);
  expect((await app.inject(address)).body).toContain('delivered');
  for (const wrong of [`${again}x`, again.replace(event!.id, 'evt_nobody')])
    expect((await app.inject({ method: 'POST', url: wrong, headers })).statusCode).toBe(404);
});

it('rejects forms from other sites', async () => {
  const { customer } = await somebody();
  for (const headers of [{ host: 'localhost', origin: 'http://elsewhere.example' }, { host: 'localhost' }])
    expect((await push(customer, 'day', headers)).statusCode).toBe(404);
});

it('shows an invoice only by its full address', async () => {
  const { invoice } = await somebody();
  const address = invoice.hosted_invoice_url!;
  const shown = await app.inject(address);
  expect(shown.body).toContain(`Invoice ${invoice.number}`);
  expect(shown.body).toContain('$10.00');
  expect((await app.inject(address.replace(/key=.*/, 'key=guess'))).statusCode).toBe(404);
  expect((await app.inject(address.replace(/\?.*/, ''))).statusCode).toBe(404);
});

it.each(['dark', 'light'] as const)('uses the %s colours of the site', (theme) => {
  const source = readFileSync(join(import.meta.dirname, '../../../../libs/shared-ui/src/theme/tokens.ts'), 'utf8');
  const [dark = '', light = ''] = source.split('export const lightTokens');
  for (const [name, value] of Object.entries(tokens[theme]))
    expect({ dark, light }[theme]).toContain(`'${name}': '${value}'`);
});
