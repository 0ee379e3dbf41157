import { invalidRequest } from '../wire/index.ts';
import { shownAmount } from './subscriptions/subscription-lines.ts';

/** https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts, in minor units. */
const largest = 99_999_999;

/** @throws StripeFailure if an amount, or a credit, is above the maximum of a charge */
export function checkLargest(amount: number, currency: string): void {
  if (Math.abs(amount) > largest)
    throw invalidRequest(`Amount must be no more than ${shownAmount(largest, currency)}`, {
      param: 'amount',
      code: 'amount_too_large',
    });
}
