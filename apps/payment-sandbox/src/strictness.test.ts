import { customerAt, failureOf, priceOf, second } from './contract/world.ts';
import { type Shop, strictness } from './contract/strictness.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { stripeParameters } from './wire/stripe-parameters.ts';
import { routes } from './objects/routes.ts';
import { apiVersion } from './wire/api-version.ts';

let bench: SandboxBench;
let shop: Shop;
beforeAll(async () => {
  bench = await openSandboxBench();
  shop = await openShop(bench);
});
afterAll(() => bench.close());

async function openShop({ stripe, clock }: SandboxBench): Promise<Shop> {
  const now = '2027-01-10T10:00:00Z';
  const { customer } = await customerAt(stripe, now);
  const price = await priceOf(stripe, 1_000, 'month');
  const { id: deleted } = await stripe.customers.create({ email: 'gone@example.com' });
  await stripe.customers.del(deleted);
  const subscription = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  const [charge] = (await stripe.charges.list({ customer })).data;
  const refund = await stripe.refunds.create({ charge: charge!.id, amount: 100 });
  const setupIntent = await stripe.setupIntents.create({ customer });
  return {
    stripe,
    customer,
    deleted,
    price: price.id,
    product: price.product as string,
    subscription: subscription.id,
    item: subscription.items.data[0]!.id,
    invoice: subscription.latest_invoice as string,
    charge: charge!.id,
    refund: refund.id,
    setupIntent: setupIntent.id,
    now: second(now),
    wall: clock.seconds,
  };
}

describe.each([...new Set(strictness.map(({ area }) => area))])('%s', (area) => {
  it.each(strictness.filter((row) => row.area === area))('$request', async ({ call, stripe, ours = stripe }) => {
    if (ours === 'taken') {
      await call(shop);
      return;
    }
    const failure = await failureOf(call(shop));
    expect(failure).toMatchObject({ type: 'StripeInvalidRequestError', ...ours });
    if (ours.code === 'sandbox_unsupported') expect(failure.message).toMatch(/^The payment sandbox does not have/);
  });
});

it('finds the parameters of each route in the table, which has the API version of the sandbox', () => {
  const { operations, apiVersion: version } = stripeParameters;
  const unknown = routes.map(({ method, path }) => `${method} ${path}`).filter((name) => !operations[name]);
  expect(unknown).toEqual([]);
  expect(version).toBe(apiVersion);
});

/** Sends a request as it is, without the official library. */
async function send(path: string, init: { method?: string; body?: string; headers?: Record<string, string> } = {}) {
  const { host, port, secretKey } = bench.sandbox;
  const headers = { authorization: `Bearer ${secretKey}`, ...init.headers };
  const answer = await fetch(`http://${host}:${port}${path}`, { ...init, headers });
  return { status: answer.status, body: (await answer.json()) as { error?: { type: string; code?: string } } };
}
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const nested = `metadata${'[a]'.repeat(5_000)}=b`;

describe('requests that Stripe’s libraries do not send', () => {
  it.each([
    ['a NUL character in a value', 'POST', '/v1/customers', 'name=a%00b'],
    ['a NUL character in a name', 'POST', '/v1/customers', 'metadata[a%00]=b'],
    ['a NUL character in a query', 'GET', '/v1/customers?email=a%00b', undefined],
    ['a JSON body', 'POST', '/v1/customers', '{"name":"Maren"}', { 'content-type': 'application/json' }],
    ['invalid JSON', 'POST', '/v1/customers', '{', { 'content-type': 'application/json' }],
    ['plain text', 'POST', '/v1/customers', 'name=Maren', { 'content-type': 'text/plain' }],
    ['parameters nested 5,000 levels deep', 'POST', '/v1/customers', nested],
  ])('with %s are refused with 400', async (_, method, path, body, headers: Record<string, string> = formType) => {
    const answer = await send(path, { method, ...(body !== undefined && { body, headers }) });
    expect(answer).toMatchObject({ status: 400, body: { error: { type: 'invalid_request_error' } } });
  });

  it.each([
    ['a NUL character', '/v1/customers/%00'],
    ['a NUL character before the list of a customer', '/v1/customers/a%00/payment_methods'],
    ['invalid percent-encoding', '/v1/customers/%zz'],
    ['an id of 6,000 characters', `/v1/customers/${'c'.repeat(6_000)}`],
  ])('with %s in the path are refused with 404', async (_, path) => {
    const answer = await send(path);
    expect(answer).toMatchObject({ status: 404, body: { error: { type: 'invalid_request_error' } } });
    expect(answer.body.error?.code).not.toBe('sandbox_unsupported');
  });
});
