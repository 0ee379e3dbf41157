import type Stripe from 'stripe';
import { openSandboxBench, type SandboxBench } from './testing/sandbox-bench.ts';
import { aCustomer, answerChallenge, aPlan, aSession, confirmWith, payWith, typeCard } from './testing/shop.ts';

let bench: SandboxBench;
beforeAll(async () => {
  bench = await openSandboxBench();
});
afterAll(() => bench.close());

/** Returns a customer's subscriptions and charges, to check that each successful charge belongs to one. */
async function boughtBy(customer: string) {
  const { stripe } = bench;
  const [subscriptions, charges] = await Promise.all([
    stripe.subscriptions.list({ customer, status: 'all' }),
    stripe.charges.list({ customer }),
  ]);
  return {
    subscriptions: subscriptions.data.map(({ status }) => status),
    charges: charges.data.map(({ status, amount }) => [status, amount]),
  };
}

describe('a session', () => {
  it('is paid by a valid card, and webhooks report it', async () => {
    const { stripe, heard, sandbox } = bench;
    const { session, customer } = await aSession(stripe);
    expect(session).toMatchObject({ status: 'open', amount_total: 8_400, payment_status: 'unpaid' });
    const read = await bench.post('/sessions/read', { client_secret: session.client_secret });
    expect(read.body).toMatchObject({
      session: {
        status: 'open',
        currency: 'usd',
        email: 'maren@example.com',
        line_items: [{ name: 'Greenroom', amount: 8_400, recurring: { interval: 'year' } }],
        total: { subtotal: 8_400, discount: 0, due_today: 8_400, then: 8_400 },
        trial: null,
      },
    });
    expect(await payWith(bench, session, '4242424242424242')).toEqual({ status: 200, body: { status: 'complete' } });
    const done = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments.data', 'subscription.default_payment_method'],
    });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: {
        status: 'active',
        default_payment_method: { card: { last4: '4242' } },
        latest_invoice: {
          status: 'paid',
          amount_paid: 8_400,
          billing_reason: 'subscription_create',
          payments: {
            data: [{ status: 'paid', amount_paid: 8_400, payment: { type: 'payment_intent' } }],
          },
        },
      },
    });
    expect(await boughtBy(customer)).toEqual({ subscriptions: ['active'], charges: [['succeeded', 8_400]] });
    await sandbox.runDue();
    const told = heard
      .filter(({ data }) => (data.object as { customer?: string }).customer === customer)
      .map(({ type }) => type);
    for (const type of [
      'checkout.session.completed',
      'customer.subscription.created',
      'customer.subscription.updated',
      'invoice.finalized',
      'invoice.paid',
      'payment_intent.succeeded',
      'charge.succeeded',
      'payment_method.attached',
    ])
      expect(told).toContain(type);
  });

  it('is paid once, however often it is confirmed', async () => {
    const { session, customer } = await aSession(bench.stripe);
    const [one, other] = [await typeCard(bench, '4242424242424242'), await typeCard(bench, '4242424242424242')];
    const answers = await Promise.all([one, other, one].map((card) => confirmWith(bench, session, card)));
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ status: 'complete' }));
    expect(await boughtBy(customer)).toEqual({ subscriptions: ['active'], charges: [['succeeded', 8_400]] });
  });

  it('begins a trial without a charge and stores the card', async () => {
    const { stripe } = bench;
    const { session, customer } = await aSession(stripe, { subscription_data: { trial_period_days: 7 } });
    const { body } = await bench.post('/sessions/read', { client_secret: session.client_secret });
    expect(body).toMatchObject({
      session: { total: { due_today: 0, then: 8_400 }, trial: { days: 7, ends_at: bench.clock.seconds + 7 * 86_400 } },
    });
    expect((await payWith(bench, session, '4000000000000341')).body).toEqual({ status: 'complete' });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      payment_status: 'no_payment_required',
    });
    expect(await boughtBy(customer)).toEqual({ subscriptions: ['trialing'], charges: [] });
  });

  it('expires, and then rejects payments', async () => {
    const { stripe } = bench;
    const { session } = await aSession(stripe);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    const answer = await payWith(bench, session, '4242424242424242');
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'checkout_session_expired' } } });
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired');
  });

  it.each([
    ['open', async () => {}],
    ['expired', async ({ id }: { id: string }) => bench.stripe.checkout.sessions.expire(id)],
    ['paid', async (session: Stripe.Checkout.Session) => payWith(bench, session, '4242424242424242')],
  ])('can be read only with its secret while it is %s', async (_, become) => {
    const { session } = await aSession(bench.stripe);
    await become(session);
    for (const secret of [session.id, `${session.id}_secret_guess`, 'nothing', ''])
      expect((await bench.post('/sessions/read', { client_secret: secret })).status).toBe(400);
  });
});

