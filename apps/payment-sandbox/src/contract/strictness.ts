import type Stripe from 'stripe';

/** The objects that rows use; created for each run. */
export interface Shop {
  stripe: Stripe;
  /** Has `pm_card_visa` as default card. */
  customer: string;
  deleted: string;
  product: string;
  /** 10 dollars a month. */
  price: string;
  subscription: string;
  item: string;
  /** Paid. */
  invoice: string;
  charge: string;
  refund: string;
  setupIntent: string;
  /** In the customer's time and in wall-clock time; in seconds. */
  now: number;
  wallClock: number;
}

/** A Stripe error, as far as Stripe's reference specifies it. */
export interface Refused {
  statusCode: number;
  code?: string;
  param?: string;
}

export interface StrictnessRow {
  area: string;
  request: string;
  call(shop: Shop): Promise<unknown>;
  stripe: 'taken' | Refused;
  /** Set where the sandbox differs from Stripe because it does not support something. */
  ours?: 'taken' | Refused;
}

const refused = (param?: string, code?: string): Refused => ({
  statusCode: 400,
  ...(param !== undefined && { param }),
  ...(code !== undefined && { code }),
});
const lacking = (param?: string): Refused => refused(param, 'sandbox_unsupported');
const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 'x']));
const year = 365 * 86_400;
const anything = (given: object) => given as never;
const rows: StrictnessRow[] = [];

function area(name: string, given: readonly Omit<StrictnessRow, 'area'>[]): void {
  rows.push(...given.map((row) => ({ area: name, ...row })));
}

area('metadata', [
  { request: '50 keys', call: ({ stripe }) => stripe.customers.create({ metadata: keys(50) }), stripe: 'taken' },
  {
    request: '51 keys',
    call: ({ stripe }) => stripe.customers.create({ metadata: keys(51) }),
    stripe: refused('metadata'),
  },
  {
    request: '51 keys after an update',
    call: async ({ stripe }) => {
      const { id } = await stripe.customers.create({ metadata: keys(50) });
      return stripe.customers.update(id, { metadata: { another: 'x' } });
    },
    stripe: refused('metadata'),
  },
  {
    request: 'a key of 41 characters',
    call: ({ stripe }) => stripe.products.create({ name: 'x', metadata: { ['k'.repeat(41)]: 'x' } }),
    stripe: refused('metadata'),
  },
  {
    request: 'a value of 501 characters',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, { metadata: { note: 'x'.repeat(501) } }),
    stripe: refused('metadata[note]'),
  },
  {
    request: 'keys that are figures',
    call: ({ stripe }) => stripe.customers.create({ metadata: { 0: 'a', 1: 'b' } }),
    stripe: 'taken',
  },
]);

