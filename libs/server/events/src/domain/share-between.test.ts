import fc from 'fast-check';
import { shareBetween } from './share-between.ts';

/**
 * Source of the figures: Newcombe 1998, doi 10.1002/(SICI)1097-0258(19980430)17:8<857::AID-SIM777>3.0.CO;2-E, table I,
 * method 3.
 */
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d lies between %d and %d', (through, of, low, high) => {
  const found = shareBetween(through, of);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

test('the interval contains the share, and narrows with a larger sample', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const through = Math.round(of * part);
      const { share, low, high } = shareBetween(through, of);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      const more = shareBetween(through * 10, of * 10);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test('with an empty sample the interval is 0 to 1', () => {
  expect(shareBetween(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});
