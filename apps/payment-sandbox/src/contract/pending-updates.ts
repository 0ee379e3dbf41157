import type Stripe from 'stripe';
import {
  advance,
  customerAt,
  endOf,
  failureOf,
  priceOf,
  second,
  startOf,
  type ApiUnderTest,
} from './api-under-test.ts';

const waitsFor = 23 * 3_600;

/**
 * Tests of changes that wait for their payment.
 * https://docs.stripe.com/billing/subscriptions/pending-updates-reference
 */
export function pendingUpdates(api: () => ApiUnderTest): void {
  describe('changes that wait for their payment', () => {
    /** Creates a monthly subscription, which is charged to another card from then on. */
    async function onMonthly(card: string, date = '2027-01-01T00:00:00Z') {
      const { stripe } = api();
      const living = await customerAt(stripe, date);
      const monthly = await priceOf(stripe, 1_000, 'month');
      const yearly = await priceOf(stripe, 8_400, 'year');
      const begun = await stripe.subscriptions.create({ customer: living.customer, items: [{ price: monthly.id }] });
      const { id: own } = await stripe.paymentMethods.attach(card, { customer: living.customer });
      await stripe.subscriptions.update(begun.id, { default_payment_method: own });
      const [item] = begun.items.data;
      const toYearly = () =>
        stripe.subscriptions.update(begun.id, {
          items: [{ id: item!.id, price: yearly.id }],
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
        });
      const read = () => stripe.subscriptions.retrieve(begun.id);
      return { stripe, ...living, own, monthly, yearly, begun, item: item!.id, toYearly, read };
    }
    const intentOf = async (stripe: Stripe, invoice: string) => {
      const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] });
      return data[0]!.payment.payment_intent as Stripe.PaymentIntent;
    };
    const told = async (stripe: Stripe, type: 'applied' | 'expired', subscription: string) => {
      const { data } = await stripe.events.list({ type: `customer.subscription.pending_update_${type}`, limit: 100 });
      return data.filter(({ data: { object } }) => (object as Stripe.Subscription).id === subscription).length;
    };

    it('leave the subscription as it is while the bank asks, and are made once the invoice is paid', async () => {
      const { stripe, method, monthly, yearly, begun, item, toYearly, read } = await onMonthly(
        'pm_card_authenticationRequired',
      );
      const waiting = await toYearly();
      expect(waiting).toMatchObject({
        status: 'active',
        items: { data: [{ id: item, price: { id: monthly.id } }] },
        pending_update: {
          expires_at: startOf(begun) + waitsFor,
          subscription_items: [{ id: item, price: { id: yearly.id } }],
          trial_end: null,
        },
      });
      const invoice = await stripe.invoices.retrieve(waiting.latest_invoice as string);
      expect(invoice).toMatchObject({
        status: 'open',
        billing_reason: 'subscription_update',
        amount_due: 7_400,
        next_payment_attempt: null,
      });
      expect(await intentOf(stripe, invoice.id)).toMatchObject({ status: 'requires_action' });
      expect(await stripe.invoices.pay(invoice.id, { payment_method: method })).toMatchObject({ status: 'paid' });
      const changed = await read();
      expect(changed).toMatchObject({
        status: 'active',
        items: { data: [{ id: item, price: { id: yearly.id } }] },
        pending_update: null,
        latest_invoice: invoice.id,
      });
      expect(endOf(changed)).toBe(second('2028-01-01T00:00:00Z'));
      expect([await told(stripe, 'applied', begun.id), await told(stripe, 'expired', begun.id)]).toEqual([1, 0]);
    });

    it('are made at once if the payment succeeds', async () => {
      const { stripe, yearly, begun, toYearly } = await onMonthly('pm_card_visa');
      expect(await toYearly()).toMatchObject({ pending_update: null, items: { data: [{ price: { id: yearly.id } }] } });
      expect(await told(stripe, 'applied', begun.id)).toBe(0);
    });

    it('are discarded when their invoice is voided after a decline', async () => {
      const { stripe, customer, begun, monthly, toYearly, read } = await onMonthly('pm_card_chargeCustomerFail');
      const waiting = await toYearly();
      expect(waiting).toMatchObject({ status: 'active', pending_update: expect.any(Object) as object });
      const invoice = waiting.latest_invoice as string;
      expect(await intentOf(stripe, invoice)).toMatchObject({
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined' },
      });
      expect(await failureOf(stripe.invoices.pay(invoice))).toMatchObject({ type: 'StripeCardError' });
      expect(await read()).toMatchObject({ status: 'active', pending_update: expect.any(Object) as object });
      await stripe.invoices.voidInvoice(invoice);
      const after = await read();
      expect(after).toMatchObject({
        status: 'active',
        pending_update: null,
        items: { data: [{ price: { id: monthly.id } }] },
      });
      expect(endOf(after)).toBe(endOf(begun));
      expect(await intentOf(stripe, invoice)).toMatchObject({ status: 'canceled' });
      const charges = (await stripe.charges.list({ customer })).data.filter(({ status }) => status === 'succeeded');
      expect(charges.map(({ amount }) => amount)).toEqual([1_000]);
    });

    it('expire after 23 hours: the invoice is void and the subscription stays as it is', async () => {
      const { stripe, clock, begun, monthly, toYearly, read } = await onMonthly('pm_card_authenticationRequired');
      const waiting = await toYearly();
      await advance(api(), clock, startOf(begun) + waitsFor - 60);
      expect(await read()).toMatchObject({ pending_update: waiting.pending_update });
      await advance(api(), clock, startOf(begun) + waitsFor + 60);
      expect(await read()).toMatchObject({
        status: 'active',
        pending_update: null,
        items: { data: [{ price: { id: monthly.id } }] },
      });
      expect(await stripe.invoices.retrieve(waiting.latest_invoice as string)).toMatchObject({ status: 'void' });
      expect([await told(stripe, 'applied', begun.id), await told(stripe, 'expired', begun.id)]).toEqual([0, 1]);
    });

    it('expire at the end of the period, which renews as before', async () => {
      const { stripe, clock, method, begun, monthly, toYearly, read } = await onMonthly(
        'pm_card_authenticationRequired',
      );
      await advance(api(), clock, endOf(begun) - 3_600);
      expect((await toYearly()).pending_update).toMatchObject({ expires_at: endOf(begun) });
      await stripe.subscriptions.update(begun.id, { default_payment_method: method });
      await advance(api(), clock, endOf(begun) + 2 * 3_600);
      const after = await read();
      expect(after).toMatchObject({
        status: 'active',
        pending_update: null,
        items: { data: [{ price: { id: monthly.id } }] },
      });
      expect(startOf(after)).toBe(endOf(begun));
      expect(await stripe.invoices.retrieve(after.latest_invoice as string)).toMatchObject({
        status: 'paid',
        amount_paid: 1_000,
      });
    });

    it('are replaced by another change, also through the items, but not by another card or a wish to end', async () => {
      const { stripe, method, yearly, begun, item, toYearly, read } = await onMonthly('pm_card_authenticationRequired');
      const first = await toYearly();
      await stripe.subscriptions.update(begun.id, { default_payment_method: method, cancel_at_period_end: true });
      await stripe.subscriptions.update(begun.id, { cancel_at_period_end: false });
      expect(await read()).toMatchObject({ pending_update: first.pending_update });
      await stripe.subscriptionItems.update(item, {
        price: yearly.id,
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      });
      expect(await stripe.invoices.retrieve(first.latest_invoice as string)).toMatchObject({ status: 'void' });
      expect(await read()).toMatchObject({ pending_update: null, items: { data: [{ price: { id: yearly.id } }] } });
      expect(await told(stripe, 'expired', begun.id)).toBe(1);
    });

    it('end with the subscription: what was to be paid for them is void', async () => {
      const { stripe, begun, toYearly } = await onMonthly('pm_card_authenticationRequired');
      const waiting = await toYearly();
      expect(await stripe.subscriptions.cancel(begun.id)).toMatchObject({ status: 'canceled', pending_update: null });
      expect(await stripe.invoices.retrieve(waiting.latest_invoice as string)).toMatchObject({ status: 'void' });
    });

    it('can end a trial early, which goes on until that is paid', async () => {
      const { stripe, customer, method, own, monthly } = await onMonthly('pm_card_authenticationRequired');
      const trial = await stripe.subscriptions.create({
        customer,
        items: [{ price: monthly.id }],
        trial_period_days: 30,
        default_payment_method: own,
      });
      const waiting = await stripe.subscriptions.update(trial.id, {
        trial_end: 'now',
        proration_behavior: 'none',
        payment_behavior: 'pending_if_incomplete',
      });
      expect(waiting).toMatchObject({
        status: 'trialing',
        trial_end: trial.trial_end,
        pending_update: { subscription_items: null, trial_end: trial.trial_start },
      });
      await stripe.invoices.pay(waiting.latest_invoice as string, { payment_method: method });
      const after = await stripe.subscriptions.retrieve(trial.id);
      expect(after).toMatchObject({ status: 'active', trial_end: trial.trial_start, pending_update: null });
      expect(endOf(after)).toBe(second('2027-02-01T00:00:00Z'));
    });

    it('take nothing else along, and need a card that is charged', async () => {
      const { stripe, own, begun, item, yearly } = await onMonthly('pm_card_authenticationRequired');
      const change = (more: Stripe.SubscriptionUpdateParams) =>
        failureOf(
          stripe.subscriptions.update(begun.id, {
            items: [{ id: item, price: yearly.id }],
            payment_behavior: 'pending_if_incomplete',
            ...more,
          }),
        );
      const refusal = { type: 'StripeInvalidRequestError', statusCode: 400 };
      for (const more of [
        { default_payment_method: own },
        { description: 'x' },
        { trial_settings: { end_behavior: { missing_payment_method: 'pause' } } },
      ] as const)
        expect(await change(more)).toMatchObject({ ...refusal, param: Object.keys(more)[0] });
      await stripe.subscriptions.update(begun.id, { collection_method: 'send_invoice', days_until_due: 3 });
      expect(await change({})).toMatchObject(refusal);
      expect(await stripe.subscriptions.retrieve(begun.id)).toMatchObject({ pending_update: null });
    });

    it('keep what waits for the next invoice if they are not made', async () => {
      const { stripe, own, method, begun, item, toYearly } = await onMonthly('pm_card_authenticationRequired');
      const dearer = await priceOf(stripe, 3_000, 'month');
      await stripe.subscriptions.update(begun.id, {
        items: [{ id: item, price: dearer.id }],
        default_payment_method: method,
      });
      const before = await stripe.invoices.createPreview({ subscription: begun.id });
      await stripe.subscriptions.update(begun.id, { default_payment_method: own });
      const waiting = await toYearly();
      await stripe.invoices.voidInvoice(waiting.latest_invoice as string);
      const after = await stripe.invoices.createPreview({ subscription: begun.id });
      expect(after.amount_due).toBe(before.amount_due);
    });
  });
}
