import { z } from 'zod';
import { expand, flag, page, paging, range, route, text } from '../../wire/index.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import { invalidRequest } from '../../wire/failure.ts';
import { nothingAlive } from './states.ts';

const path = '/v1/subscriptions';

const details = z.strictObject({
  comment: text.optional(),
  feedback: z
    .enum([
      'customer_service',
      'low_quality',
      'missing_features',
      'other',
      'switched_service',
      'too_complex',
      'too_expensive',
      'unused',
      '',
    ])
    .transform((feedback) => feedback || null)
    .optional(),
});
const cancellation = z.strictObject({
  cancellation_details: details.optional(),
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
  route('GET', `${path}/:id`, z.strictObject(expand), (books, _, id) => books.get('subscription', id)),

  route('DELETE', `${path}/:id`, cancellation, async (books, { cancellation_details: why }, id) => {
    const subscription = await books.get('subscription', id);
    if (nothingAlive(subscription.status))
      throw invalidRequest(`No such subscription: '${id}'`, { param: 'id', code: 'resource_missing' });
    return cancelSubscription(books, subscription, { reason: 'cancellation_requested', ...why });
  }),

  route('GET', path, listing, async (books, params) => {
    const { customer, status, price, test_clock: clock } = params;
    const has = {
      status: status === 'all' || status === 'ended' ? undefined : status,
      test_clock: clock,
      items: price === undefined ? undefined : { data: [{ price: { id: price } }] },
    };
    const found = await page(books, 'subscription', path, params, { customer, has });
    const keep = (one: string) =>
      status === 'ended' ? nothingAlive(one) : status === 'all' || status !== undefined || one !== 'canceled';
    return { ...found, data: found.data.filter((one) => keep(one.status)) };
  }),
];
