import { createHash } from 'node:crypto';
import { luhn } from '../frames/browser/card-number.ts';

/**
 * Beside Stripe's test numbers: all that begin so work, each as a card of its own. Stripe has one number that works, with
 * which a demonstration would have one trial and one refund for everybody.
 */
const start = '42424242';

export const isOwnCard = (number: string): boolean => number.length === 16 && number.startsWith(start);

/**
 * The card that an account is told of in a demonstration. It is no other account's, since each card has one free trial
 * and one refund.
 * @returns its number as it is printed, in groups of four
 */
export function ownCardOf(accountUuid: string): string {
  const digest = createHash('sha256').update(accountUuid).digest();
  const digits = start + String(digest.readUIntBE(0, 6) % 10_000_000).padStart(7, '0');
  const number = Array.from('0123456789', (check) => digits + check).find(luhn)!;
  return number.match(/.{4}/g)!.join(' ');
}
