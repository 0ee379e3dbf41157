import { chargedIn } from '@greenroom/contracts';
import { takeOff } from '../../billing/discounts.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import { listOf, newId } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { reductionOf, usableCoupon } from '../discounts.ts';
import { amountOf } from '../price-in.ts';
import { taxOfSession } from './tax-of-session.ts';

/** Returns the session with the amount due today, by its price, discounts and trial. */
export async function quoteSession(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  price: Kinds['price'],
  quantity: number,
): Promise<Kinds['checkout.session']> {
  const currency = session.currency!;
  const trial = session.sandbox.plan.trialDays !== undefined;
  const full = amountOf(price, currency, quantity);
  const off = trial ? 0 : await reductionFor(store, session, full, price.product);
  const subtotal = trial ? 0 : full;
  const { name } = await store.get('product', price.product);
  const tax = (await taxOfSession(store, session, price)).added(subtotal - off);
  return {
    ...session,
    amount_subtotal: subtotal,
    amount_total: subtotal - off + tax,
    total_details: { amount_discount: off, amount_shipping: 0, amount_tax: tax },
    line_items: listOf(
      [
        {
          id: session.line_items?.data[0]?.id ?? newId('li'),
          object: 'item',
          adjustable_quantity: null,
          amount_discount: off,
          amount_subtotal: subtotal,
          amount_tax: tax,
          amount_total: subtotal - off + tax,
          currency,
          description: name,
          metadata: {},
          price,
          quantity,
        },
      ],
      `/v1/checkout/sessions/${session.id}/line_items`,
    ),
  };
}

/** Returns the discount on an amount, in minor units. */
export async function reductionFor(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  amount: number,
  product: string,
): Promise<number> {
  const coupons = await couponsOf(store, session);
  const reductions = coupons.map(({ coupon }) => reductionOf(coupon, session.currency!));
  const line = { amount, product, discountable: true };
  return takeOff([line], reductions, chargedIn(session.currency!)).reduce((sum, [one = 0]) => sum + one, 0);
}

/** @throws StripeFailure if a coupon can no longer be used */
export async function couponsOf(store: ObjectStore, { discounts, currency, customer }: Kinds['checkout.session']) {
  const at = await store.momentOf(customer);
  const found = [];
  for (const { coupon, promotion_code: code } of discounts ?? [])
    found.push(
      await usableCoupon(store, { coupon: coupon ?? undefined, promotion_code: code ?? undefined }, currency!, at),
    );
  return found;
}
