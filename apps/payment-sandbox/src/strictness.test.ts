import { customerAt, failureOf, priceOf, second } from './contract/api-under-test.ts';
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
    wallClock: clock.seconds,
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
  const body = (await answer.json()) as { id?: string; error?: { type: string; code?: string; message: string } };
  return { status: answer.status, body, headers: answer.headers };
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

describe('the version of the API', () => {
  it.each([
    ['its own', apiVersion, 200, undefined],
    ['an earlier one', '2025-09-30.clover', 400, 'sandbox_unsupported'],
    ['one of the time before names', '2024-06-20', 400, 'sandbox_unsupported'],
    ['a later one', '2027-01-28.fern', 400, 'sandbox_unsupported'],
    ['a preview', '2026-10-28.preview', 400, 'sandbox_unsupported'],
    ['a day without a version', '2024-06-21', 400, undefined],
    ['no date', 'latest', 400, undefined],
  ])('of a request: %s', async (_, version, status, code) => {
    const answer = await send('/v1/customers', { headers: { 'stripe-version': version } });
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
    expect(answer.headers.get('stripe-version')).toBe(apiVersion);
  });

  it('of a request is not required', async () => {
    expect((await send('/v1/customers')).status).toBe(200);
  });

  it('is its own for webhook endpoints, too', async () => {
    const { webhookEndpoints } = bench.stripe;
    const given = { url: 'https://example.com/hooks', enabled_events: ['*' as const] };
    const { id } = await webhookEndpoints.create({ ...given, api_version: apiVersion });
    await webhookEndpoints.del(id);
    const failure = await failureOf(webhookEndpoints.create({ ...given, api_version: '2024-06-20' }));
    expect(failure).toMatchObject({ code: 'sandbox_unsupported', param: 'api_version' });
  });
});

describe('keys', () => {
  it.each([
    ['a missing one', {}, 'You did not provide an API key.'],
    ['a wrong one', { authorization: 'Bearer sk_test_0123456789' }, 'Invalid API Key provided: sk_test_******6789'],
  ])('%s is answered with 401', async (_, headers, message) => {
    const { host, port } = bench.sandbox;
    const answer = await fetch(`http://${host}:${port}/v1/customers`, { headers });
    const { error } = (await answer.json()) as { error: { message: string } };
    expect([answer.status, error.message.slice(0, message.length)]).toEqual([401, message]);
  });

  it('the publishable one reads an intent with its client secret, and nothing else', async () => {
    const authorization = `Bearer ${bench.sandbox.publishableKey}`;
    const read = (path: string) => send(path, { headers: { authorization } });
    const { id, client_secret: secret } = await bench.stripe.paymentIntents.create({
      ...{ amount: 500, currency: 'usd', customer: shop.customer, metadata: { kept: 'secret' } },
    });
    const intent = await read(`/v1/payment_intents/${id}?client_secret=${secret}`);
    expect(intent).toMatchObject({ status: 200, body: { id, amount: 500, status: 'requires_payment_method' } });
    expect(intent.body).not.toHaveProperty('metadata');
    expect(intent.body).not.toHaveProperty('customer');
    const setup = await bench.stripe.setupIntents.create({ customer: shop.customer });
    expect(await read(`/v1/setup_intents/${setup.id}?client_secret=${setup.client_secret}`)).toMatchObject({
      ...{ status: 200, body: { id: setup.id, usage: 'off_session' } },
    });
    expect(await read(`/v1/payment_intents/${id}?client_secret=another`)).toMatchObject({
      ...{ status: 400, body: { error: { code: 'payment_intent_invalid_parameter', param: 'client_secret' } } },
    });
    expect(await read(`/v1/payment_intents/${id}`)).toMatchObject({
      ...{ status: 400, body: { error: { code: 'parameter_missing', param: 'client_secret' } } },
    });
    expect(await read('/v1/customers')).toMatchObject({
      ...{ status: 403, body: { error: { code: 'secret_key_required' } } },
    });
  });
});

it('errors with a code name the page about it; the sandbox’s own code has none', async () => {
  expect((await send('/v1/customers/cus_nobody')).body.error).toMatchObject({
    doc_url: 'https://stripe.com/docs/error-codes/resource-missing',
  });
  const lacks = await send('/v1/payouts');
  expect(lacks.body.error).not.toHaveProperty('doc_url');
  expect(lacks.body.error).not.toHaveProperty('request_log_url');
});

it('replays name the first request and its key', async () => {
  const headers = { ...formType, 'idempotency-key': 'a key: 100% own' };
  const create = () => send('/v1/customers', { method: 'POST', body: 'name=Maren', headers });
  const first = await create();
  const again = await create();
  const told = ({ headers: given }: typeof first) =>
    ['request-id', 'original-request', 'idempotency-key', 'idempotent-replayed'].map((name) => given.get(name));
  const [id] = told(first);
  expect(told(first).slice(1)).toEqual([id, 'a key: 100% own', null]);
  expect(told(again).slice(1)).toEqual([id, 'a key: 100% own', 'true']);
  expect(told(again)[0]).not.toBe(id);
  expect(again.body).toEqual(first.body);
});
