import fc from 'fast-check';
import { cardDigits, caretAfter, grouped, kindOf, luhn, numberProblem } from './card-number.ts';

test.each([
  ['4242424242424242', 'visa', '4242 4242 4242 4242'],
  ['378282246310005', 'amex', '3782 822463 10005'],
  ['5555555555554444', 'mastercard', '5555 5555 5555 4444'],
  ['2223003122003222', 'mastercard', '2223 0031 2200 3222'],
  ['6011111111111117', 'discover', '6011 1111 1111 1117'],
  ['3566002020360505', 'jcb', '3566 0020 2036 0505'],
  ['6200000000000005', 'unionpay', '6200 0000 0000 0005'],
  ['9999', 'unknown', '9999'],
])('%s is recognised as %s and formatted as %s', (digits, brand, written) => {
  expect([kindOf(digits).brand, grouped(digits)]).toEqual([brand, written]);
});

test.each([
  ['', { code: 'incomplete_number', missing: 16 }],
  ['424242424242424', { code: 'incomplete_number', missing: 1 }],
  ['4242424242424241', { code: 'invalid_number' }],
  ['4242424242424242', undefined],
  ['37828224631000', { code: 'incomplete_number', missing: 1 }],
  ['378282246310005', undefined],
])('%s: %j', (digits, problem) => expect(numberProblem(digits)).toEqual(problem));

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 18 }).map((all) => all.join(''));

test('exactly one check digit is valid, and changing any single digit invalidates it', () => {
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (some, where, by) => {
      const right = Array.from('0123456789', (last) => some + last).filter(luhn);
      expect(right).toHaveLength(1);
      const at = where % right[0]!.length;
      const other = String((Number(right[0]![at]) + by) % 10);
      expect(luhn(right[0]!.slice(0, at) + other + right[0]!.slice(at + 1))).toBe(false);
    }),
  );
});

test('grouping keeps all digits', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const kept = cardDigits(text);
      expect(cardDigits(grouped(kept))).toBe(kept);
      expect(text.replaceAll(/\D/g, '').startsWith(kept)).toBe(true);
    }),
  );
});

test('the caret stays behind the same digit', () => {
  fc.assert(
    fc.property(digits, fc.nat(18), (some, at) => {
      const text = grouped(cardDigits(some));
      const before = Math.min(at, cardDigits(some).length);
      expect(text.slice(0, caretAfter(text, before)).replaceAll(/\D/g, '')).toHaveLength(before);
    }),
  );
});