area('formats', [
  {
    request: 'an address of mail without a domain',
    call: ({ stripe }) => stripe.customers.create({ email: 'maren@example' }),
    stripe: refused('email', 'email_invalid'),
  },
  {
    request: 'an address of mail of 513 characters',
    call: ({ stripe }) => stripe.customers.create({ email: `${'m'.repeat(501)}@example.com` }),
    stripe: refused('email'),
  },
  {
    request: 'a country by its name',
    call: ({ stripe }) => stripe.customers.create({ address: { country: 'Germany' } }),
    stripe: refused('address[country]', 'country_code_invalid'),
  },
  {
    request: 'a country that there is not',
    call: ({ stripe }) => stripe.customers.create({ address: { country: 'XQ' } }),
    stripe: refused('address[country]', 'country_code_invalid'),
  },
  {
    request: 'a country in small letters',
    call: ({ stripe }) => stripe.customers.create({ address: { country: 'de' } }),
    stripe: 'taken',
  },
  {
    request: 'nine images of a product',
    call: ({ stripe }) => stripe.products.create({ name: 'x', images: Array(9).fill('https://example.com/a.png') }),
    stripe: refused('images'),
  },
  ...['<', '>', '\\', "'", '"', '*'].map((sign) => ({
    request: `a statement descriptor suffix with ${sign}`,
    call: ({ stripe }: Shop) =>
      stripe.paymentIntents.create({ amount: 500, currency: 'usd', statement_descriptor_suffix: `STAGE ${sign}` }),
    stripe: refused('statement_descriptor_suffix'),
  })),
  {
    request: 'a currency that is none',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'euro', unit_amount: 100 }),
    stripe: refused('currency'),
  },
  {
    request: 'a currency option that is none',
    call: ({ stripe, product }) =>
      stripe.prices.create({ product, currency: 'usd', unit_amount: 1, currency_options: { xyz: { unit_amount: 1 } } }),
    stripe: refused('currency_options[xyz]'),
  },
  {
    request: 'a name that is not among those to choose from',
    call: ({ stripe, customer }) => stripe.customers.update(customer, anything({ tax_exempt: 'always' })),
    stripe: refused('tax_exempt'),
  },
  {
    request: 'letters for an integer',
    call: ({ stripe, product }) => stripe.prices.create(anything({ product, currency: 'usd', unit_amount: 'ten' })),
    stripe: refused('unit_amount', 'parameter_invalid_integer'),
  },
  {
    request: 'half a cent as an integer',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'usd', unit_amount: 10.5 }),
    stripe: refused('unit_amount', 'parameter_invalid_integer'),
  },
  {
    request: 'a word for a boolean',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, anything({ cancel_at_period_end: 'maybe' })),
    stripe: refused('cancel_at_period_end'),
  },
  {
    request: 'a text for a list',
    call: ({ stripe }) => stripe.prices.list(anything({ lookup_keys: 'monthly' })),
    stripe: refused('lookup_keys'),
  },
  {
    request: 'nothing for what cannot be unset',
    call: ({ stripe, price }) => stripe.subscriptions.create({ customer: '', items: [{ price }] }),
    stripe: refused('customer', 'parameter_invalid_empty'),
  },
  {
    request: 'letters for a moment of a list',
    call: ({ stripe }) => stripe.coupons.list(anything({ created: { gte: 'x' } })),
    stripe: refused('created[gte]', 'parameter_invalid_integer'),
  },
  {
    request: 'a required parameter left out',
    call: ({ stripe }) => stripe.products.create(anything({ active: true })),
    stripe: refused('name', 'parameter_missing'),
  },
  {
    request: 'a parameter that Stripe does not know',
    call: ({ stripe }) => stripe.customers.create(anything({ nmae: 'Maren' })),
    stripe: refused('nmae', 'parameter_unknown'),
  },
  {
    request: 'one within an object',
    call: ({ stripe, customer, price }) =>
      stripe.subscriptions.create(anything({ customer, items: [{ price, amount: 5 }] })),
    stripe: refused('items[0][amount]', 'parameter_unknown'),
  },
  {
    request: 'a limit of 101',
    call: ({ stripe }) => stripe.customers.list({ limit: 101 }),
    stripe: refused('limit', 'parameter_invalid_integer'),
  },
]);

area('expand', [
  {
    request: 'four levels',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice.payments.data.payment'] }),
    stripe: 'taken',
  },
  {
    request: 'five levels',
    call: ({ stripe }) => stripe.subscriptions.list({ expand: ['data.latest_invoice.payments.data.payment'] }),
    stripe: refused('expand'),
  },
  {
    request: 'a text',
    call: ({ stripe, customer }) => stripe.customers.retrieve(customer, { expand: ['email'] }),
    stripe: refused('expand'),
  },
  {
    request: 'a number',
    call: ({ stripe, invoice }) => stripe.invoices.retrieve(invoice, { expand: ['total'] }),
    stripe: refused('expand'),
  },
  {
    request: 'metadata',
    call: ({ stripe, customer }) => stripe.customers.retrieve(customer, { expand: ['metadata'] }),
    stripe: refused('expand'),
  },
  {
    request: 'the id',
    call: ({ stripe, customer }) => stripe.customers.retrieve(customer, { expand: ['id'] }),
    stripe: refused('expand'),
  },
  {
    request: 'a property that there is not',
    call: ({ stripe, customer }) => stripe.customers.retrieve(customer, { expand: ['nobody'] }),
    stripe: refused('expand'),
  },
]);

area('lists', [
  {
    request: 'after one and before another',
    call: ({ stripe, customer }) => stripe.customers.list({ starting_after: customer, ending_before: customer }),
    stripe: refused(),
  },
  {
    request: 'after one that there is not',
    call: ({ stripe }) => stripe.customers.list({ starting_after: 'cus_nobody' }),
    stripe: refused('starting_after', 'resource_missing'),
  },
  {
    request: 'before one that there is not',
    call: ({ stripe }) => stripe.customers.list({ ending_before: 'cus_nobody' }),
    stripe: refused('ending_before', 'resource_missing'),
  },
  {
    request: 'of events, before one that there is not',
    call: ({ stripe }) => stripe.events.list({ ending_before: 'evt_nobody' }),
    stripe: refused('ending_before', 'resource_missing'),
  },
  {
    request: 'of events of a type and of several types',
    call: ({ stripe }) => stripe.events.list({ type: 'customer.*', types: ['invoice.paid'] }),
    stripe: refused('types'),
  },
]);

