import { countOf, type Currency, type Locale, money } from '@greenroom/contracts';
import { activateLocale } from '@greenroom/i18n';
import { amountText, readAmount } from './typed-amount.ts';

const read = (text: string, currency: Currency, most = 100_000) => {
  const amount = readAmount(text, money(most, currency));
  return amount && countOf(amount.amount);
};

test.each<[string, Currency, number | undefined]>([
  ['10', 'usd', 1_000],
  ['10.5', 'usd', 1_050],
  [' 10,05 ', 'eur', 1_005],
  ['1200', 'jpy', 1_200],
  ['1.005', 'kwd', 1_005],
  ['0.01', 'usd', 1],
  ['0', 'usd', undefined],
  ['0.00', 'usd', undefined],
  ['-1', 'usd', undefined],
  ['1.000', 'usd', undefined],
  ['1,000', 'jpy', undefined],
  ['1,000.00', 'usd', undefined],
  ['10.', 'usd', undefined],
  ['', 'usd', undefined],
  ['ten', 'usd', undefined],
  ['1e3', 'usd', undefined],
  ['1000', 'usd', 100_000],
  ['1000.01', 'usd', undefined],
])('%s in %s is %s minor units', (text, currency, count) => {
  expect(read(text, currency)).toBe(count);
});

test.each<[Locale, Currency, string]>([
  ['en', 'usd', '12345.60'],
  ['de', 'eur', '12345,60'],
  ['de', 'jpy', '1234560'],
])('an amount to edit reads back as itself (%s, %s)', (locale, currency, text) => {
  activateLocale(locale);
  const amount = money(1_234_560, currency);
  expect(amountText(amount)).toBe(text);
  expect(readAmount(amountText(amount), amount)).toEqual(amount);
});
