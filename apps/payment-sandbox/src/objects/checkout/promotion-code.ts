import type { ObjectStore } from '../../store/object-store.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { usableCoupon } from '../discounts.ts';
import { quoteSession } from './quote-session.ts';

/**
 * Applies a typed promotion code to a session, or removes it.
 * @throws StripeFailure if the code is unknown or expired
 */
export async function applyPromotionCode(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  code: string | null,
): Promise<Kinds['checkout.session']> {
  if (session.status !== 'open')
    throw invalidRequest('This Checkout Session is not open.', { code: 'checkout_session_expired' });
  if (session.allow_promotion_codes !== true)
    throw invalidRequest('Promotion codes are not enabled for this Checkout Session.', { param: 'code' });
  const discounts = code === null ? [] : [{ coupon: null, promotion_code: await findCode(store, session, code) }];
  const [item] = session.line_items!.data;
  const price = await store.get('price', item!.price!.id);
  return store.put(
    'checkout.session',
    await quoteSession(store, { ...session, discounts }, price, item!.quantity ?? 1),
  );
}

async function findCode(store: ObjectStore, session: Kinds['checkout.session'], code: string): Promise<string> {
  const all = await store.list('promotion_code', { has: { active: true } });
  const found = all.find((one) => one.code.toLowerCase() === code.trim().toLowerCase());
  if (found === undefined || (found.customer !== null && found.customer !== session.customer))
    throw invalidRequest('This promotion code is invalid.', { param: 'code', code: 'promotion_code_invalid' });
  await usableCoupon(store, { promotion_code: found.id }, session.currency!, await store.momentOf(session.customer));
  return found.id;
}
