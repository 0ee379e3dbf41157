import { createHash } from 'node:crypto';

/** Numbers with this prefix work in the payment sandbox, each as a separate card (apps/payment-sandbox/README.md). */
const start = '42424242';

/**
 * Returns the card offered to an account in a demonstration. Each account gets its own, because a card has only one
 * free trial and one refund.
 * @returns the number as printed, in groups of four
 */
export function ownCardOf(accountUuid: string): string {
  const digest = createHash('sha256').update(accountUuid).digest();
  const digits = start + String(digest.readUIntBE(0, 6) % 10_000_000).padStart(7, '0');
  return `${digits}${checkDigit(digits)}`.match(/.{4}/g)!.join(' ');
}

/** Luhn, ISO/IEC 7812-1 annex B. */
function checkDigit(digits: string): number {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const doubled = (digits.length - index) % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return (10 - (sum % 10)) % 10;
}
