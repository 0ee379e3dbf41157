import { z } from 'zod';
import { expand, flag, ignored, missing, page, paging, range, route, text } from '../../wire/index.ts';
import { billUnused } from './bill-unused.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { createSubscription, subscriptionCreation } from './create-subscription.ts';
import { pauseSubscription, resumeSubscription } from './pause-subscription.ts';
import { nothingAlive } from './states.ts';
import { cancellationDetails, subscriptionUpdate } from './subscription-params.ts';
import { updateSubscription } from './update-subscription.ts';

const path = '/v1/subscriptions';

const cancellation = z.strictObject({
  cancellation_details: cancellationDetails.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
  ...expand,
});
const listing = z.strictObject({
  ...paging,
  customer: text.optional(),
  price: text.optional(),
  status: text.optional(),
  created: range.optional(),
  current_period_end: range.optional(),
  test_clock: text.optional(),
  collection_method: text.optional(),
});

/** https://docs.stripe.com/api/subscriptions */
export const subscriptionRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('subscription', id)),

  route('POST', path, subscriptionCreation, createSubscription),

  route('POST', `${path}/:id`, subscriptionUpdate, async (store, params, id) =>
    updateSubscription(store, await store.get('subscription', id), params),
  ),

  route('POST', `${path}/:id/pause`, z.strictObject({ type: ignored.optional(), ...expand }), async (store, _, id) =>
    pauseSubscription(store, await store.get('subscription', id)),
  ),

  route(
    'POST',
    `${path}/:id/resume`,
    z.strictObject({ billing_cycle_anchor: ignored.optional(), proration_behavior: ignored.optional(), ...expand }),
    async (store, _, id) => resumeSubscription(store, await store.get('subscription', id)),
  ),

  route('DELETE', `${path}/:id`, cancellation, async (store, params, id) => {
    const subscription = await store.get('subscription', id);
    if (nothingAlive(subscription.status)) throw missing('subscription', id);
    const billed = await billUnused(store, subscription, {
      prorate: params.prorate ?? false,
      invoiceNow: params.invoice_now ?? false,
    });
    return cancelSubscription(store, billed, { reason: 'cancellation_requested', ...params.cancellation_details });
  }),

  route('GET', path, listing, async (store, params) => {
    const { customer, status, price, test_clock: clock } = params;
    const has = {
      status: status === 'all' || status === 'ended' ? undefined : status,
      test_clock: clock,
      items: price === undefined ? undefined : { data: [{ price: { id: price } }] },
    };
    const found = await page(store, 'subscription', path, params, { customer, has });
    const keep = (one: string) =>
      status === 'ended' ? nothingAlive(one) : status === 'all' || status !== undefined || one !== 'canceled';
    return { ...found, data: found.data.filter((one) => keep(one.status)) };
  }),
];
