import { advance, customerAt, endOf, priceOf, type World } from './contract/world.ts';
import { migrateSandbox, putWhereEarlierVersionsKeptIt } from './testing/earlier-version.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
let world: World;
beforeAll(async () => {
  bench = await openSandboxBench();
  world = { stripe: bench.stripe, settle: bench.sandbox.runDue };
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

it('goes on at its first start with what an earlier version kept, and renews it when it is due', async () => {
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
  await advance(world, clock, endOf(begun) + 3_660);
  expect((await stripe.invoices.list({ customer })).data.map(({ status }) => status)).toEqual(['paid', 'paid']);
  // What comes after the first start stays out of the old tables, and is not overwritten by them at the next one.
  const kept = await countIn('public.sandbox_objects');
  await stripe.subscriptions.cancel(begun.id);
  await migrateSandbox(database);
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('canceled');
  expect(await countIn('public.sandbox_objects')).toBe(kept);
});

it('begins empty in a database of its own', async () => {
  const { database } = bench;
  await database.pool.query('drop schema payment_sandbox cascade');
  await database.pool.query('drop table sandbox_deliveries, sandbox_events, sandbox_objects, sandbox_idempotency_keys');
  await migrateSandbox(database);
  expect(await countIn('payment_sandbox.objects')).toBe(0);
});
