import fc from 'fast-check';
import { chargedIn, currencies, formatMoney, lessPercent, money } from '@greenroom/contracts';
import { takeOff } from './discounts.ts';
import { addIntervals, addMonths, type Interval, periodAt } from './intervals.ts';
import { prorate, share } from './prorate.ts';
import { nextTry, retriesAfterDays } from './retry-schedule.ts';

const second = (date: string) => Date.parse(date) / 1000;
const moment = fc.integer({ min: second('2020-01-01T00:00:00Z'), max: second('2040-01-01T00:00:00Z') });
const interval = fc.record<Interval>({
  interval: fc.constantFrom('day', 'week', 'month', 'year'),
  count: fc.integer({ min: 1, max: 6 }),
});
const amount = fc.integer({ min: 0, max: 100_000_000 });

describe('periods', () => {
  it.each([
    ['2027-01-31T10:00:00Z', 'month', ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']],
    ['2027-01-30T10:00:00Z', 'month', ['2027-02-28', '2027-03-30', '2027-04-30', '2027-05-30']],
    ['2027-01-29T10:00:00Z', 'month', ['2027-02-28', '2027-03-29', '2027-04-29', '2027-05-29']],
    ['2028-01-29T10:00:00Z', 'month', ['2028-02-29', '2028-03-29', '2028-04-29', '2028-05-29']],
    ['2028-02-29T10:00:00Z', 'year', ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']],
  ] as const)('from %s by the %s end on %j', (from, every, ends) => {
    const found = [1, 2, 3, 4].map((times) => addIntervals(second(from), { interval: every, count: 1 }, times));
    expect(found).toEqual(ends.map((date) => second(`${date}T10:00:00Z`)));
  });

  it('keep their anchor day years after a short month', () => {
    const [anchor, moment] = [second('2026-02-10T00:00:00Z'), second('2038-06-15T00:00:00Z')];
    expect(periodAt(anchor, { interval: 'month', count: 1 }, moment)).toEqual({
      start: second('2038-06-10T00:00:00Z'),
      end: second('2038-07-10T00:00:00Z'),
    });
  });

  it('follow each other without a gap, so that every moment lies in exactly one', () => {
    fc.assert(
      fc.property(moment, interval, fc.integer({ min: 0, max: 400_000_000 }), (anchor, every, later) => {
        const { start, end } = periodAt(anchor, every, anchor + later);
        expect(start).toBeLessThanOrEqual(anchor + later);
        expect(end).toBeGreaterThan(anchor + later);
        expect(periodAt(anchor, every, end).start).toBe(end);
        expect(periodAt(anchor, every, start)).toEqual({ start, end });
      }),
    );
  });

  it('keep the time of day, and the day where the month has it', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 120 }), (from, months) => {
        const [was, is] = [new Date(from * 1000), new Date(addMonths(from, months) * 1000)];
        expect(is.getTime() % 86_400_000).toBe(was.getTime() % 86_400_000);
        const lastDay = new Date(Date.UTC(is.getUTCFullYear(), is.getUTCMonth() + 1, 0)).getUTCDate();
        expect(is.getUTCDate()).toBe(Math.min(was.getUTCDate(), lastDay));
      }),
    );
  });
});

