import { checkInvariants } from '../testing/check-invariants.ts';
import { type CommerceFixture, openCommerceFixture } from '../testing/commerce-fixture.ts';
import { switchUnheard } from '../testing/interrupted.ts';
import type { Payer } from '../testing/payer.ts';

/** Whether webhooks get lost. */
let lost = false;
let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture({ faults: { webhook: () => (lost ? 'never' : undefined) } });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.forgetCards());
afterEach(() => {
  lost = false;
  jest.restoreAllMocks();
});

/** Returns what was charged and not refunded, newest first. */
async function kept(me: Payer): Promise<number[]> {
  const { data } = await fixture.stripe.charges.list({ customer: await me.customerId() });
  return data.map(({ amount, amount_refunded: back }) => amount - back);
}

test('a first charge without a webhook is covered by the guarantee', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly', includeTrial: true });
  await fixture.sandbox.runDue();
  lost = true;
  await me.letPass(7.5);
  expect((await me.plan()).state).toBe('trial');
  expect((await me.change('refund')).json()).toEqual({ refunded: { amount: 1_000, currency: 'usd' }, status: 'done' });
  expect(await kept(me)).toEqual([0]);
  expect(await checkInvariants(fixture, await me.customerId())).toEqual([]);
});

test('a charge made between the refund’s start and the plan’s end is refunded too, and reported', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  const { cancelNow } = fixture.payments;
  jest.spyOn(fixture.payments, 'cancelNow').mockImplementationOnce(async (...asked) => {
    await switchUnheard(me, fixture);
    return cancelNow(...asked);
  });
  expect((await me.change('refund')).json()).toEqual({ refunded: { amount: 8_400, currency: 'usd' }, status: 'done' });
  expect(await kept(me)).toEqual([0, 0]);
  await fixture.mailsTo(me.email);
  const told = fixture.mailer.sent.filter(({ to, subject }) => to === me.email && /on its way back/.test(subject));
  expect(told.map(({ text }) => text)).toEqual([expect.stringContaining('$84.00')]);
  expect(await checkInvariants(fixture, await me.customerId())).toEqual([]);
});

test('the guarantee is for the current plan: an earlier plan’s guarantee refunds nothing of the next', async () => {
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly' });
  const { id } = await me.plan();
  await fixture.stripe.subscriptions.cancel(id!);
  await fixture.sandbox.runDue();
  await me.checkOut({ tier: 'annual' });
  expect((await me.me.ask('POST', `/api/v1/commerce/stripe/subscriptions/${id}/refund`)).statusCode).toBe(409);
  expect((await me.plan()).state).toBe('active');
  expect(await kept(me)).toEqual([8_400, 1_000]);
});
