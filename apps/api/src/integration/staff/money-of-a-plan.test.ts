import { readFailedPayments } from '@greenroom/staff/internals/money/failed-payments';
import { readFigures } from '@greenroom/staff/internals/money/read-figures';
import { readSubscriptions } from '@greenroom/staff/internals/money/read-subscriptions';
import { type CommerceFixture, openCommerceFixture } from '../commerce/testing/commerce-fixture.ts';
import { cards } from '../commerce/testing/payer.ts';

let fixture: CommerceFixture;
beforeAll(async () => {
  fixture = await openCommerceFixture();
});
afterAll(() => fixture.close());

test('a trial that is paid, overdue and ended stands in the figures and lists as the payment provider has it', async () => {
  const { db } = fixture;
  const me = await fixture.somebody();
  await me.checkOut({ tier: 'monthly', includeTrial: true });
  await fixture.sandbox.runDue();
  const clock = async () => new Date((await me.clockNow()) * 1_000);
  const monthOf = (at: Date) => at.toISOString().slice(0, 7);
  const figures = async (month: Date) => readFigures(db, { month: monthOf(month) }, await clock());
  const listed = async () => {
    const { subscriptions, counts } = await readSubscriptions(db, { find: me.email }, await clock());
    expect(counts).toEqual([{ state: subscriptions[0]?.state, count: 1 }]);
    return subscriptions[0];
  };

  const begun = await clock();
  const trialEnd = new Date(begun.getTime() + 7 * 86_400_000);
  expect(await listed()).toMatchObject({ state: 'trial', until: trialEnd.toISOString() });
  expect(await figures(trialEnd)).toMatchObject({ newPaying: 0, recurring: [], trials: { ended: 0, paid: 0 } });

  await me.letPass(8);
  expect(await listed()).toMatchObject({ state: 'active', price: { amount: 1_000, currency: 'usd' } });
  const paid = await figures(trialEnd);
  expect([paid.newPaying, paid.trials]).toEqual([1, { ended: 1, paid: 1 }]);
  expect((await figures(await clock())).recurring).toEqual([{ amount: 1_000, currency: 'usd' }]);
  expect((await readFailedPayments(db, {}, await clock())).failed).toEqual([]);

  await me.putCard(cards.attachesThenFails);
  await me.letPass(32);
  const [failed] = (await readFailedPayments(db, {}, await clock())).failed;
  expect(failed).toMatchObject({ account: { email: me.email }, amount: { amount: 1_000, currency: 'usd' } });
  expect(Date.parse(failed!.nextAttemptAt!)).toBeGreaterThan((await clock()).getTime());
  expect(Date.parse(failed!.until!) - Date.parse(failed!.since)).toBe(7 * 86_400_000);
  expect(await listed()).toMatchObject({ state: 'past_due', until: failed!.until });
  expect((await figures(await clock())).recurring).toEqual([]);

  await me.letPass(8);
  await fixture.commerce.sweep();
  expect((await readFailedPayments(db, {}, await clock())).failed).toEqual([]);
  const ended = await listed();
  expect(ended?.state).toBe('ended');
  expect((await figures(new Date(ended!.until!))).cancelled).toBe(1);
});
