import { advance, customerAt, endOf, priceOf, type ApiUnderTest } from './contract/api-under-test.ts';
import { migrateSandbox, putWhereEarlierVersionsKeptIt } from './testing/earlier-version.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
let api: ApiUnderTest;
beforeAll(async () => {
  bench = await openSandboxBench();
  api = { stripe: bench.stripe, settle: bench.sandbox.runDue };
});
afterAll(() => bench.close());

const countIn = async (table: string) =>
  Number((await bench.database.pool.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]!.n);

async function subscriber() {
  const { stripe } = bench;
  const living = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({ customer: living.customer, items: [{ price: price.id }] });
  return { ...living, begun };
}

it("copies an earlier version's data at its first start, and renews its subscription when due", async () => {
  const { stripe, database, sandbox } = bench;
  const { customer, clock, begun } = await subscriber();
  await sandbox.runDue();
  const before = await stripe.subscriptions.retrieve(begun.id);
  const invoices = (await stripe.invoices.list({ customer })).data;
  const events = await countIn('payment_sandbox.events');
  await putWhereEarlierVersionsKeptIt(database);

  await migrateSandbox(database);

  expect(await countIn('payment_sandbox.events')).toBe(events);
  expect({ ...(await stripe.subscriptions.retrieve(begun.id)), lastResponse: null }).toEqual({
    ...before,
    lastResponse: null,
  });
  expect((await stripe.invoices.list({ customer })).data).toEqual(invoices);
  await advance(api, clock, endOf(begun) + 3_660);
  expect((await stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  // Changes after the first start stay out of the old tables, and the next start does not overwrite them.
  const kept = await countIn('public.sandbox_objects');
  await stripe.subscriptions.cancel(begun.id);
  await migrateSandbox(database);
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('canceled');
  expect(await countIn('public.sandbox_objects')).toBe(kept);
});

it('starts empty in a new database', async () => {
  const { database } = bench;
  await database.pool.query('drop schema payment_sandbox cascade');
  await database.pool.query('drop table sandbox_deliveries, sandbox_events, sandbox_objects, sandbox_idempotency_keys');
  await migrateSandbox(database);
  expect(await countIn('payment_sandbox.objects')).toBe(0);
});
