import { countOf, currencyDigits, type Money } from '@greenroom/contracts';

/** Returns an amount as a decimal number, for files and logs: `10.00`. */
export function decimalOf({ amount, currency }: Money): string {
  const digits = currencyDigits[currency];
  return (countOf(amount) / 10 ** digits).toFixed(digits);
}
