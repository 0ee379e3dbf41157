import { z } from 'zod';
import {
  changedMetadata,
  emptyable,
  expand,
  ignored,
  integer,
  invalidRequest,
  metadata,
  missing,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../wire/index.ts';
import { randomLetters } from '../wire/new-id.ts';
import type { Kinds } from '../wire/kinds.ts';
import { checkRoom } from '../clocks/test-clocks.ts';
import { changeBalance } from './customer-balance.ts';
import { cancelSubscription } from './subscriptions/cancel-subscription.ts';

const path = '/v1/customers';

const place = z.record(z.string(), z.string());
const address = z.union([z.literal('').transform(() => null), place]);
const settings = z.strictObject({ default_payment_method: emptyable(text).optional() });
const facts = {
  email: emptyable(text).optional(),
  name: emptyable(text).optional(),
  description: emptyable(text).optional(),
  phone: emptyable(text).optional(),
  address: address.optional(),
  metadata: metadata.optional(),
  balance: integer.optional(),
  preferred_locales: z.array(text).optional(),
  invoice_settings: settings.optional(),
  shipping: emptyable(z.strictObject({ address: place, name: text, phone: text.optional() })).optional(),
  tax_exempt: emptyable(z.enum(['none', 'exempt', 'reverse'])).optional(),
  tax: ignored.optional(),
  ...expand,
};

/** https://docs.stripe.com/api/customers */
export const customerRoutes = [
  route(
    'POST',
    path,
    z.strictObject({ ...facts, test_clock: text.optional(), payment_method: text.optional() }),
    async (store, params) => {
      const { test_clock: clock = null, metadata: given, invoice_settings: chosen } = params;
      const at =
        clock === null
          ? store.wallClock
          : (await store.get('test_helpers.test_clock', clock, 'test_clock')).frozen_time;
      if (clock !== null) await checkRoom(store, clock);
      return store.at(at).create('customer', {
        id: newId('cus'),
        object: 'customer',
        address: asAddress(params.address),
        balance: params.balance ?? 0,
        created: at,
        currency: null,
        customer_account: null,
        default_source: null,
        delinquent: false,
        description: params.description ?? null,
        discount: null,
        email: params.email ?? null,
        invoice_prefix: randomLetters(8).toUpperCase(),
        invoice_settings: {
          custom_fields: null,
          default_payment_method: chosen?.default_payment_method ?? null,
          footer: null,
          rendering_options: null,
        },
        livemode: false,
        metadata: changedMetadata({}, given),
        name: params.name ?? null,
        next_invoice_sequence: 1,
        phone: params.phone ?? null,
        preferred_locales: params.preferred_locales ?? [],
        shipping: asShipping(params.shipping),
        tax_exempt: params.tax_exempt ?? 'none',
        test_clock: clock,
      });
    },
  ),

  route('GET', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const customer = await store.get('customer', id);
    return customer.deleted ? { id, object: 'customer', deleted: true } : customer;
  }),

  route('POST', `${path}/:id`, z.strictObject(facts), async (store, params, id) => {
    const customer = await store.get('customer', id);
    if (customer.deleted) throw missing('customer', id);
    const {
      invoice_settings: chosen,
      metadata: change,
      address: place,
      expand: _,
      tax: __,
      tax_exempt: exempt,
      shipping,
      ...plain
    } = params;
    const { balance: wanted } = plain;
    if (wanted !== undefined && wanted !== customer.balance)
      await changeBalance(store, customer, {
        amount: wanted - customer.balance,
        currency: customer.currency ?? 'usd',
        type: 'adjustment',
      });
    if (chosen?.default_payment_method) await ownPaymentMethod(store, chosen.default_payment_method, id);
    return store.change('customer', customer, {
      ...plain,
      ...(place !== undefined && { address: asAddress(place) }),
      ...(shipping !== undefined && { shipping: asShipping(shipping) }),
      ...(exempt !== undefined && { tax_exempt: exempt ?? 'none' }),
      metadata: changedMetadata(customer.metadata, change),
      ...(chosen && {
        invoice_settings: {
          ...customer.invoice_settings,
          default_payment_method: chosen.default_payment_method ?? null,
        },
      }),
    });
  }),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const customer = await store.get('customer', id);
    if (customer.deleted) throw missing('customer', id);
    for (const subscription of await store.list('subscription', { customer: id }))
      await cancelSubscription(store, subscription, { reason: 'cancellation_requested' });
    await store.emit('customer.deleted', 'customer', customer);
    // A deleted customer can still be read, marked as deleted.
    await store.put('customer', { ...customer, email: null, name: null, address: null, phone: null, deleted: true });
    return { id, object: 'customer', deleted: true };
  }),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, email: text.optional(), created: range.optional(), test_clock: text.optional() }),
    (store, params) =>
      page(store, 'customer', path, params, {
        has: { email: params.email, test_clock: params.test_clock },
        exists: true,
      }),
  ),
];

function asAddress(given: Record<string, string> | null | undefined) {
  if (!given) return null;
  const part = (name: string) => given[name] || null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}

function asShipping(given: z.output<typeof facts.shipping>): Kinds['customer']['shipping'] {
  if (!given) return null;
  return { address: asAddress(given.address)!, name: given.name, phone: given.phone ?? null };
}

/** @throws StripeFailure if the card is not attached to this customer */
async function ownPaymentMethod(
  store: Parameters<typeof cancelSubscription>[0],
  id: string,
  customer: string,
): Promise<void> {
  const method = await store.get('payment_method', id, 'invoice_settings[default_payment_method]');
  if (method.customer !== customer)
    throw invalidRequest(
      `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
      {
        param: 'invoice_settings[default_payment_method]',
        code: 'resource_missing',
      },
    );
}