area('test clocks', [
  {
    request: 'a fourth customer',
    call: async ({ stripe, now }) => {
      const { id } = await stripe.testHelpers.testClocks.create({ frozen_time: now });
      for (let count = 0; count < 3; count += 1) await stripe.customers.create({ test_clock: id });
      return stripe.customers.create({ test_clock: id });
    },
    stripe: refused('test_clock'),
  },
  {
    request: 'a time that is too late',
    call: ({ stripe }) => stripe.testHelpers.testClocks.create({ frozen_time: 99_999_999_999 }),
    stripe: refused('frozen_time'),
  },
]);

area('amounts and intervals', [
  {
    request: 'a payment in Kuwaiti dinars that does not end in 0',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 5_124, currency: 'kwd' }),
    stripe: refused('amount'),
  },
  {
    request: 'one that does',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 5_120, currency: 'kwd' }),
    stripe: 'taken',
  },
  {
    request: 'a payment in Icelandic króna that does not end in 00',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 50_050, currency: 'isk' }),
    stripe: refused('amount'),
  },
  {
    request: 'an invoice item in Kuwaiti dinars that does not end in 0',
    call: ({ stripe, customer }) => stripe.invoiceItems.create({ customer, amount: 5_124, currency: 'kwd' }),
    stripe: refused('amount'),
  },
  {
    request: 'a price below nothing',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'usd', unit_amount: -1 }),
    stripe: refused('unit_amount', 'parameter_invalid_integer'),
  },
  {
    request: 'a price of a million dollars and more',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'usd', unit_amount: 100_000_000 }),
    stripe: refused('unit_amount', 'parameter_invalid_integer'),
  },
  {
    request: 'an interval of no month',
    call: ({ stripe, product }) =>
      stripe.prices.create({
        ...{ product, currency: 'usd', unit_amount: 100 },
        recurring: { interval: 'month', interval_count: 0 },
      }),
    stripe: refused('recurring[interval_count]', 'parameter_invalid_integer'),
  },
  {
    request: 'an interval of 37 months',
    call: ({ stripe, product }) =>
      stripe.prices.create({
        ...{ product, currency: 'usd', unit_amount: 100 },
        recurring: { interval: 'month', interval_count: 37 },
      }),
    stripe: refused('recurring[interval_count]'),
  },
  {
    request: 'an interval that is none',
    call: ({ stripe, product }) =>
      stripe.prices.create(
        anything({ product, currency: 'usd', unit_amount: 100, recurring: { interval: 'fortnight' } }),
      ),
    stripe: refused('recurring[interval]'),
  },
  {
    request: 'a price in dinars that is no multiple of ten fils',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'kwd', unit_amount: 1_005 }),
    stripe: refused('unit_amount'),
  },
  {
    request: 'a price in dinars that is a multiple of ten fils',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'kwd', unit_amount: 1_010 }),
    stripe: 'taken',
  },
  {
    request: 'a price of a króna and a half',
    call: ({ stripe, product }) => stripe.prices.create({ product, currency: 'isk', unit_amount: 150 }),
    stripe: refused('unit_amount'),
  },
  {
    request: 'a price of a shilling and a half in another currency of a price',
    call: ({ stripe, product }) =>
      stripe.prices.create({
        ...{ product, currency: 'usd', unit_amount: 1_000 },
        currency_options: { ugx: { unit_amount: 150 } },
      }),
    stripe: refused('currency_options[ugx][unit_amount]'),
  },
  {
    request: 'a payment of 49 cents',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 49, currency: 'usd' }),
    stripe: refused('amount', 'amount_too_small'),
  },
  {
    request: 'a payment of a million dollars',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 100_000_000, currency: 'usd' }),
    stripe: refused('amount', 'amount_too_large'),
  },
  {
    request: 'a coupon of 101 per cent',
    call: ({ stripe }) => stripe.coupons.create({ percent_off: 101, duration: 'once' }),
    stripe: refused('percent_off'),
  },
  {
    request: 'a refund of more than was paid',
    call: ({ stripe, charge }) => stripe.refunds.create({ charge, amount: 100_000 }),
    stripe: refused('amount'),
  },
  {
    request: 'a trial of 731 days',
    call: ({ stripe, customer, price }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], trial_period_days: 731 }),
    stripe: refused('trial_period_days', 'parameter_invalid_integer'),
  },
]);

