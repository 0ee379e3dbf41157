import { randomUUID } from 'node:crypto';
import { cookies } from '@greenroom/contracts';
import { mailedToken } from '../../app/testing/identity-app.ts';
import { type CommerceFixture, openCommerceFixture } from './testing/commerce-fixture.ts';
import { cards } from './testing/payer.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { pdfText } from '@greenroom/commerce/testing/pdf-text';

const attempt = '0b9e6a3c-7d2f-4e18-a5c4-2f6b8d1e9a70';
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forgetCards());

test('plans come with their monthly prices, their coupons, and a trial on request', async () => {
  const me = await fixture.somebody();
  const answer = await me.me.ask(
    'GET',
    '/api/v1/commerce/plans?gateway=stripe&include_trial=true&coupons=opening20,NONE',
  );
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({
    currency: 'usd',
    country: 'US',
    only_annual_tier: false,
    lowest_tier: 'annual',
    tax_included: false,
    tiers: [
      {
        id: 'annual',
        lookup_key: 'greenroom-annual_usd',
        price: { currency: 'usd', unit_amount: 8_400 },
        monthly_amount: 700,
        internal_data: { trial_days: 7 },
        coupons: [
          {
            code: 'OPENING20',
            discount_type: 'percentage_off',
            percentage: 20,
            discount: 1_680,
            price: { unit_amount: 6_720 },
          },
        ],
      },
      { id: 'monthly', monthly_amount: 1_000, coupons: [] },
    ],
  });
});

test.each([
  ['the promo’s cookie', (jar: Map<string, string>) => jar.delete(cookies.freeTrial.name)],
  [
    'the cookie of this promo',
    (jar: Map<string, string>) => jar.set(cookies.freeTrial.name, `last-year.${Date.now()}`),
  ],
])('sells no trial without %s', async (_, change) => {
  const me = await fixture.somebody();
  change(me.me.jar);
  const plans = await me.me.ask('GET', '/api/v1/commerce/plans?include_trial=true');
  const trials = plans.json<{ tiers: { internal_data: unknown }[] }>().tiers.map((tier) => tier.internal_data);
  expect(trials).toEqual([{ trial_days: 0 }, { trial_days: 0 }]);
  expect(await me.user()).toMatchObject({ freeTrial: 'none', purchaseEligibility: { trialPeriodInDays: 7 } });
  const refused = await me.begin({ includeTrial: true });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    409,
    [{ path: 'include_trial', message: 'No free trial is offered to this account' }],
  ]);
  expect(await me.checkOut()).toEqual({ status: 'complete', paying_since: null, subscription_state: 'active' });
});

test('a plan is bought: no access before payment, full access after', async () => {
  const me = await fixture.somebody();
  expect(await me.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect(await me.checkOut({ tier: 'annual' })).toEqual({
    status: 'complete',
    paying_since: null,
    subscription_state: 'active',
  });
  await fixture.sandbox.runDue();
  expect(await me.plan()).toMatchObject({
    state: 'active',
    tier: 'annual',
    originatorType: 'StripeSubscription',
    price: { currency: 'usd', unitAmount: 8_400 },
    card: { brand: 'visa', last4: '4242' },
    moneyBack: { amount: 8_400, currency: 'usd' },
    actions: ['cancel', 'switch', 'payment_method', 'pause', 'coupon', 'refund'],
  });
  expect(await me.user()).toMatchObject({
    subscribedState: 'ACTIVE',
    activeAnnualPass: true,
    accessibleProducts: ['greenroom'],
  });
  expect(await fixture.mailsTo(me.email)).toContain('Your receipt');
});

test('in Kuwait a discount is rounded to tens of fils, and the price shown is the price charged', async () => {
  const me = await fixture.somebody();
  const plans = await me.me.ask('GET', '/api/v1/commerce/plans?coupons=opening10', undefined, { 'cf-ipcountry': 'KW' });
  const [shown] = plans.json().tiers[1].coupons;
  expect([plans.json().currency, shown.price.unit_amount, shown.discount]).toEqual(['kwd', 2_770, 310]);
  await me.checkOut({ tier: 'monthly', coupon: 'OPENING10', country: 'KW' });
  await me.letPass(10);
  const switched = (await me.change('switch-preview?tier=annual', {}, 'GET')).json();
  expect([switched.credit.amount % 10, switched.due_now.amount % 10]).toEqual([0, 0]);
  const charges = (await fixture.stripe.charges.list({ customer: await me.customerId() })).data;
  expect(charges.map(({ amount, currency }) => [amount, currency])).toEqual([[2_770, 'kwd']]);
});

test('a declined card changes nothing, and another card works', async () => {
  const me = await fixture.somebody();
  const { client_secret: secret } = (await me.begin()).json<{ client_secret: string }>();
  expect((await me.pay(secret, cards.declined)).error?.code).toBe('card_declined');
  expect(await me.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect(await me.pay(secret)).toEqual({ status: 'complete' });
});

test('an open checkout for the same plan is returned again; for another plan it is ended', async () => {
  const me = await fixture.somebody();
  const [first, again] = [(await me.begin()).json(), (await me.begin()).json()];
  expect(again).toEqual(first);
  const other = (await me.begin({ tier: 'monthly', coupon: 'opening10' })).json<{ client_secret: string }>();
  expect(other.client_secret).not.toBe(first.client_secret);
  expect((await me.pay(first.client_secret)).error).toBeDefined();
  expect(await me.pay(other.client_secret)).toEqual({ status: 'complete' });
  const refused = await me.begin();
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    409,
    [{ path: 'subscription', message: 'You have a plan already' }],
  ]);
});

