import type Stripe from 'stripe';
import {
  advance,
  customerAt,
  endOf,
  failureOf,
  priceOf,
  second,
  type ApiUnderTest,
} from './contract/api-under-test.ts';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';

let bench: SandboxBench;
let api: ApiUnderTest;
beforeAll(async () => {
  bench = await openSandboxBench();
  api = { stripe: bench.stripe, settle: bench.sandbox.runDue };
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
  await advance(api, clock, endOf(begun) + 3_660);
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

it('describes prorations with their quantity and a date with two digits', async () => {
  const { stripe } = bench;
  const { customer } = await customerAt(stripe, '2027-01-01T10:00:00Z');
  const price = await priceOf(stripe, 1_000, 'month');
  const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
  await stripe.subscriptions.update(begun.id, { items: [{ id: begun.items.data[0]!.id, quantity: 3 }] });
  const { lines } = await stripe.invoices.createPreview({ subscription: begun.id });
  const waiting = lines.data.filter(({ parent }) => parent?.subscription_item_details?.proration);
  expect(waiting.map(({ description }) => description)).toEqual([
    'Unused time on Greenroom after 01 Jan 2027',
    'Remaining time on 3 × Greenroom after 01 Jan 2027',
  ]);
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

it.each(['void', 'mark_uncollectible', 'keep_as_draft'] as const)(
  'charges nothing for a switch while collection is paused with %s',
  async (behavior) => {
    const { stripe } = bench;
    const { begun, item, customer } = await monthly();
    const dearer = await priceOf(stripe, 2_500, 'month');
    await stripe.subscriptions.update(begun.id, { pause_collection: { behavior } });
    const items = [{ id: item, price: dearer.id }];
    await stripe.subscriptions.update(begun.id, { items, proration_behavior: 'always_invoice' });
    const [last] = (await stripe.invoices.list({ subscription: begun.id })).data;
    const status = { void: 'void', mark_uncollectible: 'uncollectible', keep_as_draft: 'draft' }[behavior];
    expect(last).toMatchObject({ total: 1_500, amount_paid: 0, status });
    expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
  },
);

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
    await advance(api, clock, second('2027-01-26T10:00:00Z'));
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

describe('a pending invoice item', () => {
  const itemsOf = ({ lines }: Pick<Stripe.Invoice, 'lines'>) =>
    lines.data.filter(({ parent }) => parent?.type === 'invoice_item_details').map(({ amount }) => amount);

  it.each(['the customer', 'the subscription'])(
    'of %s is in the preview and on the next renewal, and on no other invoice',
    async (owner) => {
      const { stripe } = bench;
      const { begun, customer, clock } = await monthly();
      const subscription = owner === 'the subscription' ? { subscription: begun.id } : {};
      const item = await stripe.invoiceItems.create({ customer, amount: 250, currency: 'usd', ...subscription });
      const preview = await stripe.invoices.createPreview({ subscription: begun.id });
      expect(preview.total).toBe(1_250);
      expect(itemsOf(preview)).toEqual([250]);
      await advance(api, clock, second('2027-02-10T13:00:00Z'));
      expect((await stripe.invoices.createPreview({ subscription: begun.id })).total).toBe(1_000);
      await advance(api, clock, second('2027-03-10T13:00:00Z'));
      const { data } = await stripe.invoices.list({ subscription: begun.id });
      expect(data.map(({ total, status }) => [total, status])).toEqual([
        [1_000, 'paid'],
        [1_250, 'paid'],
        [1_000, 'paid'],
      ]);
      expect(await stripe.invoiceItems.retrieve(item.id)).toMatchObject({ invoice: data[1]!.id });
      expect((await stripe.invoiceItems.list({ customer, pending: true })).data).toEqual([]);
    },
  );

  it('of the customer is on the first invoice of a new subscription, also in a trial', async () => {
    const { stripe } = bench;
    const { customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
    const price = await priceOf(stripe, 1_000, 'month');
    const begin = async (trial?: number) => {
      await stripe.invoiceItems.create({ customer, amount: 300, currency: 'usd' });
      await stripe.invoiceItems.create({ customer, amount: 400, currency: 'eur' });
      const begun = await stripe.subscriptions.create({
        ...{ customer, items: [{ price: price.id }], expand: ['latest_invoice'] },
        ...(trial !== undefined && { trial_period_days: trial }),
      });
      return begun.latest_invoice as Stripe.Invoice;
    };
    expect(await begin()).toMatchObject({ total: 1_300, amount_paid: 1_300 });
    expect(await begin(7)).toMatchObject({ total: 300, amount_paid: 300 });
  });

  it('of a subscription waits for it, and cannot be of another customer', async () => {
    const { stripe } = bench;
    const { begun, customer, price } = await monthly();
    const item = { customer, amount: 250, currency: 'usd', subscription: begun.id };
    expect(await stripe.invoiceItems.create(item)).toMatchObject({
      parent: { subscription_details: { subscription: begun.id } },
    });
    const manual = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    expect(manual.total).toBe(0);
    const other = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
    expect(await stripe.invoices.retrieve(other.latest_invoice as string)).toMatchObject({ total: 1_000 });
    const { customer: stranger } = await monthly();
    const refused = stripe.invoiceItems.create({ ...item, customer: stranger });
    expect(await failureOf(refused)).toMatchObject({ statusCode: 400, param: 'subscription' });
  });
});

describe('an invoice that used the customer’s balance', () => {
  const balanceOf = async (customer: string) => {
    const { data } = await bench.stripe.customers.listBalanceTransactions(customer);
    return data.map(({ type, amount, ending_balance: ending }) => [type, amount, ending]);
  };

  it('returns it when it is voided', async () => {
    const { stripe } = bench;
    const { customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
    await stripe.customers.createBalanceTransaction(customer, { amount: -500, currency: 'usd' });
    await stripe.invoiceItems.create({ customer, amount: 800, currency: 'usd' });
    const { id } = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
    expect(await stripe.invoices.finalizeInvoice(id)).toMatchObject({ amount_due: 300 });
    expect(await stripe.invoices.voidInvoice(id)).toMatchObject({ status: 'void' });
    expect(await balanceOf(customer)).toEqual([
      ['unapplied_from_invoice', -500, -500],
      ['applied_to_invoice', 500, 0],
      ['adjustment', -500, -500],
    ]);
    const [payment] = (await stripe.paymentIntents.list({ customer })).data;
    expect(payment).toMatchObject({ status: 'canceled' });
  });

  it('returns it when its incomplete subscription expires', async () => {
    const { stripe } = bench;
    const { customer, clock } = await customerAt(stripe, '2027-01-10T10:00:00Z');
    const price = await priceOf(stripe, 1_000, 'month');
    await stripe.customers.createBalanceTransaction(customer, { amount: -400, currency: 'usd' });
    const begun = await stripe.subscriptions.create({
      ...{ customer, items: [{ price: price.id }], payment_behavior: 'default_incomplete' },
    });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
    await advance(api, clock, second('2027-01-11T10:00:00Z'));
    expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ status: 'incomplete_expired' });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -400 });
    expect((await balanceOf(customer))[0]).toEqual(['unapplied_from_invoice', -400, -400]);
  });
});

it('accepts the payment of an uncollectible invoice', async () => {
  const { stripe } = bench;
  const { customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
  await stripe.invoiceItems.create({ customer, amount: 800, currency: 'usd' });
  const { id } = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
  await stripe.invoices.finalizeInvoice(id);
  await stripe.invoices.markUncollectible(id);
  expect(await stripe.invoices.pay(id)).toMatchObject({ status: 'paid', amount_paid: 800 });
});

it('refuses invoices above the maximum of a charge', async () => {
  const { stripe } = bench;
  const { customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const tooLarge = { statusCode: 400, code: 'amount_too_large', param: 'amount' };
  const item = { customer, currency: 'usd' };
  expect(await failureOf(stripe.invoiceItems.create({ ...item, amount: 100_000_000 }))).toMatchObject(tooLarge);
  for (const amount of [99_999_999, 1]) await stripe.invoiceItems.create({ ...item, amount });
  const draft = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'include' });
  expect(await failureOf(stripe.invoices.finalizeInvoice(draft.id))).toMatchObject(tooLarge);
  const price = await priceOf(stripe, 60_000_000, 'month');
  const { customer: another } = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const many = stripe.subscriptions.create({ customer: another, items: [{ price: price.id, quantity: 2 }] });
  expect(await failureOf(many)).toMatchObject(tooLarge);
});

it('keeps the discounts of a renewal’s draft when an item is added to it', async () => {
  const { stripe } = bench;
  const { customer, clock } = await customerAt(stripe, '2027-01-10T10:00:00Z');
  const price = await priceOf(stripe, 1_000, 'month');
  const coupon = await stripe.coupons.create({ percent_off: 50, duration: 'forever' });
  const discounts = [{ coupon: coupon.id }];
  const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }], discounts });
  await advance(api, clock, endOf(begun) + 60);
  const [draft] = (await stripe.invoices.list({ subscription: begun.id, status: 'draft' })).data;
  await stripe.invoiceItems.create({ customer, invoice: draft!.id, amount: 200, currency: 'usd' });
  const redrawn = await stripe.invoices.retrieve(draft!.id);
  expect(redrawn).toMatchObject({ subtotal: 1_200, total: 600, total_discount_amounts: [{ amount: 600 }] });
});

