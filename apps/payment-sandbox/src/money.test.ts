import type Stripe from 'stripe';
import { advance, customerAt, endOf, failureOf, priceOf, second, type World } from './contract/world.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
let world: World;
beforeAll(async () => {
  bench = await openSandboxBench();
  world = { stripe: bench.stripe, settle: bench.sandbox.runDue };
});
afterAll(() => bench.close());

async function monthly(amount = 1_000) {
  const { stripe } = bench;
  const living = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const price = await priceOf(stripe, amount, 'month');
  const begun = await stripe.subscriptions.create({ customer: living.customer, items: [{ price: price.id }] });
  return { ...living, price, begun, item: begun.items.data[0]!.id };
}

it('refuses to refund a failed charge', async () => {
  const { stripe } = bench;
  const { clock, customer, begun } = await monthly();
  const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
  await stripe.subscriptions.update(begun.id, { default_payment_method: bad.id });
  await advance(world, clock, endOf(begun) + 3_660);
  const failed = (await stripe.charges.list({ customer })).data.find(({ status }) => status === 'failed')!;
  expect(await failureOf(stripe.refunds.create({ charge: failed.id }))).toMatchObject({
    statusCode: 400,
    code: 'charge_not_refundable',
  });
  expect((await stripe.charges.retrieve(failed.id)).amount_refunded).toBe(0);
});

/** Creates a subscription and switches it several times at one moment; each step is [cents a month, quantity]. */
async function switched(steps: readonly (readonly [number, number])[], how: Stripe.SubscriptionUpdateParams = {}) {
  const { stripe } = bench;
  const { begun, item, price } = await monthly();
  for (const [amount, quantity] of steps) {
    const { id } = amount === 1_000 ? price : await priceOf(stripe, amount, 'month');
    await stripe.subscriptions.update(begun.id, { items: [{ id: item, price: id, quantity }], ...how });
  }
  return begun.id;
}

it.each([
  [
    'up and back',
    [
      [2_500, 1],
      [1_000, 1],
    ],
    1_000,
  ],
  [
    'up, back, and three of it',
    [
      [2_500, 1],
      [1_000, 1],
      [1_000, 3],
    ],
    3_000,
  ],
  [
    'down to nothing and back',
    [
      [0, 1],
      [1_000, 1],
    ],
    1_000,
  ],
] as const)('credits the latest billed line, and only once: %s', async (_, steps, expected) => {
  const { stripe } = bench;
  const subscription = await switched(steps);
  const { lines } = await stripe.invoices.createPreview({ subscription });
  // The lines that wait for the next invoice, without the month paid at the start.
  const waiting = lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration);
  expect(1_000 + waiting.reduce((sum, { amount }) => sum + amount, 0)).toBe(expected);
});

it('credits the latest billed line if each switch is invoiced at once', async () => {
  const { stripe } = bench;
  const subscription = await switched(
    [
      [2_500, 1],
      [1_000, 1],
      [1_000, 3],
    ],
    { proration_behavior: 'always_invoice' },
  );
  const { data } = await stripe.invoices.list({ subscription });
  expect(data.map(({ total }) => total).toReversed()).toEqual([1_000, 1_500, -1_500, 2_000]);
});

it('bills nothing for a switch without prorations', async () => {
  const { stripe } = bench;
  const subscription = await switched([[2_500, 1]], { proration_behavior: 'none' });
  expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
  expect((await stripe.invoices.createPreview({ subscription })).total).toBe(2_500);
});

it('refuses negative prices, quantities and discounts', async () => {
  const { stripe } = bench;
  const { customer, price, begun, item } = await monthly();
  const product = price.product as string;
  const calls = [
    () => stripe.prices.create({ product, currency: 'usd', unit_amount: -1 }),
    () => stripe.coupons.create({ amount_off: -100, currency: 'usd', duration: 'once' }),
    () => stripe.coupons.create({ amount_off: 0, currency: 'usd', duration: 'once' }),
    () => stripe.coupons.create({ percent_off: -5, duration: 'once' }),
    () => stripe.subscriptions.create({ customer, items: [{ price: price.id, quantity: -1 }] }),
    () => stripe.subscriptions.update(begun.id, { items: [{ id: item, quantity: -2 }] }),
    () =>
      stripe.checkout.sessions.create({
        mode: 'subscription',
        ui_mode: 'elements',
        return_url: 'http://localhost/done',
        line_items: [{ price: price.id, quantity: -1 }],
      }),
  ];
  for (const call of calls)
    expect(await failureOf(call())).toMatchObject({ statusCode: 400, type: 'StripeInvalidRequestError' });
});

it('treats a trial that ends now as no trial', async () => {
  const { stripe } = bench;
  const { customer, price } = await monthly();
  const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }], trial_end: 'now' });
  expect(begun).toMatchObject({ status: 'active', trial_end: null, created: second('2027-01-10T10:00:00Z') });
});

describe('a subscription cancelled at once', () => {
  it('credits the unused time if it is prorated and invoiced', async () => {
    const { stripe } = bench;
    const { begun, customer, clock } = await monthly();
    await advance(world, clock, second('2027-01-26T10:00:00Z'));
    await stripe.subscriptions.cancel(begun.id, { prorate: true, invoice_now: true });
    // 15 of 31 days.
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -484 });
    const [last] = (await stripe.invoices.list({ customer })).data;
    expect(last).toMatchObject({ total: -484, amount_due: 0, status: 'paid' });
  });

  it('leaves the credit pending if it is only prorated, and credits nothing by default', async () => {
    const { stripe } = bench;
    const first = await monthly();
    await stripe.subscriptions.cancel(first.begun.id, { prorate: true });
    expect((await stripe.invoices.list({ customer: first.customer })).data).toHaveLength(1);
    const how = { pending_invoice_items_behavior: 'include' } as const;
    expect(await stripe.invoices.create({ customer: first.customer, ...how })).toMatchObject({ total: -1_000 });
    const second = await monthly();
    await stripe.subscriptions.cancel(second.begun.id);
    expect(await stripe.invoices.create({ customer: second.customer, ...how })).toMatchObject({ total: 0 });
  });

  it('bills pending items if it is invoiced', async () => {
    const { stripe } = bench;
    const { begun, item, customer } = await monthly();
    await stripe.subscriptions.update(begun.id, { items: [{ id: item, quantity: 3 }] });
    await stripe.subscriptions.cancel(begun.id, { invoice_now: true });
    const charges = (await stripe.charges.list({ customer })).data.map(({ amount }) => amount);
    expect(charges).toEqual([2_000, 1_000]);
  });
});