describe('cards', () => {
  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
    ['4000000000000069', 'expired_card', 'expired_card'],
    ['4000000000000119', 'processing_error', 'processing_error'],
    ['4000000000000341', 'card_declined', 'generic_decline'],
  ])('%s is declined with %s (%s); the session stays open for another card', async (number, code, declineCode) => {
    const { session, customer } = await aSession(bench.stripe);
    expect(await payWith(bench, session, number)).toMatchObject({
      status: 402,
      body: { error: { type: 'card_error', code, decline_code: declineCode } },
    });
    expect(await boughtBy(customer)).toEqual({ subscriptions: [], charges: [['failed', 8_400]] });
    expect((await payWith(bench, session, '4242424242424242')).body).toEqual({ status: 'complete' });
    expect(await boughtBy(customer)).toEqual({
      subscriptions: ['active'],
      charges: [
        ['succeeded', 8_400],
        ['failed', 8_400],
      ],
    });
  });

  it.each([
    ['a wrong digit', { number: '4242424242424241' }, 'incorrect_number', 'number'],
    ['a card that is not a test card', { number: '4111111111111111' }, 'card_declined', 'number'],
    ['a past year', { exp_year: 2020 }, 'invalid_expiry_year', 'exp_year'],
    ['a thirteenth month', { exp_month: 13 }, 'invalid_expiry_month', 'exp_month'],
    ['a code that is too short', { cvc: '12' }, 'invalid_cvc', 'cvc'],
  ])('reports %s at its field', async (_, more, code, param) => {
    expect(await typeCard(bench, '4242424242424242', more)).toMatchObject({
      status: 402,
      body: { error: { code, param } },
    });
  });

  it('are typed into a frame without an origin, and their numbers are not stored', async () => {
    const answer = await bench.browser.inject({ method: 'OPTIONS', url: '/sandbox/payments/payment-methods' });
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'null',
      'access-control-allow-headers': expect.stringContaining('content-type') as string,
    });
    expect(await typeCard(bench, '4242 4242 4242 4242')).toEqual({
      status: 200,
      body: { id: expect.stringMatching(/^pm_/) as string, brand: 'visa', last4: '4242' },
    });
    const { rows } = await bench.database.pool.query(
      `select (select string_agg(json::text, '') from payment_sandbox.objects) || (select string_agg(json::text, '') from payment_sandbox.events)
        || (select string_agg(body::text || request, '') from payment_sandbox.idempotency_keys) as everything`,
    );
    const { everything } = rows[0] as { everything: string };
    expect(everything).toContain('"last4": "4242"');
    expect(everything).not.toMatch(/4242 ?4242|40000000/);
  });

  it('are rejected with a wrong publishable key', async () => {
    expect(await typeCard(bench, '4242424242424242', { publishable_key: 'pk_test_other' })).toMatchObject({
      status: 400,
    });
  });
});