it('adds what is too small to be charged to the balance, for the next invoice', async () => {
  const { stripe } = bench;
  const { clock, customer, begun } = await monthly();
  // 970 of 1,000 are covered: 30 cents are below the smallest charge.
  await stripe.customers.update(customer, { balance: -970 });
  const shown = await stripe.invoices.createPreview({ subscription: begun.id });
  expect([shown.amount_due, shown.ending_balance]).toEqual([0, 30]);
  await advance(api, clock, endOf(begun) + 2 * 3_600);
  const [renewal] = (await stripe.invoices.list({ customer })).data;
  expect(renewal).toMatchObject({
    status: 'paid',
    total: 1_000,
    amount_due: 0,
    starting_balance: -970,
    ending_balance: 30,
  });
  const { data } = await stripe.customers.listBalanceTransactions(customer);
  expect(data.slice(0, 2).map(({ type, amount }) => [type, amount])).toEqual([
    ['invoice_too_small', 30],
    ['applied_to_invoice', 970],
  ]);
  const renewed = await stripe.subscriptions.retrieve(begun.id);
  await advance(api, clock, endOf(renewed) + 2 * 3_600);
  const paid = (await stripe.charges.list({ customer })).data.map(({ amount }) => amount);
  expect(paid).toEqual([1_030, 1_000]);
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 0 });
});

it('charges nothing for an invoice that is too small', async () => {
  const { stripe } = bench;
  const { customer } = await monthly();
  const invoice = await stripe.invoices.create({ customer, pending_invoice_items_behavior: 'exclude' });
  await stripe.invoiceItems.create({ customer, invoice: invoice.id, amount: 49, currency: 'usd' });
  expect(await stripe.invoices.finalizeInvoice(invoice.id)).toMatchObject({ status: 'paid', amount_due: 0 });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: 49 });
  expect((await stripe.charges.list({ customer })).data).toHaveLength(1);
});
