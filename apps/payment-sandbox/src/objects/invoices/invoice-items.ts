import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import {
  changedMetadata,
  count,
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
} from '../../wire/index.ts';
import { checkStep } from '../check-step.ts';
import { checkLargest } from '../largest-amount.ts';
import { amountOf } from '../price-in.ts';
import { askedPrice, createPrice } from '../prices.ts';
import { nothingAlive } from '../subscriptions/states.ts';
import { redrawInvoice } from './manual-invoice.ts';

const path = '/v1/invoiceitems';

const priceData = z
  .strictObject({
    currency: text,
    product: text,
    unit_amount: count.optional(),
    unit_amount_decimal: text.optional(),
    tax_behavior: z.enum(['inclusive', 'exclusive', 'unspecified']).optional(),
  })
  .optional();
const facts = {
  amount: integer.optional(),
  description: text.optional(),
  discountable: flag.optional(),
  metadata: metadata.optional(),
  quantity: count.optional(),
  period: z.strictObject({ start: integer, end: integer }).optional(),
  ...expand,
};
const creation = z.strictObject({
  ...facts,
  customer: text,
  currency: text.optional(),
  invoice: text.optional(),
  subscription: text.optional(),
  pricing: z.strictObject({ price: text }).optional(),
  price_data: priceData,
});

type Item = Kinds['invoiceitem'];

/** https://docs.stripe.com/api/invoiceitems */
export const invoiceItemRoutes = [
  route('POST', path, creation, createItem),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('invoiceitem', id)),

  route('POST', `${path}/:id`, z.strictObject(facts), async (store, params, id) => {
    const item = await store.get('invoiceitem', id);
    await checkEditable(store, item);
    const { metadata: change, expand: _, quantity, amount, ...plain } = params;
    const units = quantity ?? item.quantity;
    const each = Number(item.pricing?.unit_amount_decimal ?? 0);
    const worth = amount ?? (quantity === undefined ? item.amount : Math.round(each * units));
    checkLargest(worth, item.currency);
    if (amount !== undefined) checkStep(amount, item.currency);
    const changed = await store.put('invoiceitem', {
      ...item,
      ...plain,
      quantity: units,
      amount: worth,
      metadata: changedMetadata(item.metadata ?? {}, change),
    });
    await redrawOf(store, changed);
    return changed;
  }),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) => {
    const item = await store.get('invoiceitem', id);
    await checkEditable(store, item);
    await store.remove('invoiceitem', id);
    await store.emit('invoiceitem.deleted', 'invoiceitem', item);
    await redrawOf(store, item);
    return { id, object: 'invoiceitem', deleted: true };
  }),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      customer: text.optional(),
      invoice: text.optional(),
      pending: flag.optional(),
      created: range.optional(),
    }),
    (store, params) => {
      const { customer, invoice, pending } = params;
      return page(store, 'invoiceitem', path, params, { customer, has: { invoice: pending ? null : invoice } });
    },
  ),
];

async function createItem(store: ObjectStore, params: z.output<typeof creation>): Promise<Item> {
  const customer = await store.get('customer', params.customer, 'customer');
  const at = await store.momentOf(customer.id);
  const { amount, price, currency } = await worthOf(store, params, customer.currency);
  checkLargest(amount, currency);
  if (params.amount !== undefined) checkStep(amount, currency);
  await checkSubscription(store, params);
  const item = await store.create('invoiceitem', {
    id: newId('ii'),
    object: 'invoiceitem',
    amount,
    currency,
    customer: customer.id,
    customer_account: null,
    date: at,
    description: params.description ?? null,
    discountable: params.discountable ?? amount >= 0,
    discounts: [],
    invoice: params.invoice ?? null,
    livemode: false,
    metadata: changedMetadata({}, params.metadata),
    net_amount: amount,
    parent:
      params.subscription === undefined
        ? null
        : { type: 'subscription_details', subscription_details: { subscription: params.subscription } },
    period: params.period ?? { start: at, end: at },
    pricing: price && {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    proration: false,
    quantity: params.quantity ?? 1,
    quantity_decimal: String(params.quantity ?? 1),
    tax_rates: [],
    test_clock: customer.test_clock ?? null,
  });
  if (params.invoice !== undefined) await checkEditable(store, item);
  await redrawOf(store, item);
  return item;
}

/** Returns an item's amount: as given, or from a price and a quantity. */
async function worthOf(store: ObjectStore, params: z.output<typeof creation>, usual: string | null | undefined) {
  const { amount, pricing, price_data: given, quantity = 1 } = params;
  if ([amount, pricing, given].filter((one) => one !== undefined).length > 1)
    throw invalidRequest('You may only specify one of these parameters: amount, pricing, price_data.', {
      param: 'amount',
    });
  const price = given
    ? await createPrice(store, { ...given, active: false })
    : pricing && (await askedPrice(store, pricing, 'pricing'));
  const currency = (params.currency ?? price?.currency ?? usual ?? 'usd').toLowerCase();
  if (price) return { amount: amountOf(price, currency, quantity), price, currency };
  if (amount === undefined)
    throw invalidRequest('Missing required param: amount.', { param: 'amount', code: 'parameter_missing' });
  return { amount: amount * quantity, price: null, currency };
}

/** @throws StripeFailure for a subscription that has ended or is another customer's */
async function checkSubscription(
  store: ObjectStore,
  { subscription: id, customer }: z.output<typeof creation>,
): Promise<void> {
  if (id === undefined) return;
  const subscription = await store.get('subscription', id, 'subscription');
  if (subscription.customer !== customer)
    throw invalidRequest(`The subscription ${id} does not belong to the customer ${customer}.`, {
      param: 'subscription',
    });
  if (nothingAlive(subscription.status))
    throw invalidRequest(`You cannot add an invoice item to a subscription that is ${subscription.status}.`, {
      param: 'subscription',
    });
}

/** @throws StripeFailure if its invoice is finalised */
async function checkEditable(store: ObjectStore, { invoice: id }: Item): Promise<void> {
  const invoice = id === null ? undefined : await store.get('invoice', id, 'invoice');
  if (invoice && invoice.status !== 'draft')
    throw invalidRequest('This invoice is no longer editable', { code: 'invoice_not_editable', param: 'invoice' });
}

async function redrawOf(store: ObjectStore, { invoice }: Item): Promise<void> {
  if (invoice !== null) await redrawInvoice(store, await store.get('invoice', invoice));
}