describe('3-D Secure', () => {
  it.each([
    ['4000002500003155', 'complete', { status: 'complete' }],
    ['4000002760003184', 'complete', { status: 'complete' }],
    ['4000002760003184', 'fail', { error: { code: 'payment_intent_authentication_failure' } }],
    ['4000008260003178', 'complete', { error: { code: 'card_declined', decline_code: 'insufficient_funds' } }],
  ] as const)('%s, answered with %s, gives the expected result', async (number, outcome, after) => {
    const { session, customer } = await aSession(bench.stripe);
    const card = await typeCard(bench, number);
    const asked = await confirmWith(bench, session, card);
    expect(asked.body).toEqual({
      status: 'requires_action',
      challenge: expect.stringMatching(/^\/sandbox\/payments\/challenge\?token=/) as string,
    });
    expect(await boughtBy(customer)).toMatchObject({ subscriptions: [] });
    const shown = await bench.browser.inject(asked.body.challenge!.replace('challenge?token=', 'challenges/'));
    expect(shown.json()).toEqual({ merchant: 'Greenroom', amount: 8_400, currency: 'usd', last4: number.slice(-4) });
    expect((await answerChallenge(bench, asked.body.challenge!, outcome)).body).toEqual({
      return_url: 'http://localhost/checkout/success',
    });
    expect((await confirmWith(bench, session, card)).body).toMatchObject(after);
    expect((await answerChallenge(bench, asked.body.challenge!, 'complete')).status).toBe(400);
    const paid = 'status' in after;
    expect((await boughtBy(customer)).subscriptions).toEqual(paid ? ['active'] : []);
    expect((await boughtBy(customer)).charges.filter(([status]) => status === 'succeeded')).toHaveLength(paid ? 1 : 0);
  });

  it('is required once only for a card that was set up', async () => {
    const { stripe } = bench;
    const { id: customer } = await aCustomer(stripe);
    const intent = await stripe.setupIntents.create({ customer, usage: 'off_session' });
    const card = (await typeCard(bench, '4000002500003155')).body as unknown as { id: string };
    const confirm = () =>
      bench.post('/setup-intents/confirm', { client_secret: intent.client_secret, payment_method: card.id });
    const asked = await confirm();
    expect(asked.body).toMatchObject({ status: 'requires_action' });
    await answerChallenge(bench, asked.body.challenge!, 'complete');
    expect((await confirm()).body).toEqual({ status: 'complete' });
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'succeeded',
      payment_method: card.id,
      customer,
    });
    const { price } = await aPlan(stripe);
    const subscription = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      default_payment_method: card.id,
    });
    expect(subscription.status).toBe('active');
  });

  it('leaves a setup intent open when it fails, and reports a declined card', async () => {
    const { stripe } = bench;
    const intent = await stripe.setupIntents.create({ customer: (await aCustomer(stripe)).id });
    const confirm = async (number: string) =>
      bench.post('/setup-intents/confirm', {
        client_secret: intent.client_secret,
        payment_method: (await typeCard(bench, number)).body.id,
      });
    const asked = await confirm('4000002760003184');
    await answerChallenge(bench, asked.body.challenge!, 'fail');
    expect(await stripe.setupIntents.retrieve(intent.id)).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect(await confirm('4000000000000002')).toMatchObject({
      status: 402,
      body: { error: { code: 'card_declined' } },
    });
    expect((await confirm('4242424242424242')).body).toEqual({ status: 'complete' });
  });
});

