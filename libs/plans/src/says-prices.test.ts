import { plansFor, sampleCode } from '@greenroom/api-client/testing';
import { activateLocale } from '@greenroom/i18n';
import { saysPrices } from './says-prices.ts';

const [annual] = plansFor({ coupons: sampleCode }).tiers;
const [coupon] = annual!.coupons;

beforeEach(() => activateLocale('en'));

test.each([
  ['the prices of the plan', { monthly_price: '$7 a month', price_discounted: '$4.20 a month' }, true],
  ['the first payment', { monthly_price: '$7 a month', price_discounted: '$50.40 for a year' }, true],
  ['another regular price', { monthly_price: '$9 a month', price_discounted: '$4.20 a month' }, false],
  ['another discount', { monthly_price: '$7 a month', price_discounted: '$5 a month' }, false],
])('compares %s', (_, texts, says) => {
  expect(saysPrices(texts, annual!, coupon!)).toBe(says);
});

test('finds a German price with any kind of space', () => {
  activateLocale('de');
  const texts = { monthly_price: '7 $ im Monat', price_discounted: '4,20 $ im Monat' };
  expect(saysPrices(texts, annual!, coupon!)).toBe(true);
});

test('finds no price in another currency', () => {
  const texts = { monthly_price: '$7 a month', price_discounted: '$4.20 a month' };
  const inEuro = { ...annual!, price: { ...annual!.price, currency: 'eur' as const } };
  expect(saysPrices(texts, inEuro, coupon!)).toBe(false);
});
