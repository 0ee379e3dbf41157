import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
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
import { checkStep } from './check-step.ts';
import { createProduct } from './products.ts';

const path = '/v1/prices';

const taxBehavior = z.enum(['inclusive', 'exclusive', 'unspecified']);
const asked = {
  unit_amount: count.optional(),
  /** With up to twelve decimals. https://docs.stripe.com/api/prices/create */
  unit_amount_decimal: text.regex(/^\d{1,12}(\.\d{1,12})?$/).optional(),
};
const currencyOptions = z.record(z.string(), z.strictObject({ ...asked, tax_behavior: taxBehavior.optional() }));
const recurring = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: integer.pipe(z.number().min(1)).default(1),
  usage_type: z.literal('licensed').optional(),
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
  ...asked,
  currency: text,
  product: text.optional(),
  product_data: z
    .strictObject({
      name: text,
      active: flag.optional(),
      id: text.optional(),
      metadata: metadata.optional(),
      statement_descriptor: text.optional(),
      unit_label: text.optional(),
      tax_code: ignored.optional(),
    })
    .optional(),
  recurring: recurring.optional(),
  billing_scheme: z.literal('per_unit').optional(),
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
  route('POST', path, creation, (store, params) => createPrice(store, params)),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('price', id)),

  route('POST', `${path}/:id`, z.strictObject(facts), async (store, params, id) => {
    const price = await store.get('price', id);
    const { metadata: change, transfer_lookup_key: transfer, currency_options: options, expand: _, ...plain } = params;
    if (plain.lookup_key !== undefined && plain.lookup_key !== price.lookup_key)
      await freeLookupKey(store, plain.lookup_key, transfer);
    if (
      plain.tax_behavior !== undefined &&
      price.tax_behavior !== 'unspecified' &&
      plain.tax_behavior !== price.tax_behavior
    )
      throw invalidRequest('You cannot change the `tax_behavior` once it has been set.', { param: 'tax_behavior' });
    return store.change('price', price, {
      ...plain,
      metadata: changedMetadata(price.metadata, change),
      ...(options && { currency_options: { ...price.currency_options, ...optionsOf(options) } }),
    });
  }),

  route('GET', path, listing, async (store, params) => {
    const { active, currency, product, type, lookup_keys: keys, recurring: how } = params;
    const has = {
      active,
      currency,
      product,
      type,
      recurring: how?.interval === undefined ? undefined : { interval: how.interval },
    };
    if (keys === undefined) return page(store, 'price', path, params, { has });
    const all = (await store.list('price', { has: withoutGaps(has) })).filter((price) =>
      keys.includes(price.lookup_key ?? ''),
    );
    return listOf(all.slice(0, params.limit), path, all.length > params.limit);
  }),
];

const withoutGaps = (has: object) => Object.fromEntries(Object.entries(has).filter(([, value]) => value !== undefined));

/** Frees a lookup key for a price. Each key belongs to one price; it moves to another only on request. */
async function freeLookupKey(store: ObjectStore, key: string | null, transfer = false): Promise<void> {
  if (key === null || key === '') return;
  const [holder] = await store.list('price', { has: { lookup_key: key }, limit: 1 });
  if (holder === undefined) return;
  if (!transfer)
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, { param: 'lookup_key' });
  await store.change('price', holder, { lookup_key: null });
}

const longestInterval = { day: 1_095, week: 156, month: 36, year: 3 };

type Creation = z.output<typeof creation>;

