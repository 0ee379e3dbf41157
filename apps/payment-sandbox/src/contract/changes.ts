import {
  advance,
  customerAt,
  day,
  endOf,
  failureOf,
  priceOf,
  second,
  startOf,
  type ApiUnderTest,
} from './api-under-test.ts';

/** Tests of subscription changes and their cost. */
export function changes(api: () => ApiUnderTest): void {
  describe('changes', () => {
    async function onMonthly(date = '2027-01-01T00:00:00Z', card?: string) {
      const { stripe } = api();
      const living = await customerAt(stripe, date, card);
      const monthly = await priceOf(stripe, 1_000, 'month');
      const yearly = await priceOf(stripe, 8_400, 'year');
      const begun = await stripe.subscriptions.create({ customer: living.customer, items: [{ price: monthly.id }] });
      return { stripe, ...living, monthly, yearly, begun, item: begun.items.data[0]!.id };
    }

    it('to a year now credit the rest of the month, and charge what the preview showed', async () => {
      const { stripe, clock, begun, item, yearly } = await onMonthly();
      const at = second('2027-01-16T12:00:00Z');
      await advance(api(), clock, at);
      const asked = {
        items: [{ id: item, price: yearly.id }],
        proration_behavior: 'always_invoice' as const,
        proration_date: at,
      };
      const shown = await stripe.invoices.createPreview({ subscription: begun.id, subscription_details: asked });
      expect(shown.amount_due).toBe(8_400 - 500);
      expect(shown.lines.data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([-500, 8_400]);
      const changed = await stripe.subscriptions.update(begun.id, { ...asked, expand: ['latest_invoice'] });
      expect(changed.latest_invoice).toMatchObject({
        status: 'paid',
        amount_paid: shown.amount_due,
        billing_reason: 'subscription_update',
      });
      expect([startOf(changed), endOf(changed)]).toEqual([at, second('2028-01-16T12:00:00Z')]);
    });

    it('with error_if_incomplete leave the subscription unchanged if the card is declined', async () => {
      const { stripe, customer, begun, item, yearly } = await onMonthly();
      const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await stripe.subscriptions.update(begun.id, { default_payment_method: bad.id });
      const failure = await failureOf(
        stripe.subscriptions.update(begun.id, {
          items: [{ id: item, price: yearly.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'error_if_incomplete',
        }),
      );
      expect(failure).toMatchObject({ type: 'StripeCardError', code: 'card_declined' });
      const after = await stripe.subscriptions.retrieve(begun.id);
      expect(after).toMatchObject({ status: 'active', latest_invoice: begun.latest_invoice });
      expect(endOf(after)).toBe(endOf(begun));
    });

    it('to another price of the same interval are prorated on the next invoice', async () => {
      const { stripe, clock, begun, item } = await onMonthly('2027-04-01T00:00:00Z');
      const dearer = await priceOf(stripe, 3_000, 'month');
      await advance(api(), clock, second('2027-04-11T00:00:00Z'));
      await stripe.subscriptions.update(begun.id, { items: [{ id: item, price: dearer.id }] });
      const next = await stripe.invoices.createPreview({ subscription: begun.id });
      expect(next.lines.data.map(({ amount }) => amount).toSorted((one, other) => one - other)).toEqual([
        -667, 2_000, 3_000,
      ]);
      await advance(api(), clock, endOf(begun) + 2 * 3_600);
      const [paid] = (await stripe.invoices.list({ subscription: begun.id, limit: 1 })).data;
      expect(paid).toMatchObject({ status: 'paid', amount_paid: 4_333 });
    });

    it('to a month at the end of the year charge nothing until then', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T00:00:00Z');
      const [yearly, monthly] = [await priceOf(stripe, 8_400, 'year'), await priceOf(stripe, 1_000, 'month')];
      const begun = await stripe.subscriptions.create({ customer, items: [{ price: yearly.id }] });
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: begun.id });
      const { start_date: start, end_date: end } = schedule.phases[0]!;
      expect([start, end]).toEqual([startOf(begun), endOf(begun)]);
      await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          { items: [{ price: yearly.id, quantity: 1 }], start_date: start, end_date: end },
          {
            items: [{ price: monthly.id, quantity: 1 }],
            duration: { interval: 'month', interval_count: 1 },
            proration_behavior: 'none',
          },
        ],
      });
      expect((await stripe.subscriptions.retrieve(begun.id)).schedule).toBe(schedule.id);
      expect(await failureOf(stripe.subscriptions.update(begun.id, { cancel_at_period_end: true }))).toMatchObject({
        type: 'StripeInvalidRequestError',
      });
      await advance(api(), clock, end + 2 * 3_600);
      const switched = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
      expect(switched).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 1_000 } });
      expect(switched.items.data[0]!.price.id).toBe(monthly.id);
      expect(endOf(switched)).toBe(second('2028-02-10T00:00:00Z'));
      await advance(api(), clock, second('2028-02-10T02:00:00Z'));
      expect(await stripe.subscriptionSchedules.retrieve(schedule.id)).toMatchObject({
        status: 'released',
        subscription: null,
      });
      expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ status: 'active', schedule: null });
    });

    it('to a month now credit the remaining time to the customer, and use the credit first', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-01T00:00:00Z');
      const [yearly, monthly] = [await priceOf(stripe, 8_400, 'year'), await priceOf(stripe, 1_000, 'month')];
      const begun = await stripe.subscriptions.create({ customer, items: [{ price: yearly.id }] });
      const at = second('2027-12-02T00:00:00Z');
      await advance(api(), clock, at);
      const items = [{ id: begun.items.data[0]!.id, price: monthly.id }];
      const changed = await stripe.subscriptions.update(begun.id, {
        items,
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
      });
      // 30 of 365 days are left: a credit of 690, which is less than a month costs.
      expect(changed.latest_invoice).toMatchObject({ total: 310, amount_paid: 310, status: 'paid' });
      const back = await stripe.subscriptions.create({ customer, items: [{ price: yearly.id }] });
      const again = [{ id: back.items.data[0]!.id, price: monthly.id }];
      const less = await stripe.subscriptions.update(back.id, {
        items: again,
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
      });
      expect(less.latest_invoice).toMatchObject({
        total: 1_000 - 8_400,
        amount_due: 0,
        amount_paid: 0,
        status: 'paid',
        ending_balance: -7_400,
      });
      expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -7_400 });
      expect(await stripe.invoices.createPreview({ subscription: back.id })).toMatchObject({
        total: 1_000,
        starting_balance: -7_400,
        amount_due: 0,
      });
      await advance(api(), clock, endOf(less) + 2 * 3_600);
      expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -7_400 + 2 * 1_000 });
      expect((await stripe.charges.list({ customer })).data.map(({ amount }) => amount)).toEqual([8_400, 310, 8_400]);
    });

    it('of the price by a coupon that is added later', async () => {
      const { stripe, begun } = await onMonthly();
      const coupon = await stripe.coupons.create({ percent_off: 30, duration: 'forever' });
      const changed = await stripe.subscriptions.update(begun.id, {
        discounts: [{ coupon: coupon.id }],
        expand: ['discounts.source.coupon'],
      });
      expect(changed.discounts).toMatchObject([
        { object: 'discount', source: { coupon: { id: coupon.id, percent_off: 30 } } },
      ]);
      expect(await stripe.invoices.createPreview({ subscription: begun.id })).toMatchObject({
        subtotal: 1_000,
        total: 700,
      });
      await stripe.subscriptions.update(begun.id, { discounts: '' });
      expect(await stripe.invoices.createPreview({ subscription: begun.id })).toMatchObject({ total: 1_000 });
    });

    it('that pause collection leave the subscription active and void its invoices', async () => {
      const { stripe, clock, begun } = await onMonthly();
      await stripe.subscriptions.update(begun.id, { pause_collection: { behavior: 'void' } });
      await advance(api(), clock, endOf(begun) + 2 * 3_600);
      const paused = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
      expect(paused).toMatchObject({ status: 'active', latest_invoice: { status: 'void', amount_paid: 0 } });
      await stripe.subscriptions.update(begun.id, { pause_collection: '' });
      await advance(api(), clock, endOf(paused) + 2 * 3_600);
      const [paid] = (await stripe.invoices.list({ subscription: begun.id, limit: 1 })).data;
      expect(paid).toMatchObject({ status: 'paid', amount_paid: 1_000 });
    });

    it('that resume a trial which ended without a card bill it from then on', async () => {
      const { stripe } = api();
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: second('2027-01-10T10:00:00Z') });
      const { id: customer } = await stripe.customers.create({ test_clock: clock.id });
      const monthly = await priceOf(stripe, 1_000, 'month');
      const trial = await stripe.subscriptions.create({
        customer,
        items: [{ price: monthly.id }],
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      });
      await advance(api(), clock.id, second('2027-01-20T10:00:00Z'));
      const card = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      await stripe.customers.update(customer, { invoice_settings: { default_payment_method: card.id } });
      const resumed = await stripe.subscriptions.resume(trial.id, { expand: ['latest_invoice'] });
      expect(resumed).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 1_000 } });
      expect(endOf(resumed)).toBe(second('2027-02-20T10:00:00Z'));
    });

    it('a payment can be refunded in full or in part, but never beyond its amount', async () => {
      const { stripe, begun } = await onMonthly();
      const [payment] = (await stripe.invoicePayments.list({ invoice: begun.latest_invoice as string })).data;
      const intent = payment!.payment.payment_intent as string;
      expect(await stripe.refunds.create({ payment_intent: intent, amount: 400 })).toMatchObject({
        amount: 400,
        status: 'succeeded',
      });
      expect(await failureOf(stripe.refunds.create({ payment_intent: intent, amount: 700 }))).toMatchObject({
        param: 'amount',
      });
      expect(await stripe.refunds.create({ payment_intent: intent, reason: 'requested_by_customer' })).toMatchObject({
        amount: 600,
      });
      expect(await failureOf(stripe.refunds.create({ payment_intent: intent }))).toMatchObject({
        code: 'charge_already_refunded',
      });
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] });
      expect(charge).toMatchObject({ amount_refunded: 1_000, refunded: true });
    });

    it('a subscription can be cancelled at once, and only once', async () => {
      const { stripe, begun } = await onMonthly();
      expect(await stripe.subscriptions.cancel(begun.id)).toMatchObject({ status: 'canceled' });
      expect(await failureOf(stripe.subscriptions.cancel(begun.id))).toMatchObject({
        code: 'resource_missing',
        statusCode: 404,
      });
      expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('canceled');
    });

    it('a clock advances at most two intervals in one step, and never goes back', async () => {
      const { stripe, clock } = await onMonthly();
      const step = (to: string) => stripe.testHelpers.testClocks.advance(clock, { frozen_time: second(to) });
      expect(await failureOf(step('2027-03-05T00:00:00Z'))).toMatchObject({ type: 'StripeInvalidRequestError' });
      expect(await failureOf(step('2026-12-05T00:00:00Z'))).toMatchObject({ type: 'StripeInvalidRequestError' });
      await advance(api(), clock, second('2027-01-01T00:00:00Z') + 50 * day);
    });

    it('a trial phase costs nothing; at its end the default card is charged the full price', async () => {
      const { stripe, customer, clock, begun, monthly } = await onMonthly();
      const schedule = await stripe.subscriptionSchedules.create({ from_subscription: begun.id });
      const items = [{ price: monthly.id, quantity: 1 }];
      const [from, until] = [endOf(begun), second('2027-04-01T00:00:00Z')];
      const changed = await stripe.subscriptionSchedules.update(schedule.id, {
        end_behavior: 'release',
        phases: [
          { items, start_date: startOf(begun), end_date: from },
          { items, end_date: until, trial: true, proration_behavior: 'none' },
        ],
      });
      expect(changed.phases.map(({ trial_end: end }) => end)).toEqual([null, until]);
      const charges = async () => (await stripe.charges.list({ customer })).data.map(({ amount }) => amount);
      await advance(api(), clock, second('2027-02-20T00:00:00Z'));
      const waiting = await stripe.subscriptions.retrieve(begun.id);
      expect(waiting).toMatchObject({ status: 'trialing', trial_start: from, trial_end: until });
      expect([startOf(waiting), endOf(waiting), await charges()]).toEqual([from, until, [1_000]]);
      expect((await stripe.invoices.createPreview({ subscription: begun.id })).amount_due).toBe(1_000);
      await advance(api(), clock, until + day);
      const after = await stripe.subscriptions.retrieve(begun.id);
      expect(after).toMatchObject({ status: 'active', schedule: null });
      expect([startOf(after), endOf(after)]).toEqual([until, second('2027-05-01T00:00:00Z')]);
      expect(await charges()).toEqual([1_000, 1_000]);
    });

    it('a trial that is ended early is charged at once, and continues if the card is declined', async () => {
      const { stripe, customer, monthly, method } = await onMonthly();
      const trial = await stripe.subscriptions.create({
        customer,
        items: [{ price: monthly.id }],
        trial_period_days: 30,
      });
      const end = () =>
        stripe.subscriptions.update(trial.id, { trial_end: 'now', payment_behavior: 'error_if_incomplete' });
      const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await stripe.subscriptions.update(trial.id, { default_payment_method: bad.id });
      expect(await failureOf(end())).toMatchObject({ type: 'StripeCardError' });
      expect(await stripe.subscriptions.retrieve(trial.id)).toMatchObject({ status: 'trialing' });
      await stripe.subscriptions.update(trial.id, { default_payment_method: method });
      expect(await end()).toMatchObject({ status: 'active' });
    });

    it('tax IDs appear on later invoices; an invalid one is rejected', async () => {
      const { stripe, customer, clock, begun } = await onMonthly();
      await stripe.customers.update(customer, {
        name: 'Kestrel GmbH',
        address: { line1: 'Probenweg 4', postal_code: '10115', city: 'Berlin', country: 'DE' },
      });
      const wrong = stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE12' });
      expect(await failureOf(wrong)).toMatchObject({ code: 'tax_id_invalid', param: 'value' });
      const taxId = await stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'DE123456789' });
      expect(taxId).toMatchObject({ object: 'tax_id', country: 'DE', customer });
      await advance(api(), clock, endOf(begun) + day);
      await stripe.customers.deleteTaxId(customer, taxId.id);
      expect((await stripe.customers.listTaxIds(customer)).data).toEqual([]);
      const { data } = await stripe.invoices.list({ customer });
      expect(data.map(({ customer_tax_ids: ids, customer_name: name }) => [name, ids])).toEqual([
        ['Kestrel GmbH', [{ type: 'eu_vat', value: 'DE123456789' }]],
        [null, []],
      ]);
    });
  });
}
