import { countOf, currencyDigits, money, type Money } from '@greenroom/contracts';
import { formatNumber } from '@greenroom/i18n';

/**
 * Reads an amount as a person types it: digits, and at most as many decimals as the currency has after a point or
 * comma. Separators of thousands are not accepted, since `1.000` means different amounts in different languages.
 * @returns undefined unless it is above zero and at most `most`
 */
export function readAmount(text: string, most: Money): Money | undefined {
  const digits = currencyDigits[most.currency];
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d+))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || decimals.length > digits) return undefined;
  const count = Number(whole + decimals.padEnd(digits, '0'));
  return count > 0 && count <= countOf(most.amount) ? money(count, most.currency) : undefined;
}

/** Returns an amount for a field to edit, in the page's language: `10.00`, `10,00`. */
export function amountText({ amount, currency }: Money): string {
  const digits = currencyDigits[currency];
  return formatNumber(countOf(amount) / 10 ** digits, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  });
}
