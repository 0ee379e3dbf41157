import fc from 'fast-check';
import {
  addMoney,
  chargedIn,
  compareMoney,
  countOf,
  currencies,
  currencyDigits,
  formatMoney,
  isCurrency,
  lessAmount,
  lessPercent,
  minor,
  type Money,
  money,
  shareOf,
  subtractMoney,
} from './money.ts';

const count = fc.integer({ min: 0, max: 99_999_999 });
const currency = fc.constantFrom(...currencies);
const amount = fc.tuple(count, currency).map(([of, code]) => money(of, code));
/** An amount that can be charged. */
const charged = fc.tuple(count, currency).map(([of, code]) => money(of * chargedIn(code), code));
const percentage = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

test('adding an amount and subtracting it again gives the original amount', () => {
  fc.assert(
    fc.property(count, count, currency, (first, second, code) => {
      const sum = addMoney(money(first, code), money(second, code));
      expect(subtractMoney(sum, money(second, code))).toEqual(money(first, code));
    }),
  );
});

test('twelve parts are never less than the whole, and at most eleven units above it', () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 36 }), (whole, parts) => {
      const back = countOf(shareOf(whole, parts).amount) * parts;
      expect(back).toBeGreaterThanOrEqual(countOf(whole.amount));
      expect(back - countOf(whole.amount)).toBeLessThan(parts);
    }),
  );
});

test('a discount leaves between nothing and everything, exact at both ends, and less the higher it is', () => {
  fc.assert(
    fc.property(charged, percentage, percentage, (price, one, other) => {
      const left = lessPercent(price, Math.min(one, other));
      const leftOfMore = lessPercent(price, Math.max(one, other));
      expect(countOf(left.amount)).toBeGreaterThanOrEqual(countOf(leftOfMore.amount));
      expect(countOf(leftOfMore.amount)).toBeGreaterThanOrEqual(0);
      expect(lessPercent(price, 0)).toEqual(price);
      expect(countOf(lessPercent(price, 100).amount)).toBe(0);
    }),
  );
});

test('a discounted chargeable price stays chargeable: in tens for currencies with three decimals', () => {
  fc.assert(
    fc.property(count, currency, percentage, (of, code, percent) => {
      const step = chargedIn(code);
      const price = money(of * step, code);
      const left = countOf(lessPercent(price, percent).amount);
      expect(left % step).toBe(0);
      expect(Math.abs(left - (of * step * (100 - percent)) / 100)).toBeLessThanOrEqual(step / 2 + 0.001);
    }),
  );
  expect(lessPercent(money(3_080, 'kwd'), 10)).toEqual(money(2_770, 'kwd'));
  expect(lessPercent(money(3_080, 'usd'), 10)).toEqual(money(2_772, 'usd'));
});

test('an amount off never leaves less than zero', () => {
  fc.assert(
    fc.property(count, count, currency, (price, off, code) => {
      expect(countOf(lessAmount(money(price, code), money(off, code)).amount)).toBe(Math.max(0, price - off));
    }),
  );
});

test('a formatted amount can be read back to the unit, in every currency and both languages', () => {
  fc.assert(
    fc.property(amount, fc.constantFrom('en-US', 'de-DE'), (price, tag) => {
      const digits = formatMoney(price, tag).replace(/\D/g, '');
      expect(Number(digits)).toBe(countOf(price.amount));
    }),
  );
});

test.each<[Money, string, string, string]>([
  [money(8400, 'usd'), '$84.00', '$84', '84,00 $'],
  [money(699, 'usd'), '$6.99', '$6.99', '6,99 $'],
  [money(8400, 'eur'), '€84.00', '€84', '84,00 €'],
  [money(123_456, 'gbp'), '£1,234.56', '£1,234.56', '1.234,56 £'],
  [money(1200, 'jpy'), '¥1,200', '¥1,200', '1.200 ¥'],
  [money(98_000, 'krw'), '₩98,000', '₩98,000', '98.000 ₩'],
  [money(25_805, 'kwd'), 'KWD 25.805', 'KWD 25.805', '25,805 KWD'],
  [money(9000, 'chf'), 'CHF 90.00', 'CHF 90', '90,00 CHF'],
  [money(11_500, 'cad'), 'CA$115.00', 'CA$115', '115,00 CA$'],
  [money(12_900, 'aud'), 'A$129.00', 'A$129', '129,00 AU$'],
  [money(89_900, 'sek'), 'SEK 899.00', 'SEK 899', '899,00 SEK'],
  [money(-5, 'usd'), '-$0.05', '-$0.05', '-0,05 $'],
])('%j is formatted as people write it', (price, english, short, german) => {
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
  expect(plain(formatMoney(price, 'en-US'))).toBe(english);
  expect(plain(formatMoney(price, 'en-US', 'short'))).toBe(short);
  expect(plain(formatMoney(price, 'de-DE'))).toBe(german);
});

test('at least ten currencies are supported, including some without decimals and some with three', () => {
  expect(currencies.length).toBeGreaterThanOrEqual(10);
  expect(new Set(Object.values(currencyDigits))).toEqual(new Set([0, 2, 3]));
  expect(isCurrency('eur')).toBe(true);
  expect(isCurrency('EUR')).toBe(false);
  expect(isCurrency('toString')).toBe(false);
});

test.each([0.1, Number.NaN, 2 ** 53])('%d is not an amount', (count) => {
  expect(() => minor(count)).toThrow(RangeError);
});

test('two currencies cannot be added or compared', () => {
  expect(() => addMoney(money(1, 'usd'), money(1, 'eur'))).toThrow(RangeError);
  expect(() => compareMoney(money(1, 'usd'), money(1, 'eur'))).toThrow(RangeError);
});

test('no operator accepts an amount: the compiler refuses what would produce a fraction', () => {
  const price = money(999, 'usd');
  // @ts-expect-error -- The type has no arithmetic.
  expect(price.amount * 0.5).toBe(499.5);
  // @ts-expect-error -- A bare number is not an amount.
  const made: Money = { amount: 499.5, currency: 'usd' };
  expect(made.currency).toBe('usd');
});
