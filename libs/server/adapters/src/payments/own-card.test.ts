import fc from 'fast-check';
import { ownCardOf } from './own-card.ts';

test('each account is told of a number whose check digit is right, and always of the same', () => {
  fc.assert(
    fc.property(fc.uuid(), (account) => {
      const printed = ownCardOf(account);
      expect(printed).toMatch(/^4242 4242 \d{4} \d{4}$/);
      expect(ownCardOf(account)).toBe(printed);
      const number = printed.replaceAll(' ', '');
      // Luhn, from the right: each second figure counts twice, by the sum of its figures.
      const sum = Array.from(number, Number).reduceRight((total, figure, index) => {
        const counted = index % 2 === 0 ? figure * 2 : figure;
        return total + (counted % 10) + Math.floor(counted / 10);
      }, 0);
      expect(sum % 10).toBe(0);
    }),
  );
});
