import type Stripe from 'stripe';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { aPlan, aSession, confirmWith, typeCard } from './testing/shop.ts';

let bench: SandboxBench;
beforeAll(async () => {
  bench = await openSandboxBench();
});
afterAll(() => bench.close());

const reckoned = { automatic_tax: { enabled: true }, customer_update: { address: 'auto' as const } };

/** Buys an annual plan in euros with a tax-inclusive price. @param country typed in the card form */
async function paidFrom(country: string, given: Partial<Stripe.Checkout.SessionCreateParams> = {}) {
  const { stripe } = bench;
  const { price } = await aPlan(stripe, { currency: 'eur', tax_behavior: 'inclusive' });
  const line_items = [{ price: price.id, quantity: 1 }];
  const { session, customer } = await aSession(stripe, { ...reckoned, line_items, ...given });
  await confirmWith(bench, session, await typeCard(bench, '4242424242424242', { country }));
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  return { session: await stripe.checkout.sessions.retrieve(session.id), customer, invoice: invoice! };
}

test("tax contained in a price follows the card's country, after discounts", async () => {
  const { stripe } = bench;
  const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'once' });
  const { session, customer, invoice } = await paidFrom('DE', { discounts: [{ coupon: coupon.id }] });
  expect(invoice).toMatchObject({
    total: 6_720,
    total_excluding_tax: 5_647,
    subtotal_excluding_tax: 7_059,
    automatic_tax: { enabled: true, status: 'complete' },
    total_taxes: [{ amount: 1_073, taxable_amount: 5_647, tax_behavior: 'inclusive' }],
    lines: { data: [{ taxes: [{ amount: 1_073 }] }] },
  });
  const rate = await stripe.taxRates.retrieve(invoice.total_taxes![0]!.tax_rate_details!.tax_rate);
  expect(rate).toMatchObject({ percentage: 19, country: 'DE', inclusive: true });
  expect(session).toMatchObject({ total_details: { amount_tax: 1_073 }, automatic_tax: { status: 'complete' } });
  expect(await stripe.customers.retrieve(customer)).toMatchObject({ address: { country: 'DE' } });
  expect(await stripe.invoices.createPreview({ customer })).toMatchObject({
    total: 8_400,
    total_taxes: [{ amount: 1_341 }],
  });
});

test.each([
  ['in a country without a registration', 'US', {}, 'complete'],
  ['without automatic tax', 'DE', { automatic_tax: { enabled: false } }, null],
])('%s no tax is charged', async (_, country, given, status) => {
  const { invoice } = await paidFrom(country, given);
  expect(invoice).toMatchObject({
    total: 8_400,
    total_excluding_tax: 8_400,
    total_taxes: [],
    automatic_tax: { status },
  });
});

test('automatic tax without a country is rejected, and so is an unknown tax rate', async () => {
  await expect(aSession(bench.stripe, { automatic_tax: { enabled: true } })).rejects.toMatchObject({
    code: 'customer_tax_location_invalid',
  });
  await expect(bench.stripe.taxRates.retrieve('txr_sandbox_US')).rejects.toMatchObject({ code: 'resource_missing' });
});

test('tax is added to an exclusive price, and only a displayed total is charged', async () => {
  const { stripe } = bench;
  const { price } = await aPlan(stripe, { currency: 'eur', tax_behavior: 'exclusive' });
  const { session, customer } = await aSession(stripe, { ...reckoned, line_items: [{ price: price.id, quantity: 1 }] });
  const card = await typeCard(bench, '4242424242424242', { country: 'DE' });
  expect(await confirmWith(bench, session, card)).toMatchObject({ status: 400 });
  expect((await stripe.charges.list({ customer })).data).toEqual([]);
  expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
    ...{ amount_subtotal: 8_400, amount_total: 9_996, total_details: { amount_tax: 1_596 } },
  });
  expect(await confirmWith(bench, session, card)).toMatchObject({ status: 200 });
  const [invoice] = (await stripe.invoices.list({ customer })).data;
  expect(invoice).toMatchObject({
    ...{ subtotal: 8_400, total: 9_996, total_excluding_tax: 8_400, amount_paid: 9_996 },
    total_taxes: [{ amount: 1_596, tax_behavior: 'exclusive', taxable_amount: 8_400 }],
  });
  expect((await stripe.charges.list({ customer })).data.map(({ amount }) => amount)).toEqual([9_996]);
});