area('dates in the past', [
  {
    request: 'a trial that ended yesterday',
    call: ({ stripe, customer, price, now }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], trial_end: now - 86_400 }),
    stripe: refused('trial_end'),
  },
  {
    request: 'an end of the plan yesterday',
    call: ({ stripe, subscription, now }) => stripe.subscriptions.update(subscription, { cancel_at: now - 86_400 }),
    stripe: refused('cancel_at'),
  },
  {
    request: 'a pause until yesterday',
    call: ({ stripe, subscription, now }) =>
      stripe.subscriptions.update(subscription, {
        pause_collection: { behavior: 'void', resumes_at: now - 86_400 },
      }),
    stripe: refused('pause_collection[resumes_at]'),
  },
  {
    request: 'a coupon that was good until yesterday',
    call: ({ stripe, wallClock }) =>
      stripe.coupons.create({ percent_off: 5, duration: 'once', redeem_by: wallClock - 86_400 }),
    stripe: refused('redeem_by'),
  },
  {
    request: 'a code that was good until yesterday',
    call: async ({ stripe, wallClock }) => {
      const { id: coupon } = await stripe.coupons.create({ percent_off: 5, duration: 'once' });
      return stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, expires_at: wallClock - 86_400 });
    },
    stripe: refused('expires_at'),
  },
  {
    request: 'an invoice that was due yesterday',
    call: ({ stripe, customer, now }) =>
      stripe.invoices.create({ customer, collection_method: 'send_invoice', due_date: now - 86_400 }),
    stripe: refused('due_date'),
  },
]);

const gone = refused('customer', 'resource_missing');
area('deleted customers', [
  {
    request: 'read',
    call: async ({ stripe, deleted }) => {
      const read = await stripe.customers.retrieve(deleted);
      if (!read.deleted || 'email' in read) throw new Error('The deleted customer still has an email address');
    },
    stripe: 'taken',
  },
  {
    request: 'updated',
    call: ({ stripe, deleted }) => stripe.customers.update(deleted, { name: 'Maren' }),
    stripe: { statusCode: 404, code: 'resource_missing', param: 'id' },
  },
  {
    request: 'a subscription for one',
    call: ({ stripe, deleted, price }) => stripe.subscriptions.create({ customer: deleted, items: [{ price }] }),
    stripe: gone,
  },
  {
    request: 'a payment of one',
    call: ({ stripe, deleted }) => stripe.paymentIntents.create({ customer: deleted, amount: 500, currency: 'usd' }),
    stripe: gone,
  },
  {
    request: 'a card for one',
    call: ({ stripe, deleted }) => stripe.paymentMethods.attach('pm_card_visa', { customer: deleted }),
    stripe: gone,
  },
  {
    request: 'a setup intent for one',
    call: ({ stripe, deleted }) => stripe.setupIntents.create({ customer: deleted }),
    stripe: gone,
  },
  {
    request: 'an invoice for one',
    call: ({ stripe, deleted }) => stripe.invoices.create({ customer: deleted }),
    stripe: gone,
  },
  {
    request: 'a portal for one',
    call: ({ stripe, deleted }) => stripe.billingPortal.sessions.create({ customer: deleted }),
    stripe: gone,
  },
  {
    request: 'the list of all',
    call: async ({ stripe, deleted }) => {
      const all = await stripe.customers.list({ limit: 100 });
      if (all.data.some(({ id }) => id === deleted)) throw new Error('The deleted customer is in the list');
    },
    stripe: 'taken',
  },
]);

area('webhook endpoints', [
  {
    request: 'an address without a scheme',
    call: ({ stripe }) => stripe.webhookEndpoints.create({ url: 'example.com/hooks', enabled_events: ['*'] }),
    stripe: refused('url', 'url_invalid'),
  },
  {
    request: 'an address by FTP',
    call: ({ stripe }) => stripe.webhookEndpoints.create({ url: 'ftp://example.com/hooks', enabled_events: ['*'] }),
    stripe: refused('url', 'url_invalid'),
  },
  {
    request: 'an event type that there is not',
    call: ({ stripe }) =>
      stripe.webhookEndpoints.create({
        url: 'https://example.com/hooks',
        enabled_events: ['invoice.forgotten' as 'invoice.paid'],
      }),
    stripe: refused('enabled_events[0]'),
  },
  {
    request: 'no event type',
    call: ({ stripe }) => stripe.webhookEndpoints.create(anything({ url: 'https://example.com/hooks' })),
    stripe: refused('enabled_events', 'parameter_missing'),
  },
  {
    request: 'an address of this machine, which Stripe cannot reach',
    call: async ({ stripe }) => {
      const { id } = await stripe.webhookEndpoints.create({ url: 'http://127.0.0.1:9/hooks', enabled_events: ['*'] });
      await stripe.webhookEndpoints.del(id);
    },
    stripe: refused('url', 'url_invalid'),
    ours: 'taken',
  },
]);

