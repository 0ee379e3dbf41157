import type { ObjectStore } from '../../store/object-store.ts';
import type { Period } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { amountOf } from '../price-in.ts';
import { type InvoiceLine, newLine } from '../invoices/invoice-lines.ts';
import type { SubscriptionItem } from './new-subscription.ts';

/** Returns one line per item for a period. In a trial the lines are zero and say so. */
export async function linesFor(
  store: ObjectStore,
  { id, currency, metadata, items }: Kinds['subscription'],
  period: Period,
  trial: boolean,
): Promise<InvoiceLine[]> {
  const lines = [];
  for (const item of items.data) {
    const amount = await itemAmount(store, item, currency);
    lines.push(
      newLine({
        amount: trial ? 0 : amount,
        currency,
        description: await describeItem(store, item, { currency, trial, amount }),
        period,
        price: item.price,
        quantity: item.quantity ?? 1,
        subscription: id,
        subscriptionItem: item.id,
        metadata,
      }),
    );
  }
  return lines;
}

/**
 * Returns an item's amount for a whole period. The price is read again, since items hold it without its other
 * currencies.
 */
export async function itemAmount(
  store: ObjectStore,
  { price, quantity = 1 }: SubscriptionItem,
  currency: string,
): Promise<number> {
  return amountOf(await store.get('price', price.id), currency, quantity);
}

async function describeItem(
  store: ObjectStore,
  { price, quantity = 1 }: SubscriptionItem,
  { currency, trial, amount }: { currency: string; trial: boolean; amount: number },
): Promise<string> {
  const { name } = await store.get('product', price.product);
  if (trial) return `Trial period for ${name}`;
  return `${quantity} × ${name} (at ${shownAmount(amount / quantity, currency)} / ${price.recurring?.interval ?? 'once'})`;
}

/** Formats an amount like Stripe's English invoices. */
export function shownAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  return format.format(amount / 10 ** format.resolvedOptions().maximumFractionDigits!);
}
