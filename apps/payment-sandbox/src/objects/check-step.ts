import { invalidRequest } from '../wire/index.ts';

const threeDecimals = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);
/** Currencies without decimals that Stripe writes with two. */
const wholeUnits = new Set(['isk', 'ugx']);

/**
 * https://docs.stripe.com/currencies#three-decimal and https://docs.stripe.com/currencies#special-cases
 *
 * @throws StripeFailure for an amount that cannot be charged in its currency
 */
export function checkStep(amount: number, currency: string, param = 'amount'): void {
  const step = threeDecimals.has(currency) ? 10 : wholeUnits.has(currency) ? 100 : 1;
  if (amount % step !== 0)
    throw invalidRequest(`Invalid amount: ${amount}. Amounts in ${currency} must be a multiple of ${step}.`, {
      param,
    });
}
