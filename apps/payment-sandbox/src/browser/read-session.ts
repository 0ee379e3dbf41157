import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
import { invalidRequest } from '../wire/failure.ts';
import { reductionFor } from '../objects/checkout/quote-session.ts';
import { placeOfSession, taxOfSession } from '../objects/checkout/tax-of-session.ts';
import { amountOf } from '../objects/price-in.ts';

/** The part of a session that a page may read. Amounts in minor units; times in seconds. */
export interface BrowserSession {
  id: string;
  status: string;
  currency: string;
  line_items: { name: string; amount: number; recurring: { interval: string; interval_count: number } | null }[];
  /** Including tax that is added. */
  total: { subtotal: number; discount: number; due_today: number; then: number };
  /** Null if no tax is calculated. */
  tax: {
    /** Whether the customer's country is known. */
    is_placed: boolean;
    due_today: { added: number; within: number };
    then: { added: number; within: number };
  } | null;
  trial: { days: number; ends_at: number } | null;
  discounts: { code: string | null; name: string; amount: number; percent_off: number | null }[];
  allow_promotion_codes: boolean;
  email: string | null;
  /** The error of the last card. */
  last_error: Kinds['checkout.session']['sandbox']['trouble'];
  return_url: string | null;
}

/**
 * Returns the session of a client secret; it stays readable after the payment.
 * @throws StripeFailure if the secret is unknown
 */
export async function sessionBySecret(store: ObjectStore, secret: string): Promise<Kinds['checkout.session']> {
  const session = await store.find('checkout.session', secret.split('_secret_', 1)[0] ?? '');
  if (session === undefined || secret !== (session.client_secret ?? session.sandbox.secret))
    throw invalidRequest('The client_secret provided does not match any Checkout Session.', { param: 'client_secret' });
  return session;
}

export async function readSession(store: ObjectStore, session: Kinds['checkout.session']): Promise<BrowserSession> {
  const { currency, line_items: items, sandbox, customer } = session;
  const [item] = items!.data;
  const price = await store.get('price', item!.price!.id);
  const full = amountOf(price, currency!, item!.quantity ?? 1);
  const open = session.status === 'open';
  const off = open
    ? await reductionFor(store, session, full, price.product)
    : (session.total_details?.amount_discount ?? 0);
  const { trialDays } = sandbox.plan;
  const dueToday = session.amount_total ?? 0;
  const then =
    trialDays === undefined ? full - (await stayingDiscount(store, session, full, price.product)) : full - off;
  const tax = await taxOfSession(store, session, price);
  return {
    id: session.id,
    status: session.status ?? 'open',
    currency: currency!,
    line_items: [
      {
        name: item!.description ?? '',
        amount: full,
        recurring: price.recurring && {
          interval: price.recurring.interval,
          interval_count: price.recurring.interval_count,
        },
      },
    ],
    total: {
      subtotal: full,
      discount: off,
      due_today: dueToday,
      then: then + tax.added(then),
    },
    tax: session.automatic_tax.enabled
      ? {
          is_placed: (await placeOfSession(store, session)) !== undefined,
          due_today: {
            added: price.tax_behavior === 'exclusive' ? (session.total_details?.amount_tax ?? 0) : 0,
            within: tax.within(dueToday),
          },
          then: { added: tax.added(then), within: tax.within(then) },
        }
      : null,
    trial:
      trialDays === undefined
        ? null
        : { days: trialDays, ends_at: (await store.momentOf(customer)) + trialDays * 86_400 },
    discounts: await shownDiscounts(store, session, off),
    allow_promotion_codes: session.allow_promotion_codes === true,
    email: session.customer_details?.email ?? null,
    last_error: sandbox.trouble,
    return_url: session.return_url ?? null,
  };
}

async function shownDiscounts(store: ObjectStore, { discounts }: Kinds['checkout.session'], amount: number) {
  const shown = [];
  for (const { coupon, promotion_code: code } of discounts ?? []) {
    const promotion = code ? await store.get('promotion_code', code) : null;
    const found = await store.find('coupon', coupon ?? promotion?.promotion.coupon ?? '');
    shown.push({
      code: promotion?.code ?? null,
      name: found?.name ?? found?.id ?? '',
      amount,
      percent_off: found?.percent_off ?? null,
    });
  }
  return shown;
}

/** Returns the discount on the second payment; coupons that apply once are used up by then. */
async function stayingDiscount(
  store: ObjectStore,
  session: Kinds['checkout.session'],
  full: number,
  product: string,
): Promise<number> {
  const staying = [];
  for (const one of session.discounts ?? []) {
    const promotion = one.promotion_code ? await store.get('promotion_code', one.promotion_code) : null;
    const coupon = await store.find('coupon', one.coupon ?? promotion?.promotion.coupon ?? '');
    if (coupon && coupon.duration !== 'once') staying.push(one);
  }
  return staying.length === 0 ? 0 : reductionFor(store, { ...session, discounts: staying }, full, product);
}
