import { randomUUID } from 'node:crypto';
import { countOf, money } from '@greenroom/contracts';
import type { PaymentCatalogue, Payments, PaymentsError } from '../payments.ts';

export interface PaymentsUnderTest {
  payments: Payments;
  /** Starts a subscription with a stored card, as a checkout would. @returns its id */
  subscribe(customerId: string, priceId: string, card: ProviderTestCard): Promise<string>;
  /** Pays a checkout session, as its page would. */
  payCheckout(session: { id: string; clientSecret: string | null }, card: ProviderTestCard): Promise<void>;
  /** Returns the provider's event of a type about a customer. */
  told(type: string, customerId: string): Promise<object | undefined>;
  /** Confirms a setup intent with that card, as the page would. */
  confirmCard(setupIntentId: string, card: ProviderTestCard): Promise<void>;
  /** Advances a customer's clock, and waits until everything due has happened. */
  letPass(customerId: string, days: number): Promise<void>;
  /** Returns an event as it comes in, signed at a moment. */
  signed(event: object, at: Date): { body: Buffer; signature: string };
}

/** `failing`: it can be stored, but every charge fails. */
export type ProviderTestCard = 'good' | 'failing';

/** Unique to each run, since a provider keeps data of earlier runs. */
const run = randomUUID().slice(0, 8);
const key = () => `conformance-${randomUUID()}`;
const day = 86_400_000;

const catalogue: PaymentCatalogue = {
  products: (['year', 'month'] as const).map((interval) => ({
    id: `conformance-${interval}-${run}`,
    name: `Conformance, ${interval}`,
    interval,
    prices: [
      {
        lookupKey: `conformance-${interval}-${run}_usd`,
        price: money(interval === 'year' ? 8_400 : 1_000, 'usd'),
        taxIncluded: false,
      },
    ],
  })),
  coupons: [
    {
      code: `TEST${run}`.toUpperCase(),
      name: 'A fifth',
      percentage: 20,
      productId: `conformance-year-${run}`,
      duration: 'once',
    },
  ],
};

