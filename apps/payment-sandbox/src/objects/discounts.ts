import type { ObjectStore } from '../store/object-store.ts';
import type { Reduction } from '../billing/discounts.ts';
import { addMonths } from '../billing/intervals.ts';
import type { Kinds } from '../wire/kinds.ts';
import { invalidRequest, newId } from '../wire/index.ts';

/** A valid coupon, with the promotion code it was requested by, if any. */
export interface UsableCoupon {
  coupon: Kinds['coupon'];
  promotionCode: Kinds['promotion_code'] | null;
}

export interface AskedDiscount {
  coupon?: string | undefined;
  promotion_code?: string | undefined;
}

/** @throws StripeFailure if it is used up, expired, or in another currency */
export async function usableCoupon(
  store: ObjectStore,
  asked: AskedDiscount,
  currency: string,
  at: number,
): Promise<UsableCoupon> {
  const promotionCode = asked.promotion_code
    ? await store.get('promotion_code', asked.promotion_code, 'promotion_code')
    : null;
  if (promotionCode && !codeHolds(promotionCode, at))
    throw invalidRequest('This promotion code cannot be redeemed because it is expired or used up.', {
      param: 'promotion_code',
      code: 'coupon_expired',
    });
  const id = promotionCode?.promotion.coupon ?? asked.coupon ?? '';
  const coupon = await store.get('coupon', id, 'coupon');
  if (!couponHolds(coupon, at))
    throw invalidRequest(`Coupon ${coupon.id} is expired or used up and cannot be applied.`, {
      param: 'coupon',
      code: 'coupon_expired',
    });
  if (coupon.percent_off === null && amountOff(coupon, currency) === undefined)
    throw invalidRequest(`The coupon ${coupon.id} has no amount in ${currency}.`, { param: 'coupon' });
  return { coupon, promotionCode };
}

/** A code is active only while its coupon is valid: https://docs.stripe.com/api/promotion_codes/object */
export async function isActive(store: ObjectStore, code: Kinds['promotion_code'], at: number): Promise<boolean> {
  const coupon = await store.find('coupon', code.promotion.coupon ?? '');
  return codeHolds(code, at) && coupon !== undefined && couponHolds(coupon, at);
}

function couponHolds({ valid, redeem_by: until }: Kinds['coupon'], at: number): boolean {
  return valid && (until === null || until > at);
}

function codeHolds(
  { active, expires_at: expires, max_redemptions: most, times_redeemed: times }: Kinds['promotion_code'],
  at: number,
): boolean {
  return active && (expires === null || expires > at) && (most === null || times < most);
}

function amountOff(coupon: Kinds['coupon'], currency: string): number | undefined {
  return coupon.currency === currency
    ? (coupon.amount_off ?? undefined)
    : coupon.currency_options?.[currency]?.amount_off;
}

/** Returns a coupon's discount in a currency. */
export function reductionOf(coupon: Kinds['coupon'], currency: string): Reduction {
  const products = coupon.applies_to?.products;
  return coupon.percent_off === null
    ? { amount: amountOff(coupon, currency) ?? 0, products }
    : { percent: coupon.percent_off, products };
}

/** Redeems a coupon for a subscription. */
export async function redeem(
  store: ObjectStore,
  { coupon, promotionCode }: UsableCoupon,
  {
    customer,
    subscription,
    session,
    at,
  }: { customer: string; subscription: string; session: string | null; at: number },
): Promise<Kinds['discount']> {
  const times = coupon.times_redeemed + 1;
  await store.change('coupon', await store.get('coupon', coupon.id), {
    times_redeemed: times,
    valid: coupon.max_redemptions === null || times < coupon.max_redemptions,
  });
  if (promotionCode)
    await store.change('promotion_code', promotionCode, {
      times_redeemed: promotionCode.times_redeemed + 1,
      active:
        promotionCode.max_redemptions === null || promotionCode.times_redeemed + 1 < promotionCode.max_redemptions,
    });
  const months = coupon.duration_in_months;
  return store.create(
    'discount',
    {
      id: newId('di'),
      object: 'discount',
      checkout_session: session,
      customer,
      customer_account: null,
      end: months === null ? null : addMonths(at, months),
      invoice: null,
      invoice_item: null,
      promotion_code: promotionCode?.id ?? null,
      source: { coupon: coupon.id, type: 'coupon' },
      start: at,
      subscription,
      subscription_item: null,
    },
    'customer.discount.created',
  );
}

/** Returns a subscription's discounts that apply at a moment, with their coupons. */
export async function holdingDiscounts(store: ObjectStore, ids: readonly string[], at: number) {
  const found = [];
  for (const id of ids) {
    const discount = await store.find('discount', id);
    const coupon = discount && (await store.find('coupon', discount.source.coupon ?? ''));
    if (discount && coupon && (discount.end === null || discount.end > at)) found.push({ discount, coupon });
  }
  return found;
}
