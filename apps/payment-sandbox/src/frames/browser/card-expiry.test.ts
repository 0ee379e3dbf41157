import fc from 'fast-check';
import { expiryProblem, formatExpiry, readExpiry } from './card-expiry.ts';

test.each([
  ['', ''],
  ['0', '0'],
  ['4', '04'],
  ['04', '04'],
  ['042', '04 / 2'],
  ['429', '04 / 29'],
  ['0429', '04 / 29'],
  ['4/29', '04 / 29'],
  ['04/2029', '04 / 29'],
  ['04 / 29', '04 / 29'],
  ['12/', '12 / '],
  ['1/30', '01 / 30'],
  ['abc', ''],
])('formats %j as %j', (typed, written) => expect(formatExpiry(typed)).toBe(written));

test('formatting a formatted date changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9/ ]{0,10}$/), (typed) => {
      const written = formatExpiry(typed);
      expect(formatExpiry(written)).toBe(written);
    }),
  );
});

const now = new Date('2026-11-21T12:00:00Z');
test.each([
  ['', 'incomplete_expiry'],
  ['04 / 2', 'incomplete_expiry'],
  ['13 / 29', 'invalid_expiry'],
  ['00 / 29', 'invalid_expiry'],
  ['01 / 99', 'invalid_expiry'],
  ['10 / 26', 'expired_card'],
  ['11 / 26', undefined],
  ['12 / 26', undefined],
])('%s in November 2026: %s', (text, code) => expect(expiryProblem(text, now)?.code).toBe(code));

test("reads month and year in the API's format", () => {
  expect(readExpiry('04 / 29')).toEqual({ month: 4, year: 2029 });
});
