import { z } from 'zod';
import {
  changedMetadata,
  emptyable,
  expand,
  flag,
  integer,
  invalidRequest,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../wire/index.ts';
import { randomLetters } from '../wire/new-id.ts';
import { isActive } from './discounts.ts';

const path = '/v1/promotion_codes';

const creation = z.strictObject({
  promotion: z.strictObject({ type: z.literal('coupon'), coupon: text }),
  code: text.regex(/^[A-Za-z0-9_-]+$/).optional(),
  active: flag.optional(),
  customer: text.optional(),
  expires_at: integer.optional(),
  max_redemptions: integer.pipe(z.number().min(1)).optional(),
  metadata: metadata.optional(),
  restrictions: z
    .strictObject({
      first_time_transaction: flag.optional(),
      minimum_amount: integer.optional(),
      minimum_amount_currency: text.optional(),
    })
    .optional(),
  ...expand,
});

/** https://docs.stripe.com/api/promotion_codes */
export const promotionCodeRoutes = [
  route('POST', path, creation, async (store, params) => {
    await store.get('coupon', params.promotion.coupon, 'promotion[coupon]');
    if (params.expires_at !== undefined && params.expires_at <= store.wallClock)
      throw invalidRequest('The `expires_at` timestamp must be in the future.', { param: 'expires_at' });
    if (params.customer !== undefined) await store.get('customer', params.customer, 'customer');
    const code = params.code ?? randomLetters(8).toUpperCase();
    const same = await store.list('promotion_code', { has: { active: true } });
    if (same.some((other) => other.code.toLowerCase() === code.toLowerCase()))
      throw invalidRequest(`An active promotion code with \`code: ${code}\` already exists.`, { param: 'code' });
    return store.create('promotion_code', {
      id: newId('promo'),
      object: 'promotion_code',
      active: params.active ?? true,
      code,
      created: store.wallClock,
      customer: params.customer ?? null,
      customer_account: null,
      expires_at: params.expires_at ?? null,
      livemode: false,
      max_redemptions: params.max_redemptions ?? null,
      metadata: changedMetadata({}, params.metadata),
      promotion: params.promotion,
      restrictions: {
        first_time_transaction: params.restrictions?.first_time_transaction ?? false,
        minimum_amount: params.restrictions?.minimum_amount ?? null,
        minimum_amount_currency: params.restrictions?.minimum_amount_currency ?? null,
      },
      times_redeemed: 0,
    });
  }),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('promotion_code', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ active: flag.optional(), metadata: metadata.optional(), ...expand }),
    async (store, params, id) => {
      const found = await store.get('promotion_code', id);
      return store.change('promotion_code', found, {
        ...(params.active !== undefined && { active: params.active }),
        metadata: changedMetadata(found.metadata ?? {}, params.metadata),
      });
    },
  ),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      active: flag.optional(),
      code: text.optional(),
      coupon: text.optional(),
      customer: emptyable(text).optional(),
      created: range.optional(),
    }),
    async (store, params) => {
      const { active, coupon, code, customer } = params;
      const has = {
        active,
        customer: customer ?? undefined,
        promotion: coupon === undefined ? undefined : { coupon },
      };
      const found = await page(
        store,
        'promotion_code',
        path,
        { ...params, limit: code === undefined ? params.limit : 100 },
        { has },
      );
      if (code === undefined) return found;
      const data = [];
      for (const one of found.data)
        if (one.code.toLowerCase() === code.toLowerCase() && (!active || (await isActive(store, one, store.wallClock))))
          data.push(one);
      return { ...found, data: data.slice(0, params.limit), has_more: false };
    },
  ),
];
