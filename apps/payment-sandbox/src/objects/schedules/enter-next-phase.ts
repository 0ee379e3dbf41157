import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { intervalOf } from '../price-in.ts';
import { newItem, priced } from '../subscriptions/new-subscription.ts';

type Subscription = Kinds['subscription'];

/** Returns a subscription as its schedule defines it at a moment, without storing it. */
export async function phaseAt(store: ObjectStore, subscription: Subscription, at: number): Promise<Subscription> {
  const schedule = await scheduleOf(store, subscription);
  const phase = schedule?.phases.find(({ start_date: start, end_date: end }) => start <= at && at < end);
  if (!schedule || !phase || schedule.current_phase?.start_date === phase.start_date) return subscription;
  const { items, currency, id } = subscription;
  const data = [];
  for (const [index, { price: priceId, quantity = 1 }] of phase.items.entries()) {
    const price = await store.get('price', priceId);
    const known = items.data[index];
    const period = { start: at, end: at };
    data.push(
      known
        ? { ...known, ...priced(price, currency), quantity }
        : newItem(id, { price, quantity }, currency, period, at),
    );
  }
  const was = intervalOf(items.data[0]!.price);
  const is = intervalOf(data[0]!.price);
  const anew = was.interval !== is.interval || was.count !== is.count;
  return {
    ...subscription,
    items: { ...items, data },
    ...(anew && { billing_cycle_anchor: phase.start_date }),
    ...(phase.trial_end !== null && inTrial(subscription, phase.start_date, phase.trial_end)),
  };
}

/** Returns the changes for a phase that is a trial: charging begins at its end. */
function inTrial({ sandbox }: Subscription, from: number, until: number) {
  return {
    status: 'trialing' as const,
    trial_start: from,
    trial_end: until,
    billing_cycle_anchor: until,
    sandbox: { ...sandbox, toldOfTrialEnd: false },
  };
}

/** Enters the next phase of a schedule, or releases the subscription if the schedule is over. */
export async function enterNextPhase(
  store: ObjectStore,
  subscription: Subscription,
  at: number,
): Promise<Subscription> {
  const schedule = await scheduleOf(store, subscription);
  if (!schedule) return subscription;
  const phase = schedule.phases.find(({ start_date: start, end_date: end }) => start <= at && at < end);
  if (!phase) {
    const { subscription: free } = await releaseSchedule(store, schedule, subscription, at);
    return free;
  }
  const entered = await phaseAt(store, subscription, at);
  const currentPhase = { start_date: phase.start_date, end_date: phase.end_date };
  await store.change('subscription_schedule', schedule, { current_phase: currentPhase });
  return store.put('subscription', entered);
}

/** Releases a subscription from its schedule; it continues unchanged. */
export async function releaseSchedule(
  store: ObjectStore,
  schedule: Kinds['subscription_schedule'],
  subscription: Subscription,
  at: number,
) {
  const over = {
    status: 'released',
    released_at: at,
    released_subscription: subscription.id,
    subscription: null,
    current_phase: null,
  };
  return {
    schedule: await store.change('subscription_schedule', schedule, over, 'subscription_schedule.released'),
    subscription: await store.change('subscription', subscription, { schedule: null }),
  };
}

async function scheduleOf(store: ObjectStore, { schedule }: Subscription) {
  const found = schedule === null ? undefined : await store.find('subscription_schedule', schedule);
  return found?.status === 'active' ? found : undefined;
}
