import fc from 'fast-check';
import { bandOf, roundScore, scoreOf } from './bands.ts';

test.each([
  [7.94, 7.9, 'developing'],
  [7.95, 8, 'proficient'],
  [7.99, 8, 'proficient'],
  [4.94, 4.9, 'needs-practice'],
  [4.95, 5, 'developing'],
  [0, 1, 'needs-practice'],
  [11, 10, 'proficient'],
])('shows %d as %d, which is %s', (score, shown, band) => {
  expect(roundScore(score)).toBe(shown);
  expect(bandOf(score)).toBe(band);
});

test('a score has the band of its displayed value, and a better score is never lower', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (a, b) => {
      expect(bandOf(scoreOf(a))).toBe(bandOf(roundScore(scoreOf(a))));
      if (a <= b) expect(scoreOf(a)).toBeLessThanOrEqual(scoreOf(b));
    }),
  );
});