/** Tests that every adapter of the payments port passes. */
export function describePayments(name: string, setUp: () => PaymentsUnderTest): void {
  const troubleOf = async (call: Promise<unknown>) => {
    const error = (await call.then(
      () => undefined,
      (thrown: unknown) => thrown,
    )) as PaymentsError | undefined;
    return error && [error.trouble, error.code];
  };
  const priceOf = async (interval: 'year' | 'month') =>
    (await setUp().payments.findPrices([`conformance-${interval}-${run}_usd`]))[0]!;
  const somebody = (clockFrom = new Date('2027-01-10T00:00:00Z'), own = key()) =>
    setUp().payments.createCustomer({ uuid: randomUUID(), email: 'maren@example.com', name: 'Maren', clockFrom }, own);
  const promotionCodeId = async () => {
    const coupon = await setUp().payments.findCoupon(catalogue.coupons[0]!.code);
    return typeof coupon === 'object' ? coupon.promotionCodeId : null;
  };
  /** Creates a customer with a running plan. */
  async function payer(interval: 'year' | 'month', card: ProviderTestCard = 'good') {
    const { payments, subscribe } = setUp();
    const customerId = await somebody();
    const subscriptionId = await subscribe(customerId, (await priceOf(interval)).id, card);
    const read = async () => {
      const state = await payments.readCustomer(customerId);
      return { ...state, subscription: state.subscriptions.find(({ id }) => id === subscriptionId)! };
    };
    return { customerId, subscriptionId, read };
  }

  describe(`${name} as a payment provider`, () => {
    beforeAll(() => setUp().payments.ensureCatalogue(catalogue), 60_000);

    it('creates the catalogue once, however often it is requested', async () => {
      const { payments } = setUp();
      await payments.ensureCatalogue(catalogue);
      const lookupKey = `conformance-year-${run}_usd`;
      expect(await payments.findPrices([lookupKey, 'nobody-sells-this'])).toMatchObject([
        {
          lookupKey,
          interval: 'year',
          intervalCount: 1,
          price: { amount: 8_400, currency: 'usd' },
          taxIncluded: false,
        },
      ]);
      expect(await payments.findCoupon(catalogue.coupons[0]!.code)).toMatchObject({
        off: { percentage: 20 },
        productIds: [`conformance-year-${run}`],
        duration: 'once',
      });
      expect(await payments.findCoupon('NO-SUCH-CODE')).toBeUndefined();
    });

    it('runs a call repeated with its key only once', async () => {
      const own = key();
      const who = { uuid: randomUUID(), email: 'maren@example.com', name: 'Maren' };
      const clockFrom = new Date('2027-01-10T00:00:00Z');
      const make = () => setUp().payments.createCustomer({ ...who, clockFrom }, own);
      const customerId = await make();
      expect(await make()).toBe(customerId);
      expect(await setUp().payments.readCustomer(customerId)).toMatchObject({
        clock: { now: clockFrom },
        subscriptions: [],
      });
    });

    it('knows the customers it has created, and no other', async () => {
      const { payments } = setUp();
      expect(await payments.knowsCustomer(await somebody())).toBe(true);
      expect(await payments.knowsCustomer('cus_nobody')).toBe(false);
    });

    it('keeps a checkout open until it expires, and expires it once', async () => {
      const { payments } = setUp();
      const wish = {
        customerId: await somebody(),
        priceId: (await priceOf('year')).id,
        promotionCodeId: await promotionCodeId(),
        trialDays: 7,
        returnUrl: 'https://greenroom.example/checkout/success',
        attemptUuid: randomUUID(),
      };
      const own = key();
      const opened = await payments.openCheckout(wish, own);
      expect(opened).toMatchObject({
        status: 'open',
        customerId: wish.customerId,
        clientSecret: expect.any(String) as string,
      });
      expect((await payments.openCheckout(wish, own)).id).toBe(opened.id);
      expect((await payments.expireCheckout(opened.id)).status).toBe('expired');
      expect((await payments.expireCheckout(opened.id)).status).toBe('expired');
      expect((await payments.readCheckout(opened.id)).status).toBe('expired');
    });

    it('completes a paid checkout: starts the trial with the card and the coupon, and sends an event', async () => {
      const { payments, payCheckout, told, signed } = setUp();
      const customerId = await somebody();
      const opened = await payments.openCheckout(
        {
          customerId,
          priceId: (await priceOf('year')).id,
          promotionCodeId: await promotionCodeId(),
          trialDays: 7,
          returnUrl: 'https://greenroom.example/checkout/success',
          attemptUuid: randomUUID(),
        },
        key(),
      );
      await payCheckout(opened, 'good');
      expect((await payments.readCheckout(opened.id)).status).toBe('complete');
      expect((await payments.expireCheckout(opened.id)).status).toBe('complete');
      expect((await payments.readCustomer(customerId)).subscriptions).toMatchObject([
        { status: 'trialing', interval: 'year', card: { last4: '4242' }, next: { amount: 6_720, currency: 'usd' } },
      ]);
      const event = await told('checkout.session.completed', customerId);
      const at = new Date();
      const { body, signature } = signed(event ?? {}, at);
      expect(payments.readEvent(body, signature, at)).toMatchObject({ type: 'checkout.session.completed', customerId });
    });

    it('reads everything about a customer: the plan, its card, past and next payments', async () => {
      const { read, subscriptionId } = await payer('year');
      const { subscription, invoices } = await read();
      expect(subscription).toMatchObject({
        status: 'active',
        interval: 'year',
        price: { amount: 8_400, currency: 'usd' },
        cancelAt: null,
        endedAt: null,
        pendingSwitch: null,
        card: { brand: 'visa', last4: '4242', fingerprint: expect.any(String) as string },
        next: { amount: 8_400, currency: 'usd' },
      });
      expect(subscription.currentPeriodEnd.toISOString().slice(0, 10)).toBe('2028-01-10');
      expect(invoices).toMatchObject([
        {
          subscriptionId,
          status: 'paid',
          total: { amount: 8_400 },
          amountPaid: { amount: 8_400 },
          refunded: { amount: 0 },
          paymentId: expect.any(String) as string,
        },
      ]);
    });

    it('cancels at the period’s end, undoes that, and cancels at once, each repeatably', async () => {
      const { payments } = setUp();
      const { read, subscriptionId } = await payer('month');
      await payments.cancelLater(subscriptionId, { reason: 'too_expensive', comment: 'For now.' }, key());
      const { subscription } = await read();
      expect(subscription).toMatchObject({ status: 'active', next: null });
      expect(subscription.cancelAt).toEqual(subscription.currentPeriodEnd);
      await payments.keepOn(subscriptionId, key());
      expect((await read()).subscription.cancelAt).toBeNull();
      const why = { reason: 'unused', comment: undefined } as const;
      await payments.cancelNow(subscriptionId, why, key());
      await payments.cancelNow(subscriptionId, null, key());
      expect((await read()).subscription).toMatchObject({ status: 'canceled', endedAt: expect.any(Date) as Date });
    });

    it('charges for a switch to yearly what was quoted for that moment', async () => {
      const { payments, letPass } = setUp();
      const { read, subscriptionId, customerId } = await payer('month');
      await letPass(customerId, 10);
      const wish = { subscriptionId, priceId: (await priceOf('year')).id, at: (await read()).clock!.now };
      const quote = await payments.quoteSwitch(wish);
      expect(countOf(quote.dueNow.amount)).toBe(8_400 - countOf(quote.credit.amount));
      const own = key();
      await payments.switchNow(wish, own);
      await payments.switchNow(wish, own);
      const { subscription, invoices } = await read();
      expect(subscription).toMatchObject({ interval: 'year', status: 'active' });
      expect(invoices.map(({ amountPaid }) => countOf(amountPaid.amount))).toEqual([
        countOf(quote.dueNow.amount),
        1_000,
      ]);
    });

    it('changes nothing when the charge of a switch is declined', async () => {
      const { payments, confirmCard } = setUp();
      const { read, subscriptionId, customerId } = await payer('month');
      const begun = await payments.beginCard(customerId, key());
      expect(await payments.readCard(begun.setupIntentId, customerId)).toBeUndefined();
      await confirmCard(begun.setupIntentId, 'failing');
      const paymentMethodId = (await payments.readCard(begun.setupIntentId, customerId))!;
      expect(await payments.readCard(begun.setupIntentId, await somebody())).toBeUndefined();
      await payments.useCard({ customerId, subscriptionId, paymentMethodId }, key());
      expect((await read()).subscription.card).toMatchObject({ last4: '0341' });
      const wish = { subscriptionId, priceId: (await priceOf('year')).id, at: (await read()).clock!.now };
      expect(await troubleOf(payments.switchNow(wish, key()))).toMatchObject(['declined', expect.any(String)]);
      expect((await read()).subscription.interval).toBe('month');
    });

    it('lets a switch to monthly wait for the year’s end, and be withdrawn until then', async () => {
      const { payments } = setUp();
      const { read, subscriptionId } = await payer('year');
      await payments.switchLater({ subscriptionId, priceId: (await priceOf('month')).id }, key());
      const { subscription } = await read();
      expect(subscription.pendingSwitch).toMatchObject({ interval: 'month', price: { amount: 1_000 } });
      expect(subscription.pendingSwitch!.at).toEqual(subscription.currentPeriodEnd);
      const { scheduleId } = subscription.pendingSwitch!;
      await payments.withdrawSwitch(scheduleId, key());
      await payments.withdrawSwitch(scheduleId, key());
      expect((await read()).subscription).toMatchObject({ interval: 'year', status: 'active', pendingSwitch: null });
    });

    it('switches back to yearly in the month that a switch began, and cancels it with what waits for its end', async () => {
      const { payments, letPass } = setUp();
      const { read, subscriptionId, customerId } = await payer('year');
      const [yearly, monthly] = [(await priceOf('year')).id, (await priceOf('month')).id];
      await payments.switchLater({ subscriptionId, priceId: monthly }, key());
      await letPass(customerId, 366);
      expect((await read()).subscription).toMatchObject({ interval: 'month', pendingSwitch: null });
      await payments.switchNow({ subscriptionId, priceId: yearly, at: (await read()).clock!.now }, key());
      await payments.switchLater({ subscriptionId, priceId: monthly }, key());
      const { subscription } = await read();
      expect(subscription.interval).toBe('year');
      expect(subscription.pendingSwitch!.at).toEqual(subscription.currentPeriodEnd);
      await payments.cancelLater(subscriptionId, null, key());
      const cancelAt = subscription.currentPeriodEnd;
      expect((await read()).subscription).toMatchObject({ cancelAt, pendingSwitch: null });
      await payments.switchLater({ subscriptionId, priceId: monthly }, key());
      await payments.keepOn(subscriptionId, key());
      expect((await read()).subscription).toMatchObject({ cancelAt: null, pendingSwitch: null });
    });

    it('pays an open invoice by another card, once', async () => {
      const { payments, confirmCard, letPass } = setUp();
      const { read, subscriptionId, customerId } = await payer('month');
      const replace = async (card: ProviderTestCard) => {
        const { setupIntentId } = await payments.beginCard(customerId, key());
        await confirmCard(setupIntentId, card);
        const paymentMethodId = (await payments.readCard(setupIntentId, customerId))!;
        await payments.useCard({ customerId, subscriptionId, paymentMethodId }, key());
      };
      await replace('failing');
      await letPass(customerId, 32);
      const late = await read();
      expect(late.subscription.status).toBe('past_due');
      const open = late.invoices.find(({ status }) => status === 'open')!;
      expect(await troubleOf(payments.payInvoice(open.id, key()))).toMatchObject(['declined', expect.any(String)]);
      await replace('good');
      await payments.payInvoice(open.id, key());
      await payments.payInvoice(open.id, key());
      const { subscription, invoices } = await read();
      expect(subscription.status).toBe('active');
      expect(invoices.map(({ amountPaid }) => countOf(amountPaid.amount))).toEqual([1_000, 1_000]);
    });

    it('refunds a payment in full, once', async () => {
      const { payments } = setUp();
      const { read } = await payer('year');
      const { paymentId, amountPaid: amount } = (await read()).invoices[0]!;
      expect(await payments.refund({ paymentId: paymentId!, amount }, key())).toBe(true);
      expect(await payments.refund({ paymentId: paymentId!, amount }, key())).toBe(false);
      expect((await read()).invoices).toMatchObject([{ refunded: { amount: 8_400 } }]);
    });

    it('refunds a payment in parts, each key once, and never more than is left', async () => {
      const { payments } = setUp();
      const { read } = await payer('year');
      const paymentId = (await read()).invoices[0]!.paymentId!;
      const refund = (amount: number, own = key()) => payments.refund({ paymentId, amount: money(amount, 'usd') }, own);
      const own = key();
      expect([await refund(3_000, own), await refund(3_000, own), await refund(3_000)]).toEqual([true, true, true]);
      expect((await read()).invoices).toMatchObject([{ refunded: { amount: 6_000 }, status: 'paid' }]);
      expect(await troubleOf(refund(2_401))).toMatchObject(['refused']);
      expect((await read()).invoices).toMatchObject([{ refunded: { amount: 6_000 } }]);
      expect([await refund(2_400), await refund(1)]).toEqual([true, false]);
      expect((await read()).invoices).toMatchObject([{ refunded: { amount: 8_400 } }]);
    });

    it('reports errors in the port’s terms', async () => {
      const { payments } = setUp();
      expect(await troubleOf(payments.readCheckout('cs_test_nobody'))).toMatchObject(['not-found', expect.any(String)]);
      expect(await troubleOf(payments.keepOn('sub_nobody', key()))).toMatchObject(['not-found', expect.any(String)]);
      const own = key();
      await somebody(undefined, own);
      expect(await troubleOf(somebody(new Date('2027-02-10T00:00:00Z'), own))).toMatchObject(['refused', undefined]);
    });

    it('accepts only events that are signed and fresh', () => {
      const { payments, signed } = setUp();
      const at = new Date('2027-01-10T12:00:00Z');
      const event = {
        id: 'evt_1',
        object: 'event',
        type: 'invoice.paid',
        created: at.getTime() / 1000,
        data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
      };
      const { body, signature } = signed(event, at);
      expect(payments.readEvent(body, signature, at)).toEqual({
        id: 'evt_1',
        type: 'invoice.paid',
        paymentId: null,
        createdAt: at,
        customerId: 'cus_1',
        clockId: null,
      });
      const refused = { trouble: 'bad-signature' };
      const thrownBy = (...given: Parameters<Payments['readEvent']>) => {
        try {
          return payments.readEvent(...given);
        } catch (error) {
          return error;
        }
      };
      expect(thrownBy(Buffer.from(`${body.toString()} `), signature, at)).toMatchObject(refused);
      expect(thrownBy(body, '', at)).toMatchObject(refused);
      expect(thrownBy(body, signature, new Date(at.getTime() + day))).toMatchObject(refused);
    });
  });
}