test.each([
  [{ tier: 'annual', terms_agreed: true, attempt_uuid: attempt, coupon: 'NONE' }, 422, 'coupon'],
  [{ tier: 'annual', terms_agreed: true, attempt_uuid: attempt, coupon: 'OPENING10' }, 422, 'coupon'],
  [{ tier: 'weekly', terms_agreed: true, attempt_uuid: attempt }, 400, 'tier'],
])('%j is refused at its field', async (body, status, path) => {
  const { me } = await fixture.somebody();
  const refused = await me.ask('POST', '/api/v1/commerce/stripe/subscriptions', body);
  expect([refused.statusCode, refused.json().error.fields[0].path]).toEqual([status, path]);
});

test('other people’s subscriptions, checkouts and invoices are not found', async () => {
  const [me, other] = [await fixture.somebody(), await fixture.somebody()];
  const { checkout_session_id: session } = (await me.begin()).json<{ checkout_session_id: string }>();
  await me.checkOut();
  const { id } = await me.plan();
  expect((await other.me.ask('GET', `/api/v1/commerce/stripe/checkout-sessions/${session}`)).statusCode).toBe(404);
  for (const [method, what] of [
    ['POST', 'refund'],
    ['POST', 'continue'],
    ['GET', 'invoices'],
    ['GET', 'switch-preview?tier=monthly'],
  ] as const)
    expect((await other.me.ask(method, `/api/v1/commerce/stripe/subscriptions/${id}/${what}`)).statusCode).toBe(404);
});

test('an invoice is a printable page in the requested language', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  const { invoices } = (await me.change('invoices', {}, 'GET')).json<{ invoices: { id: string }[] }>();
  const { id } = await me.plan();
  const url = `/api/v1/commerce/stripe/subscriptions/${id}/invoices/${invoices[0]!.id}/document`;
  await me.me.ask('PUT', '/api/v1/users/me', { locale: 'de' });
  const page = await me.me.ask('GET', url);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toMatch(/<html lang="de">[^]*1 Stage Lane[^]*USt-IdNr\. GB123[^]*Rechnung[^]*84,00\u00a0\$/);
});

test('an invoice can be downloaded with everything on the page', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  const { invoices } = (await me.change('invoices', {}, 'GET')).json<{ invoices: { id: string; number: string }[] }>();
  const { id } = await me.plan();
  const [invoice] = invoices;
  const answer = await me.me.ask('GET', `/api/v1/commerce/stripe/subscriptions/${id}/invoices/${invoice!.id}/pdf`);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Invoice-${invoice!.number}.pdf"`,
    'cache-control': 'private, no-store',
  });
  const text = pdfText(answer.rawPayload);
  for (const said of ['Green Room Ltd', '1 Stage Lane', 'VAT number GB123', invoice!.number, me.email, '$84.00'])
    expect(text).toContain(said);
});

test('in Germany prices include tax, and each invoice shows the rate', async () => {
  const me = await fixture.somebody();
  const plans = await me.me.ask('GET', '/api/v1/commerce/plans', undefined, { 'cf-ipcountry': 'DE' });
  expect(plans.json()).toMatchObject({ currency: 'eur', tax_included: true });
  expect(await me.checkOut({ tier: 'annual', country: 'DE' })).toMatchObject({ subscription_state: 'active' });
  await me.letPass(366);
  const { invoices } = (await me.change('invoices', {}, 'GET')).json<{ invoices: { id: string; total: object }[] }>();
  expect(invoices).toHaveLength(2);
  const { id } = await me.plan();
  await me.me.ask('PUT', '/api/v1/users/me', { locale: 'de' });
  for (const invoice of invoices) {
    expect(invoice.total).toEqual({ amount: 8_400, currency: 'eur' });
    const url = `/api/v1/commerce/stripe/subscriptions/${id}/invoices/${invoice.id}`;
    const page = (await me.me.ask('GET', `${url}/document`)).body.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(page).toContain('Netto 70,59 € Umsatzsteuer 19 % 13,41 € Gesamt 84,00 €');
    expect(page).not.toContain('keine Umsatzsteuer');
    expect(pdfText((await me.me.ask('GET', `${url}/pdf`)).rawPayload)).toContain('Umsatzsteuer');
  }
  expect(await checkInvariants(fixture, await me.customerId())).toEqual([]);
});

