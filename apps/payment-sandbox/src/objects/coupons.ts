import { z } from 'zod';
import {
  changedMetadata,
  decimal,
  emptyable,
  expand,
  count,
  integer,
  invalidRequest,
  metadata,
  page,
  paging,
  range,
  route,
  text,
} from '../wire/index.ts';
import { randomLetters } from '../wire/new-id.ts';

const path = '/v1/coupons';

const options = z.record(z.string(), z.strictObject({ amount_off: count.pipe(z.number().min(1)) }));
const creation = z.strictObject({
  id: text.optional(),
  name: text.max(40).optional(),
  amount_off: count.pipe(z.number().min(1)).optional(),
  percent_off: decimal.pipe(z.number().positive().max(100)).optional(),
  currency: text.optional(),
  currency_options: options.optional(),
  duration: z.enum(['once', 'repeating', 'forever']).default('once'),
  duration_in_months: integer.pipe(z.number().min(1)).optional(),
  max_redemptions: integer.pipe(z.number().min(1)).optional(),
  redeem_by: integer.optional(),
  applies_to: z.strictObject({ products: z.array(text) }).optional(),
  metadata: metadata.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/coupons */
export const couponRoutes = [
  route('POST', path, creation, async (store, params) => {
    const { amount_off: amount = null, percent_off: percent = null, duration, id = randomLetters(8) } = params;
    if ((amount === null) === (percent === null))
      throw invalidRequest('Must provide one of percent_off or amount_off.', { param: 'percent_off' });
    if (amount !== null && params.currency === undefined)
      throw invalidRequest('You must pass currency when passing amount_off', {
        param: 'currency',
        code: 'parameter_missing',
      });
    if ((duration === 'repeating') !== (params.duration_in_months !== undefined))
      throw invalidRequest('You must pass duration_in_months when passing duration repeating, and only then.', {
        param: 'duration_in_months',
      });
    if (params.redeem_by !== undefined && params.redeem_by <= store.wallClock)
      throw invalidRequest('The `redeem_by` timestamp must be in the future.', { param: 'redeem_by' });
    if (await store.find('coupon', id))
      throw invalidRequest('Coupon already exists.', { param: 'id', code: 'resource_already_exists' });
    return store.create('coupon', {
      id,
      object: 'coupon',
      amount_off: amount,
      ...(params.applies_to && { applies_to: params.applies_to }),
      created: store.wallClock,
      currency: amount === null ? null : params.currency!.toLowerCase(),
      ...(amount !== null && {
        currency_options: { ...params.currency_options, [params.currency!.toLowerCase()]: { amount_off: amount } },
      }),
      duration,
      duration_in_months: params.duration_in_months ?? null,
      livemode: false,
      max_redemptions: params.max_redemptions ?? null,
      metadata: changedMetadata({}, params.metadata),
      name: params.name ?? null,
      percent_off: percent,
      redeem_by: params.redeem_by ?? null,
      times_redeemed: 0,
      valid: true,
    });
  }),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('coupon', id, 'coupon')),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ name: emptyable(text).optional(), metadata: metadata.optional(), ...expand }),
    async (store, params, id) => {
      const coupon = await store.get('coupon', id, 'coupon');
      return store.change('coupon', coupon, {
        ...(params.name !== undefined && { name: params.name }),
        metadata: changedMetadata(coupon.metadata ?? {}, params.metadata),
      });
    },
  ),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const coupon = await store.get('coupon', id, 'coupon');
    await store.remove('coupon', id);
    await store.emit('coupon.deleted', 'coupon', coupon);
    return { id, object: 'coupon', deleted: true };
  }),

  route('GET', path, z.strictObject({ ...paging, created: range.optional() }), (store, params) =>
    page(store, 'coupon', path, params),
  ),
];
