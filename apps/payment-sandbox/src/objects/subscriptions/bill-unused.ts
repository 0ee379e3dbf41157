import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { chargeChange } from './charge-change.ts';
import { pendingOf, putPending } from './pending-lines.ts';
import { creditLines } from './proration-lines.ts';

export interface BillUnused {
  /** Credits the unused time. */
  prorate: boolean;
  /** Invoices pending items now. */
  invoiceNow: boolean;
}

/** Bills or credits what is left of a subscription that ends now. https://docs.stripe.com/api/subscriptions/cancel */
export async function billUnused(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  { prorate, invoiceNow }: BillUnused,
): Promise<Kinds['subscription']> {
  const at = await store.momentOf(subscription.customer);
  const before = subscription.items.data;
  const lines = prorate ? await creditLines(store, subscription, { before, items: [], anew: true, at }) : [];
  if (!invoiceNow) {
    await putPending(store, subscription, lines);
    return subscription;
  }
  if (lines.length + (await pendingOf(store, subscription)).length === 0) return subscription;
  return chargeChange(store, subscription, { lines, prorationDate: at, behavior: 'allow_incomplete' });
}
