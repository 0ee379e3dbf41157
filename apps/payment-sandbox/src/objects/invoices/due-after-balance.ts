import { smallestAmount } from '../smallest-amount.ts';

export interface DueAfterBalance {
  /** What is charged. */
  due: number;
  /** The customer's balance after the invoice; negative for a credit. */
  ending: number;
  /** What is added to the balance because it is too small to be charged. */
  tooSmall: number;
}

/**
 * Applies a customer's balance to an invoice's total. An amount below the smallest charge is not charged: it is added to
 * the balance, for the next invoice. https://docs.stripe.com/invoicing/customer/balance
 */
export function dueAfterBalance(total: number, balance: number, currency: string): DueAfterBalance {
  const owed = total + balance;
  if (owed > 0 && owed < smallestAmount(currency)) return { due: 0, ending: owed, tooSmall: owed };
  return { due: Math.max(0, owed), ending: Math.min(0, owed), tooSmall: 0 };
}
