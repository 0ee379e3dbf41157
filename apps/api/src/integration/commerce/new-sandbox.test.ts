import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrateSandbox, putWhereEarlierVersionsKeptIt } from '@greenroom/payment-sandbox-server/testing';
import { stripePayments } from '@greenroom/adapters/payments/stripe';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import type { Payer } from './testing/payer.ts';

const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1', retries: 0 };
const portTo = (port: number) => stripePayments({ ...keys, sandbox: { host: '127.0.0.1', port } });

/** Returns the address of a server that is not the sandbox; without an answer, an address without a server. */
async function elsewhere(answer: { status: number; body: string } | undefined) {
  const server = createServer((_, response) => response.writeHead(answer?.status ?? 503).end(answer?.body));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  if (!answer) await close();
  return { payments: portTo(port), close: answer ? close : async () => {} };
}

const lookAtAll = async ({ database }: CommerceFixture) => {
  await database.pool.query("update payers set look_at = now() - interval '1 minute'");
};

const empty = ({ database }: CommerceFixture) =>
  database.pool.query('truncate payment_sandbox.objects, payment_sandbox.idempotency_keys cascade');

async function subscriber(fixture: CommerceFixture): Promise<Payer> {
  const payer = await fixture.somebody();
  expect(await payer.checkOut()).toMatchObject({ subscription_state: 'active' });
  return payer;
}

describe('with a sandbox of its own, the product', () => {
  let fixture: CommerceFixture;
  beforeAll(async () => {
    fixture = await openCommerceFixture();
  });
  afterAll(() => fixture.close());

  it('keeps the plans that an earlier version sold', async () => {
    const payer = await subscriber(fixture);
    const before = await payer.plan();
    await fixture.sandbox.runDue();
    await putWhereEarlierVersionsKeptIt(fixture.database);

    await migrateSandbox(fixture.database);
    await fixture.commerce.prepare();

    expect(await payer.plan()).toEqual(before);
    await payer.letPass(366);
    expect(await payer.plan()).toMatchObject({ state: 'active' });
    expect(fixture.logged).toEqual([]);
  });

  it('ends plans that the sandbox does not know, which can be bought again', async () => {
    const had = await subscriber(fixture);
    const began = await fixture.somebody();
    expect((await began.begin()).statusCode).toBe(200);
    await fixture.commerce.projectPending();
    await empty(fixture);

    await fixture.commerce.prepare();

    expect(await had.plan()).toMatchObject({ state: 'none', actions: ['create'] });
    expect(await had.checkOut()).toMatchObject({ status: 'complete', subscription_state: 'active' });
    expect(await began.checkOut()).toMatchObject({ status: 'complete', subscription_state: 'active' });
    await fixture.commerce.sweep();
    expect(fixture.logged).toEqual([]);
  });

  it('ends nothing on a restart', async () => {
    const payer = await subscriber(fixture);
    const before = await payer.plan();
    await fixture.commerce.prepare();
    expect(await payer.plan()).toEqual(before);
  });

  it('ends nothing while the sandbox does not answer, and is ready once it does', async () => {
    const payer = await subscriber(fixture);
    const before = await payer.plan();
    let isAway = true;
    const { payments: away } = await elsewhere(undefined);
    const another = fixture.anotherInstance({
      ...fixture.payments,
      ensureCatalogue: (catalogue) => (isAway ? away : fixture.payments).ensureCatalogue(catalogue),
      knowsCustomer: (id) => (isAway ? away : fixture.payments).knowsCustomer(id),
    });

    await another.prepare();

    expect(await payer.plan()).toEqual(before);
    expect(fixture.logged.map(([message]) => message)).toEqual([expect.stringContaining('does not answer')]);
    isAway = false;
    await another.sweep();
    expect(await payer.plan()).toEqual(before);
    expect(fixture.logged).toHaveLength(1);
  });
});

describe('with a sandbox that a setting names, the product', () => {
  let fixture: CommerceFixture;
  beforeAll(async () => {
    fixture = await openCommerceFixture({ ownSandbox: false });
  });
  afterAll(() => fixture.close());

  it('ends no plan if another sandbox answers, which knows no customers', async () => {
    const payer = await subscriber(fixture);
    const before = await payer.plan();
    await empty(fixture);

    await fixture.commerce.prepare();
    await lookAtAll(fixture);
    await fixture.commerce.sweep();

    expect(await payer.plan()).toEqual(before);
  });

  it.each([
    ['no server listens', undefined],
    ['another kind of server answers', { status: 200, body: '<!doctype html>' }],
    ['a server without that page answers', { status: 404, body: '{"message":"Not Found"}' }],
    ['a sandbox with another key answers', { status: 401, body: '{"error":{"type":"invalid_request_error"}}' }],
  ])('ends no plan if %s', async (_, answer) => {
    const payer = await subscriber(fixture);
    const before = await payer.plan();
    const { payments, close } = await elsewhere(answer);
    const { prepare, sweep } = fixture.anotherInstance(payments);

    await prepare();
    await lookAtAll(fixture);
    await sweep();

    expect(await payer.plan()).toEqual(before);
    await close();
  });
});
