import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import { addIntervals } from '../billing/intervals.ts';
import { intervalOf } from '../objects/price-in.ts';
import { cancelSubscription } from '../objects/subscriptions/cancel-subscription.ts';
import { nothingAlive } from '../objects/subscriptions/states.ts';
import { expand, integer, invalidRequest, newId, page, paging, route, text } from '../wire/index.ts';
import type { Kinds } from '../wire/kinds.ts';

const path = '/v1/test_helpers/test_clocks';

/** https://docs.stripe.com/billing/testing/test-clocks */
const mostIntervals = 2;
const mostCustomers = 3;
const withoutSubscriptions = { interval: 'year', count: 1 } as const;
const keptDays = 30;

/** https://docs.stripe.com/api/test_clocks */
export const testClockRoutes = [
  route('POST', path, z.strictObject({ frozen_time: integer, name: text.optional(), ...expand }), (store, params) => {
    checkTime(params.frozen_time);
    return store.create('test_helpers.test_clock', {
      id: newId('clock'),
      object: 'test_helpers.test_clock',
      created: store.wallClock,
      deletes_after: store.wallClock + keptDays * 86_400,
      frozen_time: params.frozen_time,
      livemode: false,
      name: params.name ?? null,
      status: 'ready',
      status_details: {},
    });
  }),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) =>
    store.get('test_helpers.test_clock', id, 'test_clock'),
  ),

  route('POST', `${path}/:id/advance`, z.strictObject({ frozen_time: integer, ...expand }), async (store, params, id) =>
    advanceClock(store, await store.get('test_helpers.test_clock', id, 'test_clock'), params.frozen_time),
  ),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const clock = await store.get('test_helpers.test_clock', id, 'test_clock');
    for (const customer of await store.list('customer', { has: { test_clock: id } })) {
      for (const subscription of await store.list('subscription', { customer: customer.id }))
        await cancelSubscription(store, subscription, { reason: 'cancellation_requested' });
      await store.put('customer', { ...customer, email: null, name: null, deleted: true });
    }
    await store.emit('test_helpers.test_clock.deleted', 'test_helpers.test_clock', clock);
    await store.remove('test_helpers.test_clock', id);
    return { id, object: 'test_helpers.test_clock', deleted: true };
  }),

  route('GET', path, z.strictObject(paging), (store, params) => page(store, 'test_helpers.test_clock', path, params)),
];

/**
 * Starts advancing a clock. The changes until then happen after the call, so the clock is `advancing` until it is
 * `ready`.
 * @throws StripeFailure for a time in the past, or more than two intervals of the shortest subscription ahead
 */
export async function advanceClock(
  store: ObjectStore,
  clock: Kinds['test_helpers.test_clock'],
  to: number,
): Promise<Kinds['test_helpers.test_clock']> {
  if (clock.status !== 'ready')
    throw invalidRequest('Test clock advancement is already in progress.', { code: 'test_clock_advancing' });
  checkTime(to);
  if (to <= clock.frozen_time)
    throw invalidRequest('The specified frozen_time must be after the current frozen_time of the test clock.', {
      param: 'frozen_time',
    });
  if (to > (await furthest(store, clock)))
    throw invalidRequest(
      'You can only advance a test clock by up to two intervals from its current frozen time, based on the shortest subscription interval.',
      { param: 'frozen_time' },
    );
  const advancing = { status: 'advancing', status_details: { advancing: { target_frozen_time: to } } };
  return store.change('test_helpers.test_clock', clock, advancing, 'test_helpers.test_clock.advancing');
}

/**
 * Stripe's reference names no bound for a new clock; the sandbox's is that of its columns.
 *
 * @throws StripeFailure for a time before 1970 or after 2038
 */
function checkTime(moment: number): void {
  if (moment < 0 || moment > 2_147_483_647)
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp.', { param: 'frozen_time' });
}

/** @throws StripeFailure if a clock has as many customers as it can have */
export async function checkRoom(store: ObjectStore, clock: string): Promise<void> {
  if ((await store.list('customer', { has: { test_clock: clock }, exists: true })).length >= mostCustomers)
    throw invalidRequest(`You can have up to ${mostCustomers} customers per test clock.`, { param: 'test_clock' });
}

/** Returns the latest time that a clock can advance to in one step. */
export async function furthest(
  store: ObjectStore,
  { id, frozen_time: now }: Kinds['test_helpers.test_clock'],
): Promise<number> {
  const running = (await store.list('subscription', { has: { test_clock: id } })).filter(
    ({ status }) => !nothingAlive(status),
  );
  const ends = running.map(({ items }) => addIntervals(now, intervalOf(items.data[0]!.price), mostIntervals));
  return Math.min(...ends, addIntervals(now, withoutSubscriptions, mostIntervals));
}
