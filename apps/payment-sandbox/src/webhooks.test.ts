import type { WebhookFault } from './faults/faults.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { aCustomer, aSession, payWith } from './testing/shop.ts';

let bench: SandboxBench;
let fault: (delivery: { id: string; type: string; attempts: number }) => WebhookFault | undefined = () => undefined;
beforeAll(async () => {
  bench = await openSandboxBench({
    faults: { webhook: (delivery) => fault(delivery) },
    wants: (type) => !type.startsWith('product.'),
  });
});
afterEach(async () => {
  fault = () => undefined;
  bench.answerWith.status = 200;
  bench.clock.seconds += 4 * 86_400;
  await bench.sandbox.runDue();
  bench.heard.length = 0;
});
afterAll(() => bench.close());

const heardOf = (id: string) =>
  bench.heard.filter(({ data }) => (data.object as { id: string }).id === id).map(({ type }) => type);

async function deliveriesOf(id: string) {
  const { rows } = await bench.database.pool.query(
    `select d.status, d.attempts, d.answer from payment_sandbox.deliveries d join payment_sandbox.events e on e.id = d.event_id where e.about = $1`,
    [id],
  );
  return rows as { status: string; attempts: number; answer: number | null }[];
}

it('sends signed webhooks in the order of their events', async () => {
  const { id } = await aCustomer(bench.stripe);
  await bench.stripe.customers.update(id, { name: 'Maren' });
  await bench.sandbox.runDue();
  expect(heardOf(id)).toEqual(['customer.created', 'customer.updated']);
  expect(await deliveriesOf(id)).toEqual(Array(2).fill({ status: 'delivered', attempts: 1, answer: 200 }));
  const [event] = (await bench.stripe.events.list({ type: 'customer.updated', limit: 1 })).data;
  expect(event).toMatchObject({ pending_webhooks: 0, request: { id: expect.stringMatching(/^req_/) as string } });
});

it('lists events of a group of types', async () => {
  const { id } = await aCustomer(bench.stripe);
  const types = async (type: string) =>
    (await bench.stripe.events.list({ type, limit: 100 })).data
      .filter(({ data }) => (data.object as { id: string }).id === id)
      .map((event) => event.type);
  await bench.stripe.customers.update(id, { name: 'Maren' });
  expect(await types('customer.*')).toEqual(['customer.updated', 'customer.created']);
  expect(await types('*')).toEqual(['customer.updated', 'customer.created']);
  expect(await types('customer_*')).toEqual([]);
});

it('lists the events before another, newest first', async () => {
  const { id } = await aCustomer(bench.stripe);
  for (const name of ['Maren', 'Jonas', 'Ines']) await bench.stripe.customers.update(id, { name });
  const { data } = await bench.stripe.events.list({ type: 'customer.*', limit: 4 });
  const before = await bench.stripe.events.list({ type: 'customer.*', limit: 2, ending_before: data[3]!.id });
  expect(before.data.map((event) => event.id)).toEqual([data[1]!.id, data[2]!.id]);
});

it('counts the deliveries that are not done, in events that are read and in those that are sent', async () => {
  const { stripe, sandbox, heard, answerWith, clock } = bench;
  const url = 'http://127.0.0.1:9/nobody';
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.created'] });
  answerWith.status = 500;
  const { id } = await aCustomer(stripe);
  await sandbox.runDue();
  const [event] = (await stripe.events.list({ type: 'customer.created', limit: 1 })).data;
  expect(event).toMatchObject({ pending_webhooks: 2, data: { object: { id } } });
  answerWith.status = 200;
  clock.seconds += 60;
  await sandbox.runDue();
  expect((await stripe.events.retrieve(event!.id)).pending_webhooks).toBe(1);
  const failed = await stripe.events.list({ type: 'customer.created', delivery_success: false, limit: 1 });
  expect(failed.data.map((one) => one.id)).toEqual([event!.id]);
  await stripe.webhookEndpoints.del(made.id);
  const sent = () => heard.filter((one) => one.id === event!.id).map((one) => one.pending_webhooks);
  expect(sent()).toEqual([2, 2]);
});

