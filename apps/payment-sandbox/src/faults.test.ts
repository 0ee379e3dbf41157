import Stripe from 'stripe';
import type { CallFault, FaultyCall } from './faults/faults.ts';
import { failureOf } from './contract/api-under-test.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
let faults: CallFault[] = [];
const calls: FaultyCall[] = [];
beforeAll(async () => {
  bench = await openSandboxBench({
    faults: {
      call(call) {
        if (call.path !== '/v1/customers' || call.method !== 'POST') return undefined;
        calls.push(call);
        return faults.shift();
      },
    },
  });
});
afterEach(() => {
  faults = [];
  calls.length = 0;
});
afterAll(() => bench.close());

/** The official library with its built-in retries. */
function patient(): Stripe {
  const { host, port, secretKey } = bench.sandbox;
  return new Stripe(secretKey, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 2 });
}

const named = async (name: string) =>
  (await bench.stripe.customers.list({ limit: 100 })).data.filter((customer) => customer.name === name).length;

it('a call whose response is lost is retried by the library and takes effect once', async () => {
  faults = ['lost-answer'];
  const { id } = await patient().customers.create({ name: 'lost' });
  expect(await bench.stripe.customers.retrieve(id)).toMatchObject({ name: 'lost' });
  expect(await named('lost')).toBe(1);
  expect(calls).toHaveLength(2);
  expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

it('a call that never arrives is retried', async () => {
  faults = ['unreachable', 'unreachable'];
  await patient().customers.create({ name: 'unreachable' });
  expect(await named('unreachable')).toBe(1);
});

it.each([
  ['error-after', 1],
  ['error-before', 0],
] as const)('%s returns an error, which its idempotency key replays', async (fault, made) => {
  faults = [fault];
  const idempotencyKey = `key-${fault}`;
  const create = () => bench.stripe.customers.create({ name: fault }, { idempotencyKey });
  for (let times = 0; times < 2; times += 1)
    expect(await failureOf(create())).toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
  expect(await named(fault)).toBe(made);
  expect(calls).toHaveLength(2);
});

it('rate-limited calls return a retry delay, which no idempotency key replays', async () => {
  faults = [{ tooMany: { retryAfterSeconds: 7 } }];
  const idempotencyKey = 'key-too-many';
  const failure = await failureOf(bench.stripe.customers.create({ name: 'many' }, { idempotencyKey }));
  expect(failure).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429, headers: { 'retry-after': '7' } });
  await bench.stripe.customers.create({ name: 'many' }, { idempotencyKey });
  expect(await named('many')).toBe(1);
});

it('responses name their request id and API version', async () => {
  const { lastResponse } = await bench.stripe.customers.create({});
  expect(lastResponse).toMatchObject({
    requestId: expect.stringMatching(/^req_/) as string,
    apiVersion: '2026-10-28.endive',
  });
});

it('an unknown key and an unknown path are rejected', async () => {
  const { host, port } = bench.sandbox;
  const stranger = new Stripe('sk_test_other', {
    host,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  expect(await failureOf(stranger.customers.list())).toMatchObject({
    type: 'StripeAuthenticationError',
    statusCode: 401,
  });
  expect(await failureOf(bench.stripe.rawRequest('GET', '/v1/stages'))).toMatchObject({ statusCode: 404 });
});

it('concurrent calls with one idempotency key take effect once', async () => {
  const idempotencyKey = 'key-at-once';
  const made = await Promise.all(
    Array.from({ length: 4 }, () => bench.stripe.customers.create({ name: 'at once' }, { idempotencyKey })),
  );
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
});
