import fc from 'fast-check';
import { ownCardOf } from './own-card.ts';

test('gives each account a number with a valid check digit, always the same', () => {
  fc.assert(
    fc.property(fc.uuid(), (account) => {
      const printed = ownCardOf(account);
      expect(printed).toMatch(/^4242 4242 \d{4} \d{4}$/);
      expect(ownCardOf(account)).toBe(printed);
      const number = printed.replaceAll(' ', '');
      // Luhn, from the right: every second digit is doubled and counts as the sum of its digits.
      const sum = Array.from(number, Number).reduceRight((total, figure, index) => {
        const counted = index % 2 === 0 ? figure * 2 : figure;
        return total + (counted % 10) + Math.floor(counted / 10);
      }, 0);
      expect(sum % 10).toBe(0);
    }),
  );
});
