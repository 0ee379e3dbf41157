import { z } from 'zod';
import type { Books } from '../books/books.ts';
import type { Kinds } from '../wire/kinds.ts';
import {
  changedMetadata,
  expand,
  flag,
  ignored,
  count,
  integer,
  invalidRequest,
  listOf,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../wire/index.ts';

const path = '/v1/prices';

const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']);
const currencyOptions = z.record(
  z.string(),
  z.strictObject({ unit_amount: count, tax_behavior: taxBehavior.optional() }),
);
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.default(1),
  usage_type: ignored.optional(),
});
const facts = {
  active: flag.optional(),
  nickname: text.optional(),
  lookup_key: text.optional(),
  transfer_lookup_key: flag.optional(),
  metadata: metadata.optional(),
  tax_behavior: taxBehavior.optional(),
  currency_options: currencyOptions.optional(),
  ...expand,
};
const creation = z.strictObject({
  ...facts,
  currency: text,
  unit_amount: count,
  product: text.optional(),
  product_data: z.strictObject({ name: text, id: text.optional(), metadata: metadata.optional() }).optional(),
  recurring: recurring.optional(),
  billing_scheme: ignored.optional(),
});
const listing = z.strictObject({
  ...paging,
  active: flag.optional(),
  currency: text.optional(),
  product: text.optional(),
  type: z.enum(['one_time', 'recurring']).optional(),
  lookup_keys: z.array(text).max(10).optional(),
  recurring: z.strictObject({ interval: text.optional(), usage_type: ignored.optional() }).optional(),
  created: range.optional(),
});

/** https://docs.stripe.com/api/prices */
export const priceRoutes = [
  route('POST', path, creation, async (books, params) => {
    const { currency, unit_amount: amount, lookup_key: key = null } = params;
    if (!params.product)
      throw invalidRequest('Missing required param: product.', { param: 'product', code: 'parameter_missing' });
    await books.get('product', params.product, 'product');
    await freeLookupKey(books, key, params.transfer_lookup_key);
    const behavior = params.tax_behavior ?? 'unspecified';
    return books.create('price', {
      id: newId('price'),
      object: 'price',
      active: params.active ?? true,
      billing_scheme: 'per_unit',
      created: books.wall,
      currency: currency.toLowerCase(),
      currency_options: optionsOf({
        ...params.currency_options,
        [currency]: { unit_amount: amount, tax_behavior: behavior },
      }),
      custom_unit_amount: null,
      livemode: false,
      lookup_key: key,
      metadata: changedMetadata({}, params.metadata),
      nickname: params.nickname ?? null,
      product: params.product,
      recurring: params.recurring
        ? {
            interval: params.recurring.interval,
            interval_count: params.recurring.interval_count,
            meter: null,
            trial_period_days: null,
            usage_type: 'licensed',
          }
        : null,
      tax_behavior: behavior,
      tiers_mode: null,
      transform_quantity: null,
      type: params.recurring ? 'recurring' : 'one_time',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    });
  }),

  route('GET', `${path}/:id`, z.strictObject(expand), (books, _, id) => books.get('price', id)),

  route('POST', `${path}/:id`, z.strictObject(facts), async (books, params, id) => {
    const price = await books.get('price', id);
    const { metadata: change, transfer_lookup_key: transfer, currency_options: options, expand: _, ...plain } = params;
    if (plain.lookup_key !== undefined && plain.lookup_key !== price.lookup_key)
      await freeLookupKey(books, plain.lookup_key, transfer);
    if (
      plain.tax_behavior !== undefined &&
      price.tax_behavior !== 'unspecified' &&
      plain.tax_behavior !== price.tax_behavior
    )
      throw invalidRequest('You cannot change the `tax_behavior` once it has been set.', { param: 'tax_behavior' });
    return books.change('price', price, {
      ...plain,
      metadata: changedMetadata(price.metadata, change),
      ...(options && { currency_options: { ...price.currency_options, ...optionsOf(options) } }),
    });
  }),

  route('GET', path, listing, async (books, params) => {
    const { active, currency, product, type, lookup_keys: keys, recurring: how } = params;
    const has = {
      active,
      currency,
      product,
      type,
      recurring: how?.interval === undefined ? undefined : { interval: how.interval },
    };
    if (keys === undefined) return page(books, 'price', path, params, { has });
    const all = (await books.list('price', { has: withoutGaps(has) })).filter((price) =>
      keys.includes(price.lookup_key ?? ''),
    );
    return listOf(all.slice(0, params.limit), path, all.length > params.limit);
  }),
];

const withoutGaps = (has: object) => Object.fromEntries(Object.entries(has).filter(([, value]) => value !== undefined));

/** A lookup key is one price's at a time; another takes it only where it says so. */
async function freeLookupKey(books: Books, key: string | null, transfer = false): Promise<void> {
  if (key === null || key === '') return;
  const [holder] = await books.list('price', { has: { lookup_key: key }, limit: 1 });
  if (holder === undefined) return;
  if (!transfer)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  await books.change('price', holder, { lookup_key: null });
}

function optionsOf(options: z.output<typeof currencyOptions>): NonNullable<Kinds['price']['currency_options']> {
  return Object.fromEntries(
    Object.entries(options).map(([currency, { unit_amount: amount, tax_behavior: behavior = 'unspecified' }]) => [
      currency.toLowerCase(),
      { custom_unit_amount: null, tax_behavior: behavior, unit_amount: amount, unit_amount_decimal: String(amount) },
    ]),
  );
}
