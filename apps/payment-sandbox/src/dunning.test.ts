import { advance, customerAt, day, endOf, priceOf, startOf, type ApiUnderTest } from './contract/api-under-test.ts';
import { retriesAfterDays } from './billing/retry-schedule.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

/** Retries of a failed renewal and their end, where the sandbox makes its own rules. */
let bench: SandboxBench;
let api: ApiUnderTest;
beforeAll(async () => {
  bench = await openSandboxBench();
  api = { stripe: bench.stripe, settle: bench.sandbox.runDue };
});
afterAll(() => bench.close());

async function overdue({ stripe } = bench) {
  const living = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({ customer: living.customer, items: [{ price: price.id }] });
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: living.customer });
  await stripe.subscriptions.update(begun.id, { default_payment_method: bad.id });
  const firstTry = endOf(begun) + 3_600;
  return { ...living, begun, firstTry };
}

it('a failed renewal is tried eight times within two weeks; then the subscription ends', async () => {
  const { stripe } = bench;
  const { clock, begun, firstTry } = await overdue();
  const states = [];
  for (const days of [0, ...retriesAfterDays]) {
    await advance(api, clock, firstTry + days * day + 60);
    const { status, latest_invoice: invoice } = await stripe.subscriptions.retrieve(begun.id, {
      expand: ['latest_invoice'],
    });
    const { attempt_count: tries, next_payment_attempt: next } = invoice as {
      attempt_count: number;
      next_payment_attempt: number;
    };
    states.push([status, tries, next && (next - firstTry) / day]);
  }
  expect(states).toEqual([
    ['past_due', 1, 1],
    ['past_due', 2, 3],
    ['past_due', 3, 5],
    ['past_due', 4, 7],
    ['past_due', 5, 9],
    ['past_due', 6, 11],
    ['past_due', 7, 14],
    ['canceled', 8, null],
  ]);
  const over = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
  expect(over).toMatchObject({
    cancellation_details: { reason: 'payment_failed' },
    latest_invoice: { status: 'open', amount_paid: 0 },
  });
  expect((await stripe.charges.list({ customer: begun.customer as string })).data.map(({ status }) => status)).toEqual([
    ...Array<string>(8).fill('failed'),
    'succeeded',
  ]);
});

it('with the other setting it stays unpaid, with drafts from then on, until a payment succeeds', async () => {
  const other = await openSandboxBench({ afterLastTry: 'unpaid' });
  const { stripe } = other;
  const there = { stripe, settle: other.sandbox.runDue };
  const { clock, customer, begun, firstTry } = await overdue(other);
  await advance(there, clock, firstTry + 20 * day);
  const left = await stripe.subscriptions.retrieve(begun.id);
  expect(left.status).toBe('unpaid');
  const latest = left.latest_invoice as string;
  await advance(there, clock, firstTry + 35 * day);
  const [draft, open] = (await stripe.invoices.list({ subscription: begun.id })).data;
  expect([draft?.status, draft?.auto_advance, open?.status, open?.id]).toEqual(['draft', false, 'open', latest]);
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.invoices.pay(draft!.id, { payment_method: good.id });
  expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('active');
  await other.close();
});

it('the next attempt uses a new card', async () => {
  const { stripe } = bench;
  const { clock, customer, begun, firstTry } = await overdue();
  await advance(api, clock, firstTry + 60);
  const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.subscriptions.update(begun.id, { default_payment_method: good.id });
  await advance(api, clock, firstTry + day + 60);
  const paid = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
  expect(paid).toMatchObject({
    status: 'active',
    latest_invoice: { status: 'paid', amount_paid: 1_000, attempt_count: 2 },
  });
  expect(startOf(paid)).toBe(endOf(begun));
});

it('events are sent once, in order and with their own time', async () => {
  const { stripe, heard } = bench;
  const { clock, customer, method } = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const price = await priceOf(stripe, 1_000, 'month');
  const trial = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    trial_period_days: 7,
    default_payment_method: method,
  });
  await bench.sandbox.runDue();
  heard.length = 0;
  await advance(api, clock, trial.trial_end! + 2 * 3_600);
  const told = heard
    .filter(({ data }) => (data.object as { customer?: string }).customer === customer)
    .map(({ type, created }) => [type, created - trial.trial_end!]);
  expect(told).toEqual([
    ['customer.subscription.trial_will_end', -3 * day],
    ['customer.subscription.updated', 0],
    ['invoice.created', 0],
    ['invoice.finalized', 3_600],
    ['payment_intent.created', 3_600],
    ['charge.succeeded', 3_600],
    ['payment_intent.succeeded', 3_600],
    ['invoice.paid', 3_600],
    ['invoice.payment_succeeded', 3_600],
  ]);
});

it('a customer without a test clock lives in wall-clock time, and catches up on a year of downtime', async () => {
  const { stripe, clock, sandbox } = bench;
  const { id: customer } = await stripe.customers.create();
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({
    customer,
    items: [{ price: price.id }],
    default_payment_method: card.id,
  });
  clock.seconds += 365 * day + 2 * 3_600;
  await sandbox.runDue();
  const invoices = await stripe.invoices.list({ subscription: begun.id, limit: 100 });
  expect(invoices.data.map(({ status }) => status)).toEqual(Array(13).fill('paid'));
});