area('once refused, and right', [
  {
    request: 'trial_end: now, of a running trial',
    call: async ({ stripe, customer, price }) => {
      const { id } = await stripe.subscriptions.create({ customer, items: [{ price }], trial_period_days: 5 });
      const { status } = await stripe.subscriptions.update(id, { trial_end: 'now' });
      if (status !== 'active') throw new Error(`The subscription is ${status}`);
    },
    stripe: 'taken',
  },
  {
    request: 'trial_end: now, of a preview',
    call: ({ stripe, subscription }) =>
      stripe.invoices.createPreview({ subscription, subscription_details: { trial_end: 'now' } }),
    stripe: 'taken',
  },
  {
    request: 'paid_out_of_band',
    call: async ({ stripe, customer, price }) => {
      const begun = await stripe.subscriptions.create({
        ...{ customer, items: [{ price }], payment_behavior: 'default_incomplete' },
      });
      const paid = await stripe.invoices.pay(begun.latest_invoice as string, { paid_out_of_band: true });
      const { status } = await stripe.subscriptions.retrieve(begun.id);
      if (paid.status !== 'paid' || status !== 'active') throw new Error(`${paid.status}, ${status}`);
    },
    stripe: 'taken',
  },
  {
    request: 'send_invoice',
    call: async ({ stripe, price }) => {
      const { id: customer } = await stripe.customers.create({ email: 'maren@example.com' });
      const begun = await stripe.subscriptions.create({
        ...{ customer, items: [{ price }], collection_method: 'send_invoice', days_until_due: 14 },
        expand: ['latest_invoice'],
      });
      const { collection_method: method, due_date: due, created } = begun.latest_invoice as Stripe.Invoice;
      if (begun.status !== 'active' || method !== 'send_invoice' || due !== created + 14 * 86_400)
        throw new Error(`${begun.status}, ${method}, ${due}`);
    },
    stripe: 'taken',
  },
  {
    request: 'send_invoice without days_until_due',
    call: ({ stripe, customer, price }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], collection_method: 'send_invoice' }),
    stripe: refused('days_until_due'),
  },
  {
    request: 'product_data',
    call: async ({ stripe }) => {
      const made = await stripe.prices.create({
        ...{ currency: 'usd', unit_amount: 500, product_data: { name: 'Props' } },
        expand: ['product'],
      });
      if ((made.product as Stripe.Product).name !== 'Props') throw new Error('The product has another name');
    },
    stripe: 'taken',
  },
  {
    request: 'product beside product_data',
    call: ({ stripe, product }) =>
      stripe.prices.create({ currency: 'usd', unit_amount: 500, product, product_data: { name: 'Props' } }),
    stripe: refused('product'),
  },
  {
    request: 'unit_amount_decimal',
    call: async ({ stripe, product, customer }) => {
      const made = await stripe.prices.create(
        anything({ currency: 'usd', unit_amount_decimal: '0.5', product, recurring: { interval: 'month' } }),
      );
      const begun = await stripe.subscriptions.create({
        ...{ customer, items: [{ price: made.id, quantity: 401 }] },
        expand: ['latest_invoice'],
      });
      const { total } = begun.latest_invoice as Stripe.Invoice;
      if (made.unit_amount !== null || total !== 201) throw new Error(`${made.unit_amount}, ${total}`);
    },
    stripe: 'taken',
  },
  {
    request: 'unit_amount beside unit_amount_decimal',
    call: ({ stripe, product }) =>
      stripe.prices.create(anything({ currency: 'usd', unit_amount: 1, unit_amount_decimal: '1', product })),
    stripe: refused('unit_amount_decimal'),
  },
  {
    request: 'price_data of an item',
    call: ({ stripe, product, customer }) =>
      stripe.subscriptions.create({
        customer,
        items: [{ price_data: { currency: 'usd', product, unit_amount: 700, recurring: { interval: 'week' } } }],
      }),
    stripe: 'taken',
  },
  {
    request: 'shipping of a customer',
    call: async ({ stripe }) => {
      const { shipping } = await stripe.customers.create({
        shipping: { name: 'Maren', address: { line1: 'Bühne 1', country: 'DE' } },
      });
      if (shipping?.address?.country !== 'DE') throw new Error('The shipping address was not stored');
    },
    stripe: 'taken',
  },
  {
    request: 'an update of a refund',
    call: ({ stripe, refund }) => stripe.refunds.update(refund, { metadata: { asked: 'by mail' } }),
    stripe: 'taken',
  },
  {
    request: 'an update of a setup intent',
    call: ({ stripe, setupIntent }) => stripe.setupIntents.update(setupIntent, { description: 'For the next season' }),
    stripe: 'taken',
  },
]);