it('sends an endpoint only the event types it wants', async () => {
  const { id } = await bench.stripe.products.create({ name: 'A season' });
  await bench.sandbox.runDue();
  expect(await deliveriesOf(id)).toEqual([]);
  const [event] = (await bench.stripe.events.list({ type: 'product.created', limit: 1 })).data;
  expect(event).toMatchObject({ pending_webhooks: 0, data: { object: { id } } });
});

it('retries a failed delivery for three days, with growing intervals', async () => {
  bench.answerWith.status = 500;
  const { id } = await aCustomer(bench.stripe);
  await bench.sandbox.runDue();
  const tries = [heardOf(id).length];
  for (const minutes of [1, 1, 5, 30, 120]) {
    bench.clock.seconds += minutes * 60;
    await bench.sandbox.runDue();
    tries.push(heardOf(id).length);
  }
  expect(tries).toEqual([1, 2, 3, 4, 5, 6]);
  for (let hours = 0; hours < 80; hours += 6) {
    bench.clock.seconds += 6 * 3_600;
    await bench.sandbox.runDue();
  }
  expect(await deliveriesOf(id)).toMatchObject([{ status: 'given-up', answer: 500 }]);
  const many = heardOf(id).length;
  bench.answerWith.status = 200;
  bench.clock.seconds += 86_400;
  await bench.sandbox.runDue();
  expect(heardOf(id)).toHaveLength(many);
});

it('delivers an event on a later attempt', async () => {
  bench.answerWith.status = 503;
  const { id } = await aCustomer(bench.stripe);
  await bench.sandbox.runDue();
  bench.answerWith.status = 200;
  bench.clock.seconds += 60;
  await bench.sandbox.runDue();
  expect(heardOf(id)).toHaveLength(2);
  expect(await deliveriesOf(id)).toEqual([{ status: 'delivered', attempts: 2, answer: 200 }]);
});

it.each<[string, WebhookFault, number]>([
  ['arrive twice', 'twice', 2],
  ['never arrive', 'never', 0],
])('can simulate webhooks that %s', async (_, given, times) => {
  fault = () => given;
  const { id } = await aCustomer(bench.stripe);
  await bench.sandbox.runDue();
  expect(heardOf(id)).toHaveLength(times);
});

it('can simulate delayed webhooks, which later ones overtake', async () => {
  fault = ({ type, attempts }) => (type === 'customer.created' && attempts === 0 ? { laterBySeconds: 60 } : undefined);
  const { id } = await aCustomer(bench.stripe);
  await bench.stripe.customers.update(id, { name: 'Maren' });
  await bench.sandbox.runDue();
  expect(heardOf(id)).toEqual(['customer.updated']);
  bench.clock.seconds += 60;
  await bench.sandbox.runDue();
  expect(heardOf(id)).toEqual(['customer.updated', 'customer.created']);
});

it('sends events to endpoints created through the API', async () => {
  const { stripe } = bench;
  const url = 'http://127.0.0.1:9/nobody';
  const made = await stripe.webhookEndpoints.create({ url, enabled_events: ['customer.deleted'] });
  expect(made.secret).toMatch(/^whsec_/);
  expect((await stripe.webhookEndpoints.retrieve(made.id)).secret).toBeUndefined();
  const { id } = await aCustomer(stripe);
  await stripe.customers.del(id);
  await bench.sandbox.runDue();
  expect((await deliveriesOf(id)).map(({ status }) => status).toSorted()).toEqual([
    'delivered',
    'delivered',
    'waiting',
  ]);
  await stripe.webhookEndpoints.del(made.id);
});

it('sends no payment event for an expired session', async () => {
  const { session, customer } = await aSession(bench.stripe);
  await bench.stripe.checkout.sessions.expire(session.id);
  await payWith(bench, session, '4242424242424242');
  await bench.sandbox.runDue();
  const told = bench.heard.filter(({ data }) => (data.object as { customer?: string }).customer === customer);
  expect(told.map(({ type }) => type)).toEqual(['checkout.session.expired']);
});