/** https://docs.stripe.com/api/prices/create */
export async function createPrice(store: ObjectStore, params: Creation): Promise<Kinds['price']> {
  const { currency, lookup_key: key = null, recurring: every } = params;
  const product = await productOf(store, params);
  if (every && every.interval_count > longestInterval[every.interval])
    throw invalidRequest('Prices cannot have an interval of more than three years.', {
      param: 'recurring[interval_count]',
    });
  await freeLookupKey(store, key, params.transfer_lookup_key);
  const amount = amountFrom(params, currency.toLowerCase());
  const behavior = params.tax_behavior ?? 'unspecified';
  const own = { ...amount, tax_behavior: behavior, custom_unit_amount: null };
  return store.create('price', {
    id: newId('price'),
    object: 'price',
    active: params.active ?? true,
    billing_scheme: 'per_unit',
    created: store.wallClock,
    currency: currency.toLowerCase(),
    currency_options: { ...optionsOf(params.currency_options ?? {}), [currency.toLowerCase()]: own },
    custom_unit_amount: null,
    livemode: false,
    lookup_key: key,
    metadata: changedMetadata({}, params.metadata),
    nickname: params.nickname ?? null,
    product,
    recurring: every
      ? {
          interval: every.interval,
          interval_count: every.interval_count,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: behavior,
    tiers_mode: null,
    transform_quantity: null,
    type: every ? 'recurring' : 'one_time',
    ...amount,
  });
}

export interface AskedPrice {
  price?: string | undefined;
  price_data?:
    | {
        currency: string;
        product: string;
        recurring?: { interval: 'day' | 'week' | 'month' | 'year'; interval_count?: number | undefined } | undefined;
        unit_amount?: number | undefined;
        unit_amount_decimal?: string | undefined;
        tax_behavior?: 'inclusive' | 'exclusive' | 'unspecified' | undefined;
      }
    | undefined;
}

/**
 * Returns the named price, or creates an inactive one from the given data.
 * @param within the path of the parameter: `items[0]`
 */
export async function askedPrice(
  store: ObjectStore,
  { price, price_data: given }: AskedPrice,
  within: string,
): Promise<Kinds['price']> {
  if (given !== undefined) {
    const { recurring: every, ...rest } = given;
    const made = await createPrice(store, {
      ...rest,
      ...(every && { recurring: { interval: every.interval, interval_count: every.interval_count ?? 1 } }),
    });
    return store.change('price', made, { active: false });
  }
  if (price === undefined)
    throw invalidRequest(`Missing required param: ${within}[price].`, {
      param: `${within}[price]`,
      code: 'parameter_missing',
    });
  const found = await store.get('price', price, `${within}[price]`);
  if (!found.active)
    throw invalidRequest('The price specified is inactive. This field only accepts active prices.', {
      param: `${within}[price]`,
    });
  return found;
}

/** Returns the named product, or creates one for the price. */
async function productOf(store: ObjectStore, { product, product_data: given }: Creation): Promise<string> {
  if (product !== undefined && given !== undefined)
    throw invalidRequest('You may only specify one of these parameters: product, product_data.', { param: 'product' });
  if (product !== undefined) return (await store.get('product', product, 'product')).id;
  if (given === undefined)
    throw invalidRequest('You must specify either `product` or `product_data` when creating a price.', {
      param: 'product',
      code: 'parameter_missing',
    });
  return (await createProduct(store, given)).id;
}

interface AskedAmount {
  unit_amount?: number | undefined;
  unit_amount_decimal?: string | undefined;
}

/**
 * @param within the names before the parameter's
 * @throws StripeFailure if both forms are given, or none, or an amount that cannot be charged in its currency
 */
function amountFrom({ unit_amount: whole, unit_amount_decimal: exact }: AskedAmount, currency: string, within = '') {
  const named = (name: string) => (within ? `${within}[${name}]` : name);
  if (whole !== undefined && exact !== undefined)
    throw invalidRequest('You may only specify one of these parameters: unit_amount, unit_amount_decimal.', {
      param: named('unit_amount_decimal'),
    });
  if (whole === undefined && exact === undefined)
    throw invalidRequest('Prices require an `unit_amount` or `unit_amount_decimal` parameter to be set.', {
      param: named('unit_amount'),
      code: 'parameter_missing',
    });
  const amount = whole ?? Number(exact);
  if (whole !== undefined) checkStep(whole, currency, named('unit_amount'));
  return { unit_amount: Number.isInteger(amount) ? amount : null, unit_amount_decimal: String(amount) };
}

function optionsOf(options: z.output<typeof currencyOptions>): NonNullable<Kinds['price']['currency_options']> {
  return Object.fromEntries(
    Object.entries(options).map(([currency, { tax_behavior: behavior = 'unspecified', ...amount }]) => [
      currency.toLowerCase(),
      {
        custom_unit_amount: null,
        tax_behavior: behavior,
        ...amountFrom(amount, currency.toLowerCase(), `currency_options[${currency}]`),
      },
    ]),
  );
}