area('customers without an e-mail address', [
  {
    request: 'an invoice that is sent',
    call: async ({ stripe }) => {
      const { id: customer } = await stripe.customers.create();
      return stripe.invoices.create({ customer, collection_method: 'send_invoice', days_until_due: 14 });
    },
    stripe: refused(),
  },
  {
    request: 'a subscription whose invoices are sent',
    call: async ({ stripe, price }) => {
      const { id: customer } = await stripe.customers.create();
      const sent = { collection_method: 'send_invoice', days_until_due: 14 } as const;
      return stripe.subscriptions.create({ customer, items: [{ price }], ...sent });
    },
    stripe: refused(),
  },
]);

const detached = async ({ stripe, customer }: Shop) => {
  const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await stripe.paymentMethods.detach(id);
  return id;
};
const payment = { amount: 500, currency: 'usd', confirm: true, return_url: 'https://example.com' } as const;
area('payment methods that were used', [
  {
    request: 'a detached one, attached again',
    call: async (shop) => shop.stripe.paymentMethods.attach(await detached(shop), { customer: shop.customer }),
    stripe: refused(),
  },
  {
    request: 'a detached one, charged',
    call: async (shop) => shop.stripe.paymentIntents.create({ ...payment, payment_method: await detached(shop) }),
    stripe: refused(),
  },
  {
    request: 'a detached one, set up',
    call: async (shop) => shop.stripe.setupIntents.create({ payment_method: await detached(shop) }),
    stripe: refused(),
  },
  {
    request: 'a detached one, read',
    call: async (shop) => shop.stripe.paymentMethods.retrieve(await detached(shop)),
    stripe: 'taken',
  },
  {
    request: 'one that was charged without a customer, charged again',
    call: async ({ stripe }) => {
      const paid = await stripe.paymentIntents.create({ ...payment, payment_method: 'pm_card_visa' });
      return stripe.paymentIntents.create({ ...payment, payment_method: paid.payment_method as string });
    },
    stripe: refused(),
  },
  {
    request: 'one that was charged without a customer, attached',
    call: async ({ stripe, customer }) => {
      const paid = await stripe.paymentIntents.create({ ...payment, payment_method: 'pm_card_visa' });
      return stripe.paymentMethods.attach(paid.payment_method as string, { customer });
    },
    stripe: refused(),
  },
  {
    request: 'one that is kept for later, charged again',
    call: async ({ stripe, customer }) => {
      const keep = { ...payment, customer, setup_future_usage: 'off_session' } as const;
      const paid = await stripe.paymentIntents.create({ ...keep, payment_method: 'pm_card_visa' });
      return stripe.paymentIntents.create({ ...keep, payment_method: paid.payment_method as string });
    },
    stripe: 'taken',
  },
]);

area('states', [
  {
    request: 'two of two that exclude each other',
    call: ({ stripe, customer, price, now }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], trial_end: now + year, trial_period_days: 3 }),
    stripe: refused('trial_end'),
  },
  {
    request: 'the last item of a plan removed',
    call: ({ stripe, item }) => stripe.subscriptionItems.del(item),
    stripe: refused(),
  },
  {
    request: 'a paid invoice paid again',
    call: ({ stripe, invoice }) => stripe.invoices.pay(invoice),
    stripe: refused(undefined, 'invoice_already_paid'),
  },
  {
    request: 'an item for a final invoice',
    call: ({ stripe, customer, invoice }) =>
      stripe.invoiceItems.create({ customer, invoice, amount: 5, currency: 'usd' }),
    stripe: refused('invoice', 'invoice_not_editable'),
  },
  {
    request: 'a payment confirmed without a card',
    call: async ({ stripe }) => {
      const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
      return stripe.paymentIntents.confirm(id);
    },
    stripe: refused(undefined, 'payment_intent_unexpected_state'),
  },
  {
    request: 'a payment captured that was not held',
    call: async ({ stripe }) => {
      const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' });
      return stripe.paymentIntents.capture(id);
    },
    stripe: refused(undefined, 'payment_intent_unexpected_state'),
  },
  {
    request: 'an unknown price among the parameters',
    call: ({ stripe, customer }) => stripe.subscriptions.create({ customer, items: [{ price: 'price_nobody' }] }),
    stripe: refused('items[0][price]', 'resource_missing'),
  },
  {
    request: 'an unknown price in the path',
    call: ({ stripe }) => stripe.prices.retrieve('price_nobody'),
    stripe: { statusCode: 404, code: 'resource_missing' },
  },
  {
    request: 'a tax number that is none',
    call: ({ stripe, customer }) => stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE12' }),
    stripe: refused('value', 'tax_id_invalid'),
  },
  {
    request: 'a search by a field that cannot be searched',
    call: ({ stripe }) => stripe.customers.search({ query: 'balance>5' }),
    stripe: refused('query'),
  },
  {
    request: 'a search with AND beside OR',
    call: ({ stripe }) => stripe.customers.search({ query: 'name:"a" AND email:"b" OR phone:"c"' }),
    stripe: refused('query'),
  },
]);

