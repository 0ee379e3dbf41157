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

/** Tests of subscription renewals. */
export function renewals(api: () => ApiUnderTest): void {
  describe('renewals', () => {
    it('charge each month on the day it began, or on the month’s last day', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-31T10:00:00Z');
      const price = await priceOf(stripe, 1_000, 'month');
      const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
      expect(begun).toMatchObject({ status: 'active', currency: 'usd', cancel_at_period_end: false });
      const ends = [endOf(begun)];
      for (const to of ['2027-02-28T12:00:00Z', '2027-03-31T12:00:00Z', '2027-04-30T12:00:00Z']) {
        await advance(api(), clock, second(to));
        ends.push(endOf(await stripe.subscriptions.retrieve(begun.id)));
      }
      const days = ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map((date) => second(`${date}T10:00:00Z`));
      expect(ends).toEqual(days);
      const invoices = await stripe.invoices.list({ subscription: begun.id });
      expect(
        invoices.data.map(({ status, billing_reason: reason, amount_paid: paid }) => [status, reason, paid]),
      ).toEqual([
        ['paid', 'subscription_cycle', 1_000],
        ['paid', 'subscription_cycle', 1_000],
        ['paid', 'subscription_cycle', 1_000],
        ['paid', 'subscription_create', 1_000],
      ]);
    });

    it('leave an invoice a draft for about an hour', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
      const price = await priceOf(stripe, 1_000, 'month');
      const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
      await advance(api(), clock, endOf(begun) + 60);
      const [draft] = (await stripe.invoices.list({ subscription: begun.id, limit: 1 })).data;
      expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' });
      expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('active');
      await advance(api(), clock, endOf(begun) + 2 * 3_600);
      expect((await stripe.invoices.retrieve(draft!.id)).status).toBe('paid');
    });

    it('with a card that is declined later become past due, and active again once another card pays', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
      const price = await priceOf(stripe, 1_000, 'month');
      const begun = await stripe.subscriptions.create({ customer, items: [{ price: price.id }] });
      const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer });
      await stripe.subscriptions.update(begun.id, { default_payment_method: bad.id });
      await advance(api(), clock, endOf(begun) + 2 * 3_600);
      const overdue = await stripe.subscriptions.retrieve(begun.id, { expand: ['latest_invoice'] });
      expect(overdue.status).toBe('past_due');
      expect(overdue.latest_invoice).toMatchObject({ status: 'open', attempted: true, attempt_count: 1 });
      const { id: invoice } = overdue.latest_invoice as { id: string };
      const failure = await failureOf(stripe.invoices.pay(invoice));
      expect(failure).toMatchObject({ type: 'StripeCardError', code: 'card_declined', statusCode: 402 });
      const good = await stripe.paymentMethods.attach('pm_card_visa', { customer });
      expect(await stripe.invoices.pay(invoice, { payment_method: good.id })).toMatchObject({
        status: 'paid',
        amount_remaining: 0,
      });
      expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('active');
    });

    it('stop at the end of the period after a cancellation, unless it was reverted', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
      const price = await priceOf(stripe, 1_000, 'month');
      const [leaving, staying] = [
        await stripe.subscriptions.create({ customer, items: [{ price: price.id }] }),
        await stripe.subscriptions.create({ customer, items: [{ price: price.id }] }),
      ];
      const why = { comment: 'It rains', feedback: 'unused' as const };
      const cancelled = await stripe.subscriptions.update(leaving.id, {
        cancel_at_period_end: true,
        cancellation_details: why,
      });
      expect(cancelled).toMatchObject({
        status: 'active',
        cancel_at_period_end: true,
        cancel_at: endOf(leaving),
        cancellation_details: { ...why, reason: 'cancellation_requested' },
      });
      await stripe.subscriptions.update(staying.id, { cancel_at_period_end: true });
      expect(await stripe.subscriptions.update(staying.id, { cancel_at_period_end: false })).toMatchObject({
        cancel_at: null,
        canceled_at: null,
      });
      expect(await failureOf(stripe.invoices.createPreview({ subscription: leaving.id }))).toMatchObject({
        code: 'invoice_upcoming_none',
      });
      await advance(api(), clock, endOf(leaving) + 2 * 3_600);
      expect((await stripe.subscriptions.retrieve(leaving.id)).status).toBe('canceled');
      expect((await stripe.subscriptions.retrieve(staying.id)).status).toBe('active');
      expect((await stripe.invoices.list({ subscription: leaving.id })).data).toHaveLength(1);
    });

    it('begin after a free trial', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
      const price = await priceOf(stripe, 8_400, 'year');
      const trial = await stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        trial_period_days: 7,
        expand: ['latest_invoice'],
      });
      expect(trial).toMatchObject({
        status: 'trialing',
        latest_invoice: { status: 'paid', amount_due: 0, amount_paid: 0 },
      });
      expect([startOf(trial), endOf(trial), trial.trial_end]).toEqual([
        second('2027-01-10T10:00:00Z'),
        second('2027-01-17T10:00:00Z'),
        second('2027-01-17T10:00:00Z'),
      ]);
      expect(await stripe.invoices.createPreview({ subscription: trial.id })).toMatchObject({ amount_due: 8_400 });
      await advance(api(), clock, second('2027-01-17T12:00:00Z'));
      const paid = await stripe.subscriptions.retrieve(trial.id, { expand: ['latest_invoice'] });
      expect(paid).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 8_400 } });
      expect(endOf(paid)).toBe(second('2028-01-17T10:00:00Z'));
    });

    it.each([
      ['cancel', 'canceled'],
      ['pause', 'paused'],
    ] as const)('a trial without a card ends as configured: %s', async (behavior, status) => {
      const { stripe } = api();
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: second('2027-01-10T10:00:00Z') });
      const customer = await stripe.customers.create({ test_clock: clock.id });
      const price = await priceOf(stripe, 8_400, 'year');
      const trial = await stripe.subscriptions.create({
        customer: customer.id,
        items: [{ price: price.id }],
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: behavior } },
      });
      await advance(api(), clock.id, trial.trial_end! + 2 * 3_600);
      expect((await stripe.subscriptions.retrieve(trial.id)).status).toBe(status);
    });

    it('apply a coupon as long as it is valid', async () => {
      const { stripe } = api();
      const { clock, customer } = await customerAt(stripe, '2027-01-10T10:00:00Z');
      const price = await priceOf(stripe, 1_000, 'month');
      const coupon = await stripe.coupons.create({ percent_off: 25, duration: 'repeating', duration_in_months: 2 });
      const begun = await stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        discounts: [{ coupon: coupon.id }],
      });
      for (const to of ['2027-02-10T12:00:00Z', '2027-03-10T12:00:00Z']) await advance(api(), clock, second(to));
      const invoices = await stripe.invoices.list({ subscription: begun.id });
      expect(invoices.data.map(({ amount_paid: paid }) => paid)).toEqual([1_000, 750, 750]);
      expect(invoices.data[1]!.total_discount_amounts).toMatchObject([{ amount: 250 }]);
      expect((await stripe.coupons.retrieve(coupon.id)).times_redeemed).toBe(1);
    });

    it('an unpaid first invoice leaves a subscription incomplete, and expired after 23 hours', async () => {
      const { stripe } = api();
      const { clock, customer, method } = await customerAt(
        stripe,
        '2027-01-10T10:00:00Z',
        'pm_card_chargeCustomerFail',
      );
      const price = await priceOf(stripe, 1_000, 'month');
      const begun = await stripe.subscriptions.create({
        customer,
        items: [{ price: price.id }],
        default_payment_method: method,
      });
      expect(begun.status).toBe('incomplete');
      await advance(api(), clock, begun.created + day);
      expect((await stripe.subscriptions.retrieve(begun.id)).status).toBe('incomplete_expired');
    });
  });
}