describe('prorations', () => {
  const period = { start: 1_000_000, end: 1_000_000 + 30 * 86_400 };

  it.each([
    [1_000, 0, 1_000],
    [1_000, 30 * 86_400, 0],
    [1_000, 15 * 86_400, 500],
    [-1_000, 10 * 86_400, -667],
    [999, 15 * 86_400, 500],
  ])('of %d after %d seconds come to %d', (whole, after, left) => {
    expect(prorate(whole, period, period.start + after)).toBe(left);
  });

  it('never exceed the amount paid, and shrink as more time is used', () => {
    const within = fc.integer({ min: period.start - 1_000, max: period.end + 1_000 });
    fc.assert(
      fc.property(amount, within, within, (whole, one, other) => {
        const [early, late] = [Math.min(one, other), Math.max(one, other)];
        expect(prorate(whole, period, early)).toBeLessThanOrEqual(whole);
        expect(prorate(whole, period, late)).toBeLessThanOrEqual(prorate(whole, period, early));
        expect(prorate(whole, period, late)).toBeGreaterThanOrEqual(0);
        expect(prorate(-whole, period, early) + prorate(whole, period, early)).toBe(0);
      }),
    );
  });

  it('of a switch add up as displayed, in every currency and both languages', () => {
    const read = (text: string) => Number(text.replace(/\D/g, ''));
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 30 * 86_400 }),
        fc.constantFrom(...currencies),
        fc.constantFrom('en-US', 'de-DE'),
        (one, other, used, currency, tag) => {
          const step = chargedIn(currency);
          const [paid, price] = [Math.min(one, other) * step, Math.max(one, other) * step];
          const credit = -prorate(-paid, period, period.start + used, step);
          const said = (count: number) => read(formatMoney(money(count, currency), tag));
          expect(said(price - credit) + said(credit)).toBe(said(price));
          expect((price - credit) % step).toBe(0);
        },
      ),
    );
  });

  it('of the used and the unused part add up to the whole, within one unit', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 30 * 86_400 }), (whole, used) => {
        const sum = share(whole, used, 30 * 86_400) + prorate(whole, period, period.start + used);
        expect(Math.abs(sum - whole)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('discounts', () => {
  const line = fc.record({
    amount: fc.integer({ min: -100_000, max: 100_000 }),
    discountable: fc.boolean(),
    product: fc.constantFrom('a', 'b'),
  });
  const products = fc.option(fc.subarray(['a', 'b']), { nil: undefined });
  const reduction = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100), products }),
    fc.record({ amount, products }),
  );

  it('reduce each line by at most its amount, and skip lines they do not apply to', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 6 }), fc.array(reduction, { maxLength: 3 }), (lines, reductions) => {
        const taken = takeOff(lines, reductions);
        lines.forEach((one, index) => {
          const off = taken.map((each) => each[index]!);
          expect(off.every((each) => each >= 0)).toBe(true);
          expect(off.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(
            one.discountable ? Math.max(0, one.amount) : 0,
          );
          reductions.forEach(({ products: meant }, at) => {
            if (meant && !meant.includes(one.product)) expect(off[at]).toBe(0);
          });
        });
      }),
    );
  });

  it('of a fixed amount take exactly that amount, or all there is', () => {
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 6 }), amount, (amounts, off) => {
        const lines = amounts.map((one) => ({ amount: one, discountable: true }));
        const all = amounts.reduce((sum, one) => sum + one, 0);
        const [taken = []] = takeOff(lines, [{ amount: off }]);
        expect(taken.reduce((sum, one) => sum + one, 0)).toBe(Math.min(off, all));
      }),
    );
  });

  it('match the amount the product shows, in every currency, and leave a chargeable amount', () => {
    const percent = fc.integer({ min: 1, max: 10_000 }).map((hundredths) => hundredths / 100);
    fc.assert(
      fc.property(amount, fc.constantFrom(...currencies), percent, (count, currency, off) => {
        const step = chargedIn(currency);
        const price = count * step;
        const [[taken = 0] = []] = takeOff([{ amount: price, discountable: true }], [{ percent: off }], step);
        expect(lessPercent(money(price, currency), off)).toEqual(money(price - taken, currency));
        const period = { start: 0, end: 2_592_000 };
        expect(Math.abs(prorate(price, period, count % 2_592_000, step) % step)).toBe(0);
      }),
    );
  });

  it('of 100 % take everything', () => {
    expect(takeOff([{ amount: 333, discountable: true }], [{ percent: 100 }, { amount: 5 }])).toEqual([[333], [0]]);
  });
});

it('a failed renewal is tried eight times within two weeks', () => {
  const moments = Array.from({ length: 8 }, (_, tries) => nextTry(0, tries + 1));
  expect(moments).toEqual([...retriesAfterDays.map((days) => days * 86_400), null]);
  expect(moments.at(-2)).toBeLessThanOrEqual(14 * 86_400);
});
