import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import { count, expand, flag, integer, listOf, metadata, missing, paging, route, text } from '../../wire/index.ts';
import { unsupported } from './charge-pending.ts';
import type { SubscriptionItem } from './new-subscription.ts';
import { itemPrice, prorationBehavior, subscriptionUpdate } from './subscription-params.ts';
import { updateSubscription } from './update-subscription.ts';

const path = '/v1/subscription_items';

const how = {
  proration_behavior: prorationBehavior.optional(),
  proration_date: integer.optional(),
  payment_behavior: z
    .enum(['allow_incomplete', 'default_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .optional(),
  ...expand,
};
const facts = { ...itemPrice, ...how, quantity: count.optional(), metadata: metadata.optional() };

/** https://docs.stripe.com/api/subscription_items: every call changes the item's subscription. */
export const subscriptionItemRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), async (store, _, id) => (await itemOf(store, id)).item),

  route('POST', path, z.strictObject({ ...facts, subscription: text }), async (store, params) => {
    const { subscription: id, ...asked } = params;
    const before = await store.get('subscription', id, 'subscription');
    const after = await changeItem(store, id, undefined, asked);
    return after.items.data.find(({ id: one }) => !before.items.data.some((old) => old.id === one))!;
  }),

  route('POST', `${path}/:id`, z.strictObject(facts), async (store, params, id) => {
    const { subscription } = await itemOf(store, id);
    const after = await changeItem(store, subscription, id, params);
    return after.items.data.find((item) => item.id === id)!;
  }),

  route(
    'DELETE',
    `${path}/:id`,
    z.strictObject({ ...how, clear_usage: flag.optional() }),
    async (store, params, id) => {
      const { clear_usage: _, ...asked } = params;
      if (asked.payment_behavior === 'pending_if_incomplete') throw unsupported('payment_behavior');
      await changeItem(store, (await itemOf(store, id)).subscription, id, asked, true);
      return { id, object: 'subscription_item', deleted: true };
    },
  ),

  route('GET', path, z.strictObject({ ...paging, subscription: text }), async (store, params) => {
    const { items } = await store.get('subscription', params.subscription, 'subscription');
    const { limit, starting_after: after } = params;
    const from = after === undefined ? 0 : items.data.findIndex(({ id }) => id === after) + 1;
    return listOf(items.data.slice(from, from + limit), path, items.data.length > from + limit);
  }),
];

async function itemOf(store: ObjectStore, id: string): Promise<{ item: SubscriptionItem; subscription: string }> {
  const [found] = await store.list('subscription', { has: { items: { data: [{ id }] } }, limit: 1 });
  const item = found?.items.data.find((one) => one.id === id);
  if (!found || !item) throw missing('subscription_item', id);
  return { item, subscription: found.id };
}

type Asked = Partial<z.output<z.ZodObject<typeof facts>>>;

async function changeItem(
  store: ObjectStore,
  subscription: string,
  id: string | undefined,
  asked: Asked,
  deleted = false,
) {
  const { proration_behavior: prorations, proration_date: date, payment_behavior: behavior, ...item } = asked;
  const { price, price_data: made, quantity } = item;
  return updateSubscription(store, await store.get('subscription', subscription, 'subscription'), {
    ...subscriptionUpdate.parse({}),
    ...(prorations && { proration_behavior: prorations }),
    ...(date !== undefined && { proration_date: date }),
    ...(behavior && { payment_behavior: behavior }),
    items: [{ id, price, price_data: made, quantity, ...(deleted && { deleted }) }],
  });
}
