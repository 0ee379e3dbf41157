import { createHash } from 'node:crypto';

/** Numbers that begin so work in the payment sandbox, each as a card of its own. */
const start = '42424242';

/**
 * The card that an account is told of in a demonstration. It is no other account's, since each card has one free trial
 * and one refund.
 * @returns its number as it is printed, in groups of four
 */
export function sandboxCardOf(accountUuid: string): string {
  const digest = createHash('sha256').update(accountUuid).digest();
  const own = String(digest.readUIntBE(0, 6) % 10_000_000).padStart(7, '0');
  const digits = start + own;
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const doubled = index % 2 === 0 ? digit * 2 : digit;
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  // Luhn's check digit: https://www.iso.org/standard/70484.html, annex B
  const number = digits + String((10 - (sum % 10)) % 10);
  return number.match(/.{4}/g)!.join(' ');
}
