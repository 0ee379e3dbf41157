import { randomUUID } from 'node:crypto';
import { couponUsedUp } from '@greenroom/contracts';
import { PaymentsError } from '@greenroom/ports/payments';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import type { Payer } from '../testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());
afterEach(() => jest.restoreAllMocks());

type Answer = Awaited<ReturnType<Payer['begin']>>;

const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.fields?.[0].path];
const message = (answer: Answer): string => answer.json().error.fields[0].message;
const hour = 3_600;

async function plansOf({ me }: Payer, { country = 'US', code = '' } = {}) {
  const answer = await me.ask('GET', `/api/v1/commerce/plans?coupons=${code}`, undefined, { 'cf-ipcountry': country });
  return answer.json<{ tiers: { stripe_resource_id: string; coupons: { code: string }[] }[] }>().tiers;
}

/** Creates a promotion code with the given limits at Stripe. */
async function aCode(own: { max_redemptions?: number; expires_at?: number } = {}) {
  const coupon = await fixture.stripe.coupons.create({ percent_off: 10, duration: 'once' });
  const code = `STAGE-${randomUUID().slice(0, 8)}`.toUpperCase();
  await fixture.stripe.promotionCodes.create({ code, promotion: { type: 'coupon', coupon: coupon.id }, ...own });
  return { code, coupon: coupon.id };
}

test('no checkout begins at a price other than the one shown', async () => {
  const me = await fixture.somebody();
  const price = (await plansOf(me))[0]!.stripe_resource_id;
  expect(refusal(await me.begin({ price, country: 'DE' }))).toEqual([409, 'price']);
  const here = (await plansOf(me, { country: 'DE' }))[0]!.stripe_resource_id;
  expect(refusal(await me.begin({ price: here, country: 'DE' }))).toEqual([200, undefined]);
});

test('the provider redirects back to the address at which the site was opened', async () => {
  const me = await fixture.somebody();
  jest.spyOn(fixture.running.identity.mails, 'origin').mockReturnValue('http://127.0.0.1:4370');
  const openCheckout = jest.spyOn(fixture.payments, 'openCheckout');
  expect((await me.begin()).statusCode).toBe(200);
  expect(openCheckout.mock.calls[0]?.[0].returnUrl).toBe('http://127.0.0.1:4370/checkout/success');
});

test('a page that does not send the price it showed is accepted', async () => {
  const me = await fixture.somebody();
  expect((await me.begin({ country: 'DE' })).statusCode).toBe(200);
});

test.each([
  [
    'has expired',
    'This code does not hold',
    () => aCode({ expires_at: Math.floor(fixture.clock.ms / 1000) + hour }),
    async (_: object, me: Payer) => {
      fixture.clock.ms += 2 * hour * 1000;
      await me.begin();
      await me.letPass(2 / 24);
    },
  ],
  [
    'is used up',
    couponUsedUp,
    () => aCode({ max_redemptions: 1 }),
    async ({ code }: { code: string }) => (await fixture.somebody()).checkOut({ coupon: code }),
  ],
  [
    'was deleted',
    'This code does not hold',
    () => aCode(),
    ({ coupon }: { coupon: string }) => fixture.stripe.coupons.del(coupon),
  ],
])('a code that %s since it was shown is refused at its field, and no longer shown', async (_, said, make, spoil) => {
  const made = await make();
  const me = await fixture.somebody();
  expect((await plansOf(me, made))[0]!.coupons).toHaveLength(1);
  await spoil(made, me);
  const refused = await me.begin({ coupon: made.code });
  expect(refusal(refused)).toEqual([422, 'coupon']);
  expect(message(refused)).toBe(said);
  expect((await plansOf(me, made))[0]!.coupons).toEqual([]);
  expect((await me.begin()).statusCode).toBe(200);
});

test('a code used up by a purchase is no longer offered', async () => {
  const made = await aCode({ max_redemptions: 1 });
  const [me, other] = [await fixture.somebody(), await fixture.somebody()];
  expect((await plansOf(me, made))[0]!.coupons).toHaveLength(1);
  await other.checkOut({ coupon: made.code });
  expect((await plansOf(me, made))[0]!.coupons).toEqual([]);
});

test('a repeated request after paying with a code’s last use learns of the plan, not of the used code', async () => {
  const { code } = await aCode({ max_redemptions: 1 });
  const me = await fixture.somebody();
  const begun = (await me.begin({ coupon: code })).json<{ client_secret: string }>();
  expect(await me.pay(begun.client_secret)).toEqual({ status: 'complete' });
  expect(refusal(await me.begin({ coupon: code }))).toEqual([409, 'subscription']);
  expect((await me.plan()).state).toBe('active');
});

test('a checkout that can never be opened does not block another', async () => {
  const { code, coupon } = await aCode();
  const me = await fixture.somebody();
  jest.spyOn(fixture.payments, 'openCheckout').mockRejectedValueOnce(new PaymentsError('unavailable', 'away'));
  expect((await me.begin({ coupon: code })).statusCode).toBe(503);
  await fixture.stripe.coupons.del(coupon);
  expect((await me.begin()).statusCode).toBe(200);
});

test('a checkout whose creation was never answered is ended before another begins', async () => {
  const me = await fixture.somebody();
  const { openCheckout } = fixture.payments;
  jest.spyOn(fixture.payments, 'openCheckout').mockImplementationOnce(async (...asked) => {
    await openCheckout(...asked);
    throw new PaymentsError('unavailable', 'The answer was lost');
  });
  expect((await me.begin({ tier: 'annual' })).statusCode).toBe(503);
  const begun = (await me.begin({ tier: 'monthly' })).json<{ checkout_session_id: string }>();
  const sessions = (await fixture.stripe.checkout.sessions.list({ customer: await me.customerId() })).data;
  expect(sessions).toHaveLength(2);
  expect(sessions.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual([begun.checkout_session_id]);
});
