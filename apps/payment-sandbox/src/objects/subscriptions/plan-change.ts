import type { ObjectStore } from '../../store/object-store.ts';
import { addIntervals, type Period } from '../../billing/intervals.ts';
import { notInSandbox } from '../../wire/failure.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { type AskedPrice, askedPrice } from '../prices.ts';
import { intervalOf } from '../price-in.ts';
import { sharedInterval } from './begin-subscription.ts';
import { newItem, priced, type SubscriptionItem } from './new-subscription.ts';
import { creditLines, restLines, sameCost } from './proration-lines.ts';
import { linesFor } from './subscription-lines.ts';

export interface AskedItem {
  id?: string | undefined;
  price?: string | undefined;
  price_data?: AskedPrice['price_data'];
  quantity?: number | undefined;
  deleted?: boolean | undefined;
}

export interface PlanChange {
  items?: readonly AskedItem[] | undefined;
  prorations: 'always_invoice' | 'create_prorations' | 'none';
  /** Starts a new billing cycle now. */
  anchorNow: boolean;
  /** The new end of the trial; it ends now unless this is later. */
  trialEnd?: number | undefined;
  at: number;
}

export interface PlannedChange {
  changes: Partial<Kinds['subscription']>;
  lines: InvoiceLine[];
  /** Creates an invoice now; otherwise the lines wait for the next one. */
  invoiceNow: boolean;
}

/**
 * Plans a change of prices, quantities, billing cycle or trial, with its cost. Another interval starts a new period at
 * once; within a trial nothing is charged. https://docs.stripe.com/billing/subscriptions/change-price
 */
export async function planChange(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  asked: PlanChange,
): Promise<PlannedChange> {
  const { at, prorations, trialEnd } = asked;
  const before = subscription.items.data;
  const items = asked.items ? await changedItems(store, subscription, asked.items, at) : before;
  const interval = sharedInterval(items.map(({ price, quantity = 1 }) => ({ price, quantity })));
  const was = intervalOf(before[0]!.price);
  if (subscription.status !== 'trialing' && trialEnd !== undefined && trialEnd > at)
    throw notInSandbox(
      'The payment sandbox does not have a `trial_end` in the future for a subscription that is not in a trial, which Stripe has.',
      'trial_end',
    );
  const inTrial = subscription.status === 'trialing' && (trialEnd === undefined || trialEnd > at);
  if (inTrial) {
    const end = trialEnd ?? subscription.trial_end!;
    const kept = items.map((item) => ({ ...item, current_period_end: end }));
    const trial = { trial_end: end, billing_cycle_anchor: end };
    return { changes: { items: { ...subscription.items, data: kept }, ...trial }, lines: [], invoiceNow: false };
  }
  const trialEnds = trialEnd !== undefined && subscription.status === 'trialing';
  const anew = asked.anchorNow || trialEnds || interval.interval !== was.interval || interval.count !== was.count;
  const period = { start: before[0]!.current_period_start, end: before[0]!.current_period_end };
  const unused =
    prorations === 'none' || trialEnds ? [] : await creditLines(store, subscription, { before, items, anew, at });
  if (anew) {
    const next: Period = { start: at, end: addIntervals(at, interval, 1) };
    const renewed = items.map((item) => ({ ...item, current_period_start: next.start, current_period_end: next.end }));
    const changes = {
      items: { ...subscription.items, data: renewed },
      billing_cycle_anchor: at,
      ...(trialEnds && { trial_end: at, status: 'active' }),
    };
    const lines = await linesFor(store, { ...subscription, ...changes }, next, false);
    return { changes, lines: [...unused, ...lines], invoiceNow: true };
  }
  const changed = items.filter((item) => !before.some((one) => sameCost(one, item)));
  const rest = prorations === 'none' ? [] : await restLines(store, subscription, changed, period, at);
  return {
    changes: { items: { ...subscription.items, data: items } },
    lines: [...unused, ...rest],
    invoiceNow: prorations === 'always_invoice' && unused.length + rest.length > 0,
  };
}

async function changedItems(
  store: ObjectStore,
  { id, items, currency }: Kinds['subscription'],
  asked: readonly AskedItem[],
  at: number,
): Promise<SubscriptionItem[]> {
  let data = items.data;
  const [first] = data;
  const period = { start: first!.current_period_start, end: first!.current_period_end };
  for (const [index, { id: itemId, quantity, deleted, ...wanted }] of asked.entries()) {
    const known = itemId === undefined ? undefined : data.find((item) => item.id === itemId);
    if (itemId !== undefined && !known)
      throw invalidRequest(`Invalid subscription item id: ${itemId}`, {
        param: `items[${index}][id]`,
        code: 'resource_missing',
      });
    const names = wanted.price !== undefined || wanted.price_data !== undefined || (!known && !deleted);
    const price = names ? await askedPrice(store, wanted, `items[${index}]`) : undefined;
    if (deleted) data = data.filter((item) => item !== known);
    else if (known)
      data = data.map((item) =>
        item === known
          ? { ...item, ...(price && priced(price, currency)), quantity: quantity ?? item.quantity ?? 1 }
          : item,
      );
    else if (price) data = [...data, newItem(id, { price, quantity: quantity ?? 1 }, currency, period, at)];
  }
  if (data.length === 0)
    throw invalidRequest('A subscription must have at least one active plan. To cancel it, delete the subscription.', {
      param: 'items',
    });
  return data;
}