test('a webhook is accepted if signed and fresh, once, and of any type', async () => {
  const event = (type: string) =>
    JSON.stringify({
      id: `evt_${randomUUID()}`,
      object: 'event',
      type,
      created: 1,
      data: { object: { object: 'odd', id: 'x' } },
    });
  const send = (payload: string, signature: string) =>
    fixture.running.app.inject({
      method: 'POST',
      url: '/api/v1/commerce/stripe/webhooks',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload,
    });
  const sign = (payload: string, secondsAgo = 0, secret = 'whsec_test') =>
    fixture.stripe.webhooks.generateTestHeaderString({
      payload,
      secret,
      timestamp: Math.floor(fixture.clock.ms / 1000) - secondsAgo,
    });
  const odd = event('moon.full');
  expect((await send(odd, sign(odd))).json()).toEqual({ received: true });
  expect((await send(odd, sign(odd))).statusCode).toBe(200);
  const { rows } = await fixture.database.pool.query(`select type from payment_events where id = $1`, [
    JSON.parse(odd).id,
  ]);
  expect(rows).toEqual([{ type: 'moon.full' }]);
  expect((await send(odd, sign(odd, 301))).statusCode).toBe(400);
  expect((await send(odd, sign(odd, 0, 'whsec_other'))).statusCode).toBe(400);
  expect((await send(`${odd} `, sign(odd))).statusCode).toBe(400);
  expect((await send(odd, 'nonsense')).statusCode).toBe(400);
});

test('a contract can be ended without signing in: the answer reveals nothing, and the mailed link ends it', async () => {
  const me = await fixture.somebody();
  await me.checkOut();
  const stranger = await fixture.somebody();
  const declare = (email: string) =>
    stranger.me.ask('POST', '/api/v1/commerce/cancellations', { email, when: 'soonest', order_or_note: 'My plan' });
  const [known, unknown] = [await declare(me.email), await declare('nobody@example.com')];
  for (const answer of [known, unknown])
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['received_at']]);
  expect((await me.plan()).state).toBe('active');
  await fixture.mailsTo(me.email);
  const confirm = () =>
    stranger.me.ask('POST', '/api/v1/commerce/cancellations/confirm', { token: mailedToken(fixture.mailer, me.email) });
  const ends = (await confirm()).json<{ ends_at: string }>().ends_at;
  expect(await me.plan()).toMatchObject({ state: 'canceled', endsAt: ends });
  expect((await confirm()).json()).toEqual({ ends_at: ends });
  const guessed = await stranger.me.ask('POST', '/api/v1/commerce/cancellations/confirm', { token: 'A'.repeat(43) });
  expect(guessed.statusCode).toBe(422);
});

test('if plans cannot be loaded, none are shown: the error is logged, and the membership cookie is cleared', async () => {
  const me = await fixture.somebody();
  await fixture.database.pool.query('delete from price_cache');
  const list = jest.spyOn(fixture.payments, 'findPrices').mockRejectedValue(new Error('status 400'));
  const answer = await me.me.ask('GET', '/api/v1/commerce/plans');
  expect([answer.statusCode, answer.json().tiers, answer.json().lowest_tier]).toEqual([200, [], null]);
  expect(String(answer.headers['set-cookie'])).toContain('active_membership=;');
  expect(fixture.logged).toContainEqual(['Plans cannot be had', { err: new Error('status 400'), country: 'US' }]);
  list.mockRestore();
  expect((await me.me.ask('GET', '/api/v1/commerce/plans')).json().tiers).toHaveLength(2);
});

test('requests for plans wait while the plans are being created', async () => {
  const me = await fixture.somebody();
  let made = () => {};
  const making = jest.spyOn(fixture.payments, 'ensureCatalogue').mockReturnValue(new Promise((done) => (made = done)));
  const prepared = fixture.commerce.prepare();
  let answered = false;
  const asked = me.me.ask('GET', '/api/v1/commerce/plans').then((answer) => {
    answered = true;
    return answer;
  });
  // Other requests are answered meanwhile.
  for (let n = 0; n < 3; n += 1) await me.me.ask('GET', '/api/v1/users/me');
  expect(answered).toBe(false);
  made();
  await prepared;
  expect((await asked).json().tiers).toHaveLength(2);
  making.mockRestore();
});
