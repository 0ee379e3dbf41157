import fc from 'fast-check';
import { taxRateOf, taxWithin } from './value-added-tax.ts';

test.each([
  ['DE', 8_400, 1_341],
  ['FI', 999, 203],
  ['CH', 1_000, 75],
  ['JP', 12_000, 1_091],
  ['DE', -8_400, -1_341],
  ['DE', 0, 0],
])('in %s a price of %d contains %d of tax', (country, amount, tax) => {
  expect(taxWithin(amount, taxRateOf(country)!)).toBe(tax);
});

test('countries without a registration have no tax', () => {
  for (const country of ['US', 'XX', '', null, undefined]) expect(taxRateOf(country)).toBeUndefined();
});

test('net and tax add up to the amount, and the tax is the rate of the net to the nearest unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('DE', 'FI', 'CH', 'LU', 'HU'),
      fc.integer({ min: 0, max: 10_000_000 }),
      (at, amount) => {
        const rate = taxRateOf(at)!;
        const tax = taxWithin(amount, rate);
        const exact = ((amount - tax) * rate.hundredthsOfAPercent) / 10_000;
        expect(Math.abs(exact - tax)).toBeLessThanOrEqual(0.5 * (1 + rate.hundredthsOfAPercent / 10_000) + 1e-6);
        expect(taxWithin(-amount, rate)).toBe(-tax || 0);
      },
    ),
  );
});
