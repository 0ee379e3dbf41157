import { chargedIn } from '@greenroom/contracts';
import type { ObjectStore } from '../../store/object-store.ts';
import { takeOff } from '../../billing/discounts.ts';
import type { Period } from '../../billing/intervals.ts';
import { prorate } from '../../billing/prorate.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { holdingDiscounts, reductionOf } from '../discounts.ts';
import { type InvoiceLine, newLine } from '../invoices/invoice-lines.ts';
import { lastPaidLine, netOf } from './last-paid-line.ts';
import type { SubscriptionItem } from './new-subscription.ts';
import { itemAmount } from './subscription-lines.ts';

/** Whether an item's price and quantity are unchanged. */
export const sameCost = (one: SubscriptionItem, other: SubscriptionItem) =>
  one.id === other.id && one.price.id === other.price.id && one.quantity === other.quantity;

interface Before {
  before: readonly SubscriptionItem[];
  items: readonly SubscriptionItem[];
  anew: boolean;
  at: number;
}

/** Returns credit lines for the unused time of items that change. */
export async function creditLines(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  { before, items, anew, at }: Before,
): Promise<InvoiceLine[]> {
  const lines = [];
  for (const item of before) {
    if (!anew && items.some((one) => sameCost(one, item))) continue;
    const paid = await lastPaidLine(store, subscription, item);
    const amount = paid ? -prorate(netOf(paid.line), paid.line.period, at, chargedIn(subscription.currency)) : 0;
    if (!paid || amount === 0) continue;
    const { name } = await store.get('product', item.price.product);
    lines.push(
      newLine({
        ...partOf(subscription, item),
        amount,
        description: `Unused time on ${counted(item, name)} after ${day(at)}`,
        period: { start: at, end: paid.line.period.end },
        proration: true,
        credits: paid.invoice === null ? undefined : { invoice: paid.invoice, line: paid.line.id },
      }),
    );
  }
  return lines;
}

/** Returns lines for the rest of the period of the changed items, after discounts. */
export async function restLines(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  changed: readonly SubscriptionItem[],
  period: Period,
  at: number,
): Promise<InvoiceLine[]> {
  const step = chargedIn(subscription.currency);
  const discounts = await holdingDiscounts(store, subscription.discounts, at);
  const reductions = discounts.map(({ coupon }) => reductionOf(coupon, subscription.currency));
  const lines = [];
  for (const item of changed) {
    const full = await itemAmount(store, item, subscription.currency);
    const line = { amount: full, discountable: true, product: item.price.product };
    const off = takeOff([line], reductions, step).reduce((sum, [one = 0]) => sum + one, 0);
    const { name } = await store.get('product', item.price.product);
    lines.push(
      newLine({
        ...partOf(subscription, item),
        amount: prorate(full - off, period, at, step),
        description: `Remaining time on ${counted(item, name)} after ${day(at)}`,
        period: { start: at, end: period.end },
        proration: true,
      }),
    );
  }
  return lines;
}

function partOf(
  { id, currency, metadata }: Kinds['subscription'],
  { id: subscriptionItem, price, quantity = 1 }: SubscriptionItem,
) {
  return { currency, metadata, price, quantity, subscription: id, subscriptionItem };
}

/** Formats an item like Stripe's lines: `3 × Plan`, or `Plan` for a single one. */
const counted = ({ quantity = 1 }: SubscriptionItem, name: string) => (quantity > 1 ? `${quantity} × ${name}` : name);

/** Formats a date like Stripe's lines: `01 Nov 2026`. */
function day(at: number): string {
  const [, date, month, year] = new Date(at * 1000).toUTCString().split(' ');
  return `${date} ${month} ${year}`;
}
