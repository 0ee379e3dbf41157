import { sql } from 'drizzle-orm';
import { countOf } from '@greenroom/contracts';
import type { OpenDatabase } from '@greenroom/database';
import { openTestDatabase } from '@greenroom/database/testing/open-test-database';
import { readFigures } from '@greenroom/staff/internals/money/read-figures';
import { addPlan, on } from './testing/paid-plans.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.db.execute(sql`truncate payers cascade`));

const now = on('11-25T12:00');
const add = (wish: Parameters<typeof addPlan>[1]) => addPlan(database.db, wish);
const figures = (month?: string) => readFigures(database.db, { month }, now);
async function recurringOf(month?: string): Promise<[string, number][]> {
  const { recurring } = await figures(month);
  return recurring.map(({ currency, amount }) => [currency, countOf(amount)]);
}

test('without subscriptions every figure is zero, for the current month', async () => {
  expect(await figures()).toEqual({
    ...{ month: '2026-11', latest: '2026-11', newPaying: 0, cancelled: 0, recurring: [] },
    recurringAt: now.toISOString(),
    trials: { ended: 0, paid: 0 },
  });
  expect(await figures('2026-10')).toMatchObject({ month: '2026-10', recurringAt: on('11-01').toISOString() });
});

test('a subscription is new in the month of its first payment above zero, to the second', async () => {
  const month = { amount: 1_000, from: on('10-31T23:59'), to: on('11-30') };
  await add({ periods: [month, { ...month, from: on('11-30'), to: on('12-30') }] });
  await add({ periods: [{ ...month, from: on('11-01') }] });
  await add({ periods: [{ amount: 0, from: on('10-25'), to: on('11-01') }] });
  await add({ periods: [{ ...month, from: on('11-10'), amountPaid: 0, paidAt: null, status: 'open' }] });
  expect([(await figures('2026-10')).newPaying, (await figures('2026-11')).newPaying]).toEqual([1, 1]);
});

test('a paid subscription is cancelled in the month in which it ends or will end', async () => {
  const paid = [{ amount: 1_000, from: on('10-05'), to: on('11-05') }];
  await add({ periods: paid, cancelAt: on('11-05'), endedAt: on('11-05') });
  await add({ periods: paid, cancelAt: on('11-30') });
  await add({ periods: paid, cancelAt: on('12-05') });
  await add({ periods: paid });
  await add({ cancelAt: on('11-05'), endedAt: on('11-05') });
  expect([(await figures('2026-11')).cancelled, (await figures('2026-12')).cancelled]).toEqual([2, 1]);
});

test('recurring revenue is per currency and month; a yearly price is divided by twelve', async () => {
  await add({ periods: [{ amount: 1_000, from: on('11-20'), to: on('12-20') }] });
  await add({ tier: 'annual', periods: [{ amount: 8_400, from: on('03-01'), to: new Date('2027-03-01T00:00:00Z') }] });
  await add({ currency: 'eur', periods: [{ amount: 900, from: on('11-01'), to: on('12-01') }] });
  expect(await recurringOf()).toEqual([
    ['eur', 900],
    ['usd', 1_700],
  ]);
  // At the end of October only the yearly plan had been paid.
  expect(await recurringOf('2026-10')).toEqual([
    ['eur', 900],
    ['usd', 700],
  ]);
});

test.each<[string, Parameters<typeof addPlan>[1]]>([
  ['a trial', { periods: [{ amount: 0, from: on('11-20'), to: on('11-27') }] }],
  ['an overdue plan', { periods: [{ amount: 1_000, from: on('10-20'), to: on('11-20') }] }],
  [
    'a refunded plan that goes on',
    { periods: [{ amount: 1_000, refunded: 1_000, from: on('11-20'), to: on('12-20') }] },
  ],
  [
    'a plan that ended within its paid period',
    { endedAt: on('11-22'), periods: [{ amount: 1_000, from: on('11-20'), to: on('12-20') }] },
  ],
  [
    'a payment made later, for a period that had begun',
    { periods: [{ amount: 1_000, from: on('11-20'), to: on('12-20'), paidAt: on('11-26') }] },
  ],
])('recurring revenue does not count %s', async (_, wish) => {
  await add(wish);
  expect(await recurringOf()).toEqual([]);
});

test('a plan that was switched counts once, with its latest price; one refunded in part counts in full', async () => {
  await add({
    periods: [
      { amount: 1_000, from: on('11-10'), to: on('12-10') },
      { amount: 8_400, amountPaid: 7_900, refunded: 400, from: on('11-20'), to: new Date('2027-11-20T00:00:00Z') },
    ],
  });
  expect(await recurringOf()).toEqual([['usd', 700]]);
});

test('of the trials that ended in the month, those with a payment became paid', async () => {
  const trial = { amount: 0, from: on('11-10'), to: on('11-17') };
  const paid = { amount: 1_000, from: on('11-17'), to: on('12-17') };
  await add({ createdAt: on('11-10'), trialEnd: on('11-17'), periods: [trial, paid] });
  await add({ createdAt: on('11-10'), trialEnd: on('11-17'), endedAt: on('11-17'), periods: [trial] });
  // Ended at once by the deletion of the account, in the month before it would have ended.
  await add({ endedAt: on('10-31'), periods: [{ ...trial, from: on('10-29'), to: on('11-05') }] });
  // Its `trial_end` is that of a later pause.
  await add({ trialEnd: on('11-24'), periods: [{ ...trial, from: on('08-10'), to: on('08-17') }, paid] });
  expect((await figures()).trials).toEqual({ ended: 2, paid: 1 });
  expect((await figures('2026-10')).trials).toEqual({ ended: 1, paid: 0 });
  expect((await figures('2026-08')).trials).toEqual({ ended: 1, paid: 1 });
});

test('trials that go on, were refused, or were a plan free by a code do not count', async () => {
  const trial = { amount: 0, from: on('11-20'), to: on('11-27') };
  await add({ status: 'trialing', periods: [trial] });
  await add({ trialRefused: true, endedAt: on('11-20'), periods: [trial] });
  await add({ periods: [{ ...trial, discount: 1_000, to: on('11-21') }] });
  expect((await figures()).trials).toEqual({ ended: 0, paid: 0 });
  // By the clock of its payer the trial has ended.
  await add({ clockNow: on('11-28'), periods: [trial] });
  expect((await figures()).trials).toEqual({ ended: 1, paid: 0 });
});
