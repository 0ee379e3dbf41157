import type { ObjectStore } from '../../store/object-store.ts';
import { addIntervals } from '../../billing/intervals.ts';
import { invalidRequest } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { intervalOf } from '../price-in.ts';
import { chargeChange } from './charge-change.ts';
import { linesFor } from './subscription-lines.ts';

/** https://docs.stripe.com/billing/subscriptions/pause: nothing is billed until it is resumed. */
export async function pauseSubscription(
  store: ObjectStore,
  subscription: Kinds['subscription'],
): Promise<Kinds['subscription']> {
  if (subscription.status !== 'active')
    throw invalidRequest(`A subscription with status ${subscription.status} cannot be paused.`, {});
  return store.change('subscription', subscription, { status: 'paused' }, 'customer.subscription.paused');
}

/** Resumes a paused subscription: begins a new period now and bills it. */
export async function resumeSubscription(
  store: ObjectStore,
  paused: Kinds['subscription'],
): Promise<Kinds['subscription']> {
  if (paused.status !== 'paused')
    throw invalidRequest(
      `Only paused subscriptions can be resumed. This subscription has a status of ${paused.status}.`,
      {},
    );
  const at = await store.momentOf(paused.customer);
  const period = { start: at, end: addIntervals(at, intervalOf(paused.items.data[0]!.price), 1) };
  const data = paused.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const changes = { status: 'active', billing_cycle_anchor: at, items: { ...paused.items, data } };
  const resumed = await store.change('subscription', paused, changes, 'customer.subscription.resumed');
  return chargeChange(store, resumed, {
    lines: await linesFor(store, resumed, period, false),
    prorationDate: at,
    behavior: 'allow_incomplete',
  });
}