const livingIn = async ({ stripe }: Shop, country?: string) => {
  const { id } = await stripe.customers.create(country === undefined ? {} : { address: { country } });
  const method = await stripe.paymentMethods.attach('pm_card_visa', { customer: id });
  await stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } });
  return id;
};
const unplaced = refused(undefined, 'customer_tax_location_invalid');
const taxed = { automatic_tax: { enabled: true } };
area('automatic tax', [
  {
    request: 'of a subscription of a customer without an address',
    call: async (shop) =>
      shop.stripe.subscriptions.create({ customer: await livingIn(shop), items: [{ price: shop.price }], ...taxed }),
    stripe: unplaced,
  },
  {
    request: 'of a subscription of a customer in Germany',
    call: async (shop) =>
      shop.stripe.subscriptions.create({
        ...{ customer: await livingIn(shop, 'DE'), items: [{ price: shop.price }], ...taxed },
      }),
    stripe: 'taken',
  },
  {
    request: 'switched on for a subscription of a customer without an address',
    call: ({ stripe, subscription }) => stripe.subscriptions.update(subscription, taxed),
    stripe: unplaced,
  },
  {
    request: 'of a checkout of a customer without an address',
    call: async (shop) =>
      shop.stripe.checkout.sessions.create({
        ...{ mode: 'subscription', ui_mode: 'elements', customer: await livingIn(shop), ...taxed },
        ...{ line_items: [{ price: shop.price, quantity: 1 }], return_url: 'https://example.com' },
      }),
    stripe: unplaced,
  },
]);

area('the end of a plan', [
  {
    request: 'within a period, without prorations',
    call: ({ stripe, subscription, now }) =>
      stripe.subscriptions.update(subscription, { cancel_at: now + 5 * 86_400, proration_behavior: 'none' }),
    stripe: 'taken',
  },
  {
    request: 'at the end of the second period',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, { cancel_at: Date.parse('2027-03-10T10:00:00Z') / 1000 }),
    stripe: 'taken',
  },
  {
    request: 'taken back',
    call: ({ stripe, subscription }) => stripe.subscriptions.update(subscription, { cancel_at: '' }),
    stripe: 'taken',
  },
]);

