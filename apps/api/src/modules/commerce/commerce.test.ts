import { type CommerceWorld, openCommerceWorld } from './testing/commerce-world.ts';
import { cards } from './testing/payer.ts';

let world: CommerceWorld;
beforeAll(async () => {
  world = await openCommerceWorld();
}, 60_000);
afterAll(() => world.close());

test('plans come with their prices by the month, their coupons, and a trial where it is asked for', async () => {
  const me = await world.somebody();
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

test('a plan is bought: nothing before it is paid, all of it after', async () => {
  const me = await world.somebody();
  expect(await me.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect(await me.checkOut({ tier: 'annual' })).toEqual({ status: 'complete', subscription_state: 'active' });
  await world.sandbox.runDue();
  expect(await me.plan()).toMatchObject({
    state: 'active',
    tier: 'annual',
    originatorType: 'StripeSubscription',
    price: { currency: 'usd', unitAmount: 8_400 },
    card: { brand: 'visa', last4: '4242' },
    moneyBack: { amount: 8_400, currency: 'usd' },
    actions: ['cancel', 'switch', 'payment_method', 'refund'],
  });
  expect(await me.user()).toMatchObject({ subscribedState: 'ACTIVE', activeAnnualPass: true });
  expect(await world.mailsTo(me.email)).toContain('Your receipt');
});

test('a declined card leaves everything as it was, and another one goes', async () => {
  const me = await world.somebody();
  const { client_secret: secret } = (await me.begin()).json<{ client_secret: string }>();
  expect((await me.pay(secret, cards.declined)).error?.code).toBe('card_declined');
  expect(await me.plan()).toMatchObject({ state: 'none', actions: ['create'] });
  expect(await me.pay(secret)).toEqual({ status: 'complete' });
});