describe('coupons', () => {
  const coupon = (stripe: Stripe, given: Stripe.CouponCreateParams) => stripe.coupons.create(given);

  it('that apply once reduce the first payment only', async () => {
    const { stripe } = bench;
    const { id } = await coupon(stripe, { percent_off: 25, duration: 'once', name: 'First night' });
    const { session } = await aSession(stripe, { discounts: [{ coupon: id }] });
    expect(session).toMatchObject({
      amount_subtotal: 8_400,
      amount_total: 6_300,
      total_details: { amount_discount: 2_100 },
    });
    const { body } = await bench.post('/sessions/read', { client_secret: session.client_secret });
    expect(body).toMatchObject({
      session: {
        total: { subtotal: 8_400, discount: 2_100, due_today: 6_300, then: 8_400 },
        discounts: [{ code: null, name: 'First night', amount: 2_100, percent_off: 25 }],
      },
    });
    await payWith(bench, session, '4242424242424242');
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.latest_invoice'] });
    const subscription = done.subscription as Stripe.Subscription;
    expect(subscription.latest_invoice).toMatchObject({
      amount_paid: 6_300,
      total_discount_amounts: [{ amount: 2_100 }],
    });
    expect(subscription.discounts).toEqual([]);
    expect(await stripe.invoices.createPreview({ subscription: subscription.id })).toMatchObject({ amount_due: 8_400 });
  });

  it('that apply once wait for the end of a trial', async () => {
    const { stripe } = bench;
    const { id } = await coupon(stripe, { percent_off: 50, duration: 'once' });
    const { session } = await aSession(stripe, {
      discounts: [{ coupon: id }],
      subscription_data: { trial_period_days: 3 },
    });
    await payWith(bench, session, '4242424242424242');
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id);
    expect(await stripe.invoices.createPreview({ subscription: subscription as string })).toMatchObject({
      amount_due: 4_200,
    });
  });

  it('of 100 % still store the card', async () => {
    const { stripe } = bench;
    const { id } = await coupon(stripe, { percent_off: 100, duration: 'once' });
    const { session, customer } = await aSession(stripe, { discounts: [{ coupon: id }] });
    expect((await payWith(bench, session, '4242424242424242')).body).toEqual({ status: 'complete' });
    expect(await boughtBy(customer)).toEqual({ subscriptions: ['active'], charges: [] });
    expect((await stripe.customers.listPaymentMethods(customer)).data).toHaveLength(1);
  });

  it('can be entered as codes where allowed, and removed again', async () => {
    const { stripe } = bench;
    const { id } = await coupon(stripe, { amount_off: 400, currency: 'usd', duration: 'forever' });
    await stripe.promotionCodes.create({ code: 'ENCORE', promotion: { type: 'coupon', coupon: id } });
    const { session } = await aSession(stripe, { allow_promotion_codes: true });
    const type = (code: string | null) =>
      bench.post('/sessions/promotion-code', { client_secret: session.client_secret, code });
    expect(await type('nothing')).toMatchObject({ status: 400, body: { error: { param: 'code' } } });
    expect((await type(' encore ')).body).toMatchObject({
      session: { total: { due_today: 8_000, then: 8_000 }, discounts: [{ code: 'ENCORE', amount: 400 }] },
    });
    expect((await type(null)).body).toMatchObject({ session: { total: { due_today: 8_400 }, discounts: [] } });
  });

  it('that are used up are rejected, and nothing is charged', async () => {
    const { stripe } = bench;
    const { id } = await coupon(stripe, { percent_off: 10, max_redemptions: 1 });
    const [first, second] = [
      await aSession(stripe, { discounts: [{ coupon: id }] }),
      await aSession(stripe, { discounts: [{ coupon: id }] }),
    ];
    expect((await payWith(bench, first.session, '4242424242424242')).body).toEqual({ status: 'complete' });
    expect(await payWith(bench, second.session, '4242424242424242')).toMatchObject({
      status: 400,
      body: { error: { code: 'coupon_expired' } },
    });
    expect(await boughtBy(second.customer)).toEqual({ subscriptions: [], charges: [] });
  });

  it('for one product do not apply to others', async () => {
    const { stripe } = bench;
    const other = await stripe.products.create({ name: 'Other' });
    const { id } = await coupon(stripe, { percent_off: 10, applies_to: { products: [other.id] } });
    const { session } = await aSession(stripe, { discounts: [{ coupon: id }] });
    expect(session.amount_total).toBe(8_400);
  });
});