area('what the sandbox lacks', [
  {
    request: 'an end of the plan within a period',
    call: ({ stripe, subscription, now }) => stripe.subscriptions.update(subscription, { cancel_at: now + 5 * 86_400 }),
    stripe: 'taken',
    ours: lacking('cancel_at'),
  },
  {
    request: 'a plan that ends within its first period',
    call: ({ stripe, customer, price, now }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], cancel_at: now + 5 * 86_400 }),
    stripe: 'taken',
    ours: lacking('cancel_at'),
  },
  {
    request: 'a checkout without ui_mode',
    call: ({ stripe, price, customer }) =>
      stripe.checkout.sessions.create({
        ...{ mode: 'subscription', customer, line_items: [{ price, quantity: 1 }] },
        success_url: 'https://example.com',
      }),
    stripe: 'taken',
    ours: lacking('success_url'),
  },
  {
    request: 'a checkout without ui_mode and success_url',
    call: ({ stripe, price, customer }) =>
      stripe.checkout.sessions.create({
        ...{ mode: 'subscription', customer, line_items: [{ price, quantity: 1 }] },
        return_url: 'https://example.com',
      }),
    stripe: refused(),
    ours: lacking('ui_mode'),
  },
  {
    request: 'a checkout without a customer',
    call: ({ stripe, price }) =>
      stripe.checkout.sessions.create({
        ...{ mode: 'subscription', ui_mode: 'elements', line_items: [{ price, quantity: 1 }] },
        return_url: 'https://example.com',
      }),
    stripe: 'taken',
    ours: lacking('customer'),
  },
  {
    request: 'a schedule with a customer and phases',
    call: ({ stripe, price, customer, now }) =>
      stripe.subscriptionSchedules.create({ customer, start_date: now, phases: [{ items: [{ price }] }] }),
    stripe: 'taken',
    ours: lacking('customer'),
  },
  {
    request: 'a credit note with lines',
    call: ({ stripe, invoice }) =>
      stripe.creditNotes.create({
        ...{ invoice, lines: [{ type: 'custom_line_item', quantity: 1, unit_amount: '5', description: 'x' }] },
      } as never),
    stripe: 'taken',
    ours: lacking('lines'),
  },
  {
    request: 'a payment method from a card number',
    call: ({ stripe }) =>
      stripe.paymentMethods.create({
        ...{ type: 'card', card: { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' } },
      }),
    stripe: 'taken',
    ours: lacking(),
  },
  {
    request: 'a token from a card number',
    call: ({ stripe }) =>
      stripe.tokens.create({
        card: { number: '4242424242424242', exp_month: '12', exp_year: '2040', cvc: '123' },
      }),
    stripe: 'taken',
    ours: lacking(),
  },
  {
    request: 'a billing cycle that begins on another day',
    call: ({ stripe, customer, price, now }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], billing_cycle_anchor: now + 86_400 }),
    stripe: 'taken',
    ours: lacking('billing_cycle_anchor'),
  },
  {
    request: 'items for the first invoice of a subscription',
    call: ({ stripe, customer, price }) =>
      stripe.subscriptions.create({ customer, items: [{ price }], add_invoice_items: [{ price }] }),
    stripe: 'taken',
    ours: lacking('add_invoice_items'),
  },
  {
    request: 'a change that waits for its payment',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, { payment_behavior: 'pending_if_incomplete' }),
    stripe: 'taken',
  },
  {
    request: 'another card together with a change that waits for its payment',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, {
        payment_behavior: 'pending_if_incomplete',
        default_payment_method: 'pm_any',
      }),
    stripe: refused('default_payment_method'),
  },
  {
    request: 'the end of the period together with a change that waits for its payment',
    call: ({ stripe, subscription }) =>
      stripe.subscriptions.update(subscription, {
        payment_behavior: 'pending_if_incomplete',
        cancel_at_period_end: true,
      }),
    stripe: 'taken',
    ours: lacking('cancel_at_period_end'),
  },
  {
    request: 'a discount of an invoice',
    call: ({ stripe, customer }) => stripe.invoices.create({ customer, discounts: [{ coupon: 'any' }] }),
    stripe: 'taken',
    ours: lacking('discounts'),
  },
  {
    request: 'a new trial of an active subscription',
    call: ({ stripe, subscription, now }) => stripe.subscriptions.update(subscription, { trial_end: now + 86_400 }),
    stripe: 'taken',
    ours: lacking('trial_end'),
  },
  {
    request: 'a preview of a new trial of an active subscription',
    call: ({ stripe, subscription, now }) =>
      stripe.invoices.createPreview({ subscription, subscription_details: { trial_end: now + 86_400 } }),
    stripe: 'taken',
    ours: lacking('trial_end'),
  },
  {
    request: 'a payout',
    call: ({ stripe }) => stripe.payouts.create({ amount: 500, currency: 'usd' }),
    stripe: 'taken',
    ours: lacking(),
  },
  {
    request: 'an account of Connect',
    call: ({ stripe }) => stripe.accounts.create({}),
    stripe: 'taken',
    ours: lacking(),
  },
  {
    request: 'a metered price',
    call: ({ stripe, product }) =>
      stripe.prices.create({
        ...{ product, currency: 'usd', unit_amount: 5 },
        recurring: { interval: 'month', usage_type: 'metered', meter: 'mtr_1' },
      }),
    stripe: 'taken',
    ours: lacking('recurring[usage_type]'),
  },
  {
    request: 'a checkout of one payment',
    call: ({ stripe, price, customer }) =>
      stripe.checkout.sessions.create({
        ...{ mode: 'payment', ui_mode: 'elements', customer, line_items: [{ price, quantity: 1 }] },
        return_url: 'https://example.com',
      }),
    stripe: refused(),
    ours: lacking('mode'),
  },
  {
    request: 'a fee for another account',
    call: ({ stripe }) => stripe.paymentIntents.create({ amount: 500, currency: 'usd', application_fee_amount: 5 }),
    stripe: refused('application_fee_amount'),
    ours: lacking('application_fee_amount'),
  },
  {
    request: 'an address that nobody has',
    call: ({ stripe }) => stripe.rawRequest('GET', '/v1/stages'),
    stripe: { statusCode: 404 },
  },
]);

/** `strictness.test.ts` runs every row with the official library. */
export const strictness: readonly StrictnessRow[] = rows;
