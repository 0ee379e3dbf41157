import { failureOf, own, priceOf, type ApiUnderTest } from './api-under-test.ts';

/** Tests of requests and responses. */
export function wire(api: () => ApiUnderTest): void {
  describe('calls', () => {
    it('with an idempotency key run once, and are rejected with other parameters', async () => {
      const { stripe } = api();
      const idempotencyKey = `${own}-customer`;
      const first = await stripe.customers.create({ name: 'Maren' }, { idempotencyKey });
      const again = await stripe.customers.create({ name: 'Maren' }, { idempotencyKey });
      expect(again.id).toBe(first.id);
      expect(await failureOf(stripe.customers.create({ name: 'Jonas' }, { idempotencyKey }))).toMatchObject({
        type: 'StripeIdempotencyError',
        statusCode: 400,
      });
      expect(await failureOf(stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) }))).toMatchObject({
        type: 'StripeInvalidRequestError',
      });
    });

    it('that failed with a declined card fail again with the same key', async () => {
      const { stripe } = api();
      const { id: customer } = await stripe.customers.create();
      const idempotencyKey = `${own}-attach`;
      const attach = () => stripe.paymentMethods.attach('pm_card_chargeDeclined', { customer }, { idempotencyKey });
      expect(await failureOf(attach())).toMatchObject({ code: 'card_declined', decline_code: 'generic_decline' });
      expect(await failureOf(attach())).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
    });

    it.each([
      ['something unknown', 'resource_missing', 404, 'id'],
      ['a parameter nobody knows', 'parameter_unknown', 400, 'nmae'],
      ['a parameter left out', 'parameter_missing', 400, 'name'],
    ])('with %s are rejected', async (what, code, statusCode, param) => {
      const { stripe } = api();
      const calls: Record<string, () => Promise<unknown>> = {
        'something unknown': () => stripe.customers.retrieve('cus_nobody'),
        'a parameter nobody knows': () => stripe.customers.create({ nmae: 'Maren' } as object),
        'a parameter left out': () => stripe.products.create({} as { name: string }),
      };
      expect(await failureOf(calls[what]!())).toMatchObject({
        type: 'StripeInvalidRequestError',
        code,
        statusCode,
        param,
      });
    });

    it('return lists page by page, newest first', async () => {
      const { stripe } = api();
      const { id: product } = await stripe.products.create({ name: 'Many' });
      const made: string[] = [];
      for (let amount = 1; amount <= 5; amount += 1)
        made.unshift(
          (
            await stripe.prices.create({
              product,
              currency: 'usd',
              unit_amount: amount * 100,
              recurring: { interval: 'month' },
            })
          ).id,
        );
      const first = await stripe.prices.list({ product, limit: 2 });
      expect(first).toMatchObject({ object: 'list', has_more: true });
      const all: string[] = [];
      for await (const { id } of stripe.prices.list({ product, limit: 2 })) all.push(id);
      expect(all).toEqual(made);
      const before = await stripe.prices.list({ product, limit: 2, ending_before: made[3]! });
      expect(before.data.map(({ id }) => id)).toEqual([made[1], made[2]]);
    });

    it('replace ids by objects where expansion is requested', async () => {
      const { stripe } = api();
      const price = await priceOf(stripe, 700, 'month');
      expect(price.product).toEqual(expect.any(String));
      expect(price.currency_options).toBeUndefined();
      const whole = await stripe.prices.retrieve(price.id, { expand: ['product', 'currency_options'] });
      expect(whole.product).toMatchObject({ object: 'product', name: 'Greenroom' });
      expect(whole.currency_options).toMatchObject({ usd: { unit_amount: 700 } });
      expect(await failureOf(stripe.prices.retrieve(price.id, { expand: ['nobody'] }))).toMatchObject({
        param: 'expand',
      });
    });

    it('find prices by lookup keys, which move to another price only on request', async () => {
      const { stripe } = api();
      const { id: product } = await stripe.products.create({ name: 'Keyed' });
      const lookupKey = `greenroom_${own}`;
      const given = {
        product,
        currency: 'eur',
        unit_amount: 900,
        recurring: { interval: 'month' as const },
        lookup_key: lookupKey,
      };
      const first = await stripe.prices.create({ ...given, tax_behavior: 'inclusive' });
      expect((await stripe.prices.list({ lookup_keys: [lookupKey] })).data.map(({ id }) => id)).toEqual([first.id]);
      expect(await failureOf(stripe.prices.create(given))).toMatchObject({ param: 'lookup_key' });
      const second = await stripe.prices.create({ ...given, transfer_lookup_key: true });
      expect((await stripe.prices.list({ lookup_keys: [lookupKey] })).data.map(({ id }) => id)).toEqual([second.id]);
      expect((await stripe.prices.retrieve(first.id)).lookup_key).toBeNull();
    });

    it('find promotion codes in any case, with their discount', async () => {
      const { stripe } = api();
      const coupon = await stripe.coupons.create({ amount_off: 500, currency: 'usd', duration: 'once' });
      const code = `STAGE${own}`.toUpperCase();
      await stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id } });
      const found = await stripe.promotionCodes.list({
        code,
        active: true,
        expand: ['data.promotion.coupon.currency_options'],
      });
      expect(found.data).toMatchObject([
        { code, promotion: { coupon: { id: coupon.id, currency_options: { usd: { amount_off: 500 } } } } },
      ]);
    });

    it('a detached card belongs to no customer', async () => {
      const { stripe } = api();
      const { id: customer } = await stripe.customers.create();
      const method = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      expect(method.card).toMatchObject({ brand: 'visa', last4: '4242', fingerprint: expect.any(String) as string });
      const another = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      expect(another.card!.fingerprint).toBe(method.card!.fingerprint);
      expect((await stripe.paymentMethods.list({ customer, type: 'card' })).data).toHaveLength(2);
      expect((await stripe.paymentMethods.detach(method.id)).customer).toBeNull();
      expect((await stripe.customers.listPaymentMethods(customer)).data.map(({ id }) => id)).toEqual([another.id]);
    });

    it('a deleted customer can still be read, marked as deleted', async () => {
      const { stripe } = api();
      const { id } = await stripe.customers.create({ email: 'maren@example.com' });
      expect(await stripe.customers.del(id)).toEqual(expect.objectContaining({ id, deleted: true }));
      expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true });
    });

    it('past events can be read', async () => {
      const { stripe, settle } = api();
      const { id } = await stripe.customers.create({ name: 'Maren' });
      await stripe.customers.update(id, { name: 'Maren Cole' });
      await settle();
      const events = await stripe.events.list({ types: ['customer.created', 'customer.updated'], limit: 10 });
      const mine = events.data.filter(({ data }) => (data.object as { id: string }).id === id);
      expect(mine.map(({ type }) => type)).toEqual(['customer.updated', 'customer.created']);
      expect(mine[0]!.data.previous_attributes).toMatchObject({ name: 'Maren' });
      expect(await stripe.events.retrieve(mine[0]!.id)).toMatchObject({ id: mine[0]!.id, type: 'customer.updated' });
    });
  });
}
