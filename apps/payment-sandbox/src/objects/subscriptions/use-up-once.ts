import type { Kinds } from '../../wire/kinds.ts';

/**
 * Returns the discounts that remain after an invoice. A `once` discount is used up by the first invoice it reduces, so
 * a trial's zero invoice leaves it.
 */
export function useUpOnce(
  ids: readonly string[],
  { total_discount_amounts: taken }: Pick<Kinds['invoice'], 'total_discount_amounts'>,
  holding: readonly { discount: Kinds['discount']; coupon: Kinds['coupon'] }[],
): string[] {
  return ids.filter((id) => {
    const one = holding.find(({ discount }) => discount.id === id);
    if (one === undefined) return false;
    const amount = taken?.find(({ discount }) => discount === id)?.amount ?? 0;
    return one.coupon.duration !== 'once' || amount === 0;
  });
}
