import { share } from './prorate.ts';

/** What a coupon takes off, perhaps of some products only. */
export type Reduction = ({ percent: number } | { amount: number }) & { products?: readonly string[] | undefined };

export interface DiscountableLine {
  amount: number;
  discountable: boolean;
  product?: string | undefined;
}

/**
 * What discounts, one after another, take off each line: never more than is left of it.
 * A percentage is taken of every line; an amount is divided among them by what is left of each, so that nothing is lost
 * or won by rounding.
 * @param step what amounts of the currency are multiples of
 * @returns for each discount what it takes off each line, in minor units
 */
export function takeOff(lines: readonly DiscountableLine[], reductions: readonly Reduction[], step = 1): number[][] {
  const left = lines.map(({ amount, discountable }) => (discountable ? Math.max(amount, 0) : 0));
  return reductions.map((reduction) => {
    const meant = ({ product = '' }: DiscountableLine) => reduction.products?.includes(product) ?? true;
    const within = left.map((amount, index) => (meant(lines[index]!) ? amount : 0));
    const taken =
      'percent' in reduction ? percentOf(within, reduction.percent, step) : divide(within, reduction.amount, step);
    taken.forEach((amount, index) => (left[index]! -= amount));
    return taken;
  });
}

/** Percentages have at most two decimals. */
function percentOf(left: readonly number[], percent: number, step: number): number[] {
  return left.map((amount) => Math.min(amount, share(amount, Math.round(percent * 100), 10_000, step)));
}

function divide(left: readonly number[], amount: number, step: number): number[] {
  let amountLeft = amount;
  let whole = left.reduce((sum, one) => sum + one, 0);
  return left.map((one) => {
    const taken = whole === 0 ? 0 : Math.min(one, share(Math.min(amountLeft, whole), one, whole, step));
    amountLeft -= taken;
    whole -= one;
    return taken;
  });
}
