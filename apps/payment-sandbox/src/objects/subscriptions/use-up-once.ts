import type { Kinds } from '../../wire/kinds.ts';

/**
 * The discounts that stay after an invoice. One that holds `once` is used up by the first invoice it takes something
 * off: a trial's invoice of nothing leaves it.
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
