import { share } from './prorate.ts';

/** A coupon's discount, for all products or some of them. */
export type Reduction = ({ percent: number } | { amount: number }) & { products?: readonly string[] | undefined };

export interface DiscountableLine {
  amount: number;
  discountable: boolean;
  product?: string | undefined;
}

/**
 * Applies discounts to each line, one after another, never beyond the line's remaining amount.
 * A percentage applies to every line; an amount is split in proportion to the lines' remaining amounts, without
 * rounding loss.
 * @param step amounts of the currency are multiples of it
 * @returns for each discount its reduction of each line, in minor units
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
