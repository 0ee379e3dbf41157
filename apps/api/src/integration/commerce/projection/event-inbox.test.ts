import { randomUUID } from 'node:crypto';
import { crashes } from '@greenroom/commerce/testing/crashes';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { countedPayments } from '../testing/counted-payments.ts';

const dying = crashes();
const first = countedPayments();
const second = countedPayments();
let fixture: CommerceFixture;
/** A payer with a plan whose events have all been projected, and further events about them. */
let customer: string;
let payerUuid: string;
beforeAll(async () => {
  fixture = await openCommerceFixture({
    aroundDatabase: dying.aroundDatabase,
    around: (payments) => dying.around(first.around(payments)),
    // Only the tests send events here.
    faults: { webhook: () => 'never' },
  });
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  customer = await me.customerId();
  const { rows } = await fixture.database.pool.query<{ uuid: string }>(
    'select uuid from payers where customer_id = $1',
    [customer],
  );
  payerUuid = rows[0]!.uuid;
});
afterAll(() => fixture.close());
beforeEach(() => (first.reset(), second.reset()));

const some = () => ({ id: `evt_${randomUUID()}`, type: 'customer.subscription.updated', customer });
const tell = async (event: ReturnType<typeof some>) =>
  (await fixture.running.app.inject(fixture.signedEvent(event))).statusCode;
const count = async (what: string, values: unknown[] = []) => {
  const { rows } = await fixture.database.pool.query<{ count: number }>(`select count(*)::int from ${what}`, values);
  return rows[0]!.count;
};
const pending = () => count('pending_projections');

test('an event is acknowledged once stored, before the provider is asked anything', async () => {
  expect(await tell(some())).toBe(200);
  expect(first.counted.all).toBe(0);
  expect(await pending()).toBe(1);
  await fixture.commerce.projectPending();
  expect(first.counted.all).toBe(1);
  expect(await pending()).toBe(0);
});

test('a hundred concurrent events, including duplicates, are stored once each and projected by one read', async () => {
  const events = Array.from({ length: 100 }, some);
  const answers = await Promise.all([...events, ...events].map(tell));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(await count('payment_events where id = any($1)', [events.map(({ id }) => id)])).toBe(100);
  expect(await pending()).toBe(100);
  await fixture.commerce.projectPending();
  expect([first.counted.all, await pending()]).toEqual([1, 0]);
  // Sent again, a projected event causes no read.
  expect(await tell(events[0]!)).toBe(200);
  expect(await pending()).toBe(0);
});

test('events that arrive during a read cause one more read for all of them', async () => {
  await tell(some());
  const { release, waits } = first.hold();
  const projecting = fixture.commerce.projectPending();
  await waits;
  for (let events = 0; events < 20; events += 1) await tell(some());
  release();
  await projecting;
  expect([first.counted.all, first.counted.most, await pending()]).toEqual([2, 1, 0]);
});

test.each([
  ['before it is stored', 1, 'before'],
  ['after it is stored', 1, 'after'],
] as const)('a server that dies %s is sent the event again, and it counts once', async (_, step, when) => {
  const event = some();
  dying.crashAt(step, when);
  expect(await tell(event)).toBe(500);
  dying.crashAt(undefined);
  expect(await tell(event)).toBe(200);
  expect(await pending()).toBe(1);
  await fixture.commerce.projectPending();
  expect([first.counted.all, await pending()]).toEqual([1, 0]);
});

// The lease, the read, the transaction that stores it, the release of the lease.
test.each([1, 2, 3, 4].flatMap((step) => (['before', 'after'] as const).map((when) => [when, step] as const)))(
  'a server that dies %s step %i of projecting leaves the event to the next one to start',
  async (when, step) => {
    await tell(some());
    dying.crashAt(step, when);
    await fixture.commerce.projectPending();
    dying.crashAt(undefined);
    // Its lease has expired by then.
    await fixture.database.pool.query('update payers set leased_until = null');
    const next = fixture.anotherInstance(second.around(fixture.payments));
    await next.projectPending();
    expect(await pending()).toBe(0);
  },
);

test('a starting instance projects what an earlier one left, and whatever is stored from then on', async () => {
  const starting = fixture.anotherInstance(second.around(fixture.payments));
  await tell(some());
  await tell(some());
  const { release, waits } = second.hold();
  const background = starting.start();
  await waits;
  await tell(some());
  release();
  await background.stop();
  expect([first.counted.all, second.counted.all, await pending()]).toEqual([0, 2, 0]);
});

test('two instances do not read one customer at once: the second leaves it to the first, and looks again', async () => {
  const other = fixture.anotherInstance(second.around(fixture.payments));
  await tell(some());
  const { release, waits } = first.hold();
  const projecting = fixture.commerce.projectPending();
  await waits;
  await tell(some());
  await other.projectPending();
  expect([first.counted.now, second.counted.all]).toEqual([1, 0]);
  release();
  await projecting;
  expect([first.counted.all, second.counted.all, await pending()]).toEqual([2, 0, 0]);
});

test('the lease of a dead instance expires, and another instance reads its customer', async () => {
  await tell(some());
  const lease = 'update payers set leased_by = $2, leased_until = now() + $3::interval where uuid = $1';
  await fixture.database.pool.query(lease, [payerUuid, randomUUID(), '1 minute']);
  await fixture.commerce.projectPending();
  expect([first.counted.all, await pending()]).toEqual([0, 1]);
  await fixture.database.pool.query(lease, [payerUuid, randomUUID(), '-1 second']);
  await fixture.commerce.sweep();
  expect([first.counted.all, await pending()]).toEqual([1, 0]);
});