test("tax follows the card form's country before the payment", async () => {
  const { stripe } = bench;
  const { price } = await aPlan(stripe, { currency: 'eur', tax_behavior: 'exclusive' });
  const line_items = [{ price: price.id, quantity: 1 }];
  const { session, customer } = await aSession(stripe, { ...reckoned, line_items });
  const place = (country: string) => bench.post('/sessions/place', { client_secret: session.client_secret, country });
  expect((await place('DE')).body).toMatchObject({
    session: {
      total: { due_today: 9_996, then: 9_996 },
      tax: { is_placed: true, due_today: { added: 1_596, within: 0 }, then: { added: 1_596, within: 0 } },
    },
  });
  expect((await place('US')).body).toMatchObject({
    session: { total: { due_today: 8_400, then: 8_400 }, tax: { due_today: { added: 0 } } },
  });
  expect((await place('Germany')).status).toBe(400);
  await place('DE');
  const card = await typeCard(bench, '4242424242424242', { country: 'DE' });
  expect(await confirmWith(bench, session, card)).toMatchObject({ status: 200 });
  expect((await stripe.charges.list({ customer })).data.map(({ amount }) => amount)).toEqual([9_996]);
  expect((await place('US')).status).toBe(400);
});

test('a trial shows the tax of its first payment in advance; an inclusive price shows the tax it contains', async () => {
  const { stripe } = bench;
  const read = async (tax_behavior: 'exclusive' | 'inclusive', more: Partial<Stripe.Checkout.SessionCreateParams>) => {
    const { price } = await aPlan(stripe, { currency: 'eur', tax_behavior });
    const { session } = await aSession(stripe, {
      ...reckoned,
      line_items: [{ price: price.id, quantity: 1 }],
      ...more,
    });
    const body = { client_secret: session.client_secret, country: 'DE' };
    return (await bench.post('/sessions/place', body)).body;
  };
  expect(await read('exclusive', { subscription_data: { trial_period_days: 7 } })).toMatchObject({
    session: { total: { due_today: 0, then: 9_996 }, tax: { due_today: { added: 0 }, then: { added: 1_596 } } },
  });
  expect(await read('inclusive', {})).toMatchObject({
    session: { total: { due_today: 8_400 }, tax: { due_today: { added: 0, within: 1_341 } } },
  });
  expect(await read('exclusive', { automatic_tax: { enabled: false } })).toMatchObject({
    session: { total: { due_today: 8_400 }, tax: null },
  });
});

test('exempt customers owe no tax', async () => {
  const { stripe } = bench;
  const { price } = await aPlan(stripe, { currency: 'eur', tax_behavior: 'exclusive' });
  const { id } = await stripe.customers.create({ tax_exempt: 'reverse', address: { country: 'DE' } });
  const { session } = await aSession(stripe, {
    ...reckoned,
    customer: id,
    line_items: [{ price: price.id, quantity: 1 }],
  });
  expect(session).toMatchObject({ amount_total: 8_400 });
});

test('a preview is taxed as it asks, whatever the subscription is', async () => {
  const { stripe } = bench;
  const { customer } = await paidFrom('DE');
  const taxes = async (given: Stripe.InvoiceCreatePreviewParams = {}) =>
    (await stripe.invoices.createPreview({ customer, ...given })).total_taxes?.map(({ amount }) => amount);
  expect(await taxes()).toEqual([1_341]);
  expect(await taxes({ automatic_tax: { enabled: false } })).toEqual([]);
  const [{ id }] = (await stripe.subscriptions.list({ customer })).data as [Stripe.Subscription];
  await stripe.subscriptions.update(id, { automatic_tax: { enabled: false } });
  expect(await taxes()).toEqual([]);
  expect(await taxes({ automatic_tax: { enabled: true } })).toEqual([1_341]);
});
