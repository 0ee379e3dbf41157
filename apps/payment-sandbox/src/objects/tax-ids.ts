import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
import { expand, invalidRequest, missing, newId, page, paging, route, text } from '../wire/index.ts';

const path = '/v1/customers/:id/tax_ids';
const most = 25;

/** The formats of some types; all others are only checked for three letters or digits. */
const shapes: Readonly<Record<string, RegExp>> = {
  au_abn: /^\d{11}$/,
  ch_vat: /^CHE-?\d{3}\.?\d{3}\.?\d{3} ?(MWST|TVA|IVA)$/,
  eu_vat:
    /^DE\d{9}$|^(AT|BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI|EU)[0-9A-Z+*]{7,12}$/,
  gb_vat: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  us_ein: /^\d{2}-?\d{7}$/,
};

const creation = { type: text, value: text, ...expand };

/** https://docs.stripe.com/api/customer_tax_ids and https://docs.stripe.com/api/tax_ids */
export const taxIdRoutes = [
  route('POST', path, z.strictObject(creation), (store, params, id) => createTaxId(store, id, params)),

  route('GET', `${path}/:below`, z.strictObject(expand), (store, _, id, below) => taxIdOf(store, id, below)),

  route('DELETE', `${path}/:below`, z.strictObject(expand), async (store, _, id, below) =>
    remove(store, await taxIdOf(store, id, below)),
  ),

  route('GET', path, z.strictObject(paging), (store, params, id) =>
    page(store, 'tax_id', `/v1/customers/${id}/tax_ids`, params, { customer: id }),
  ),

  route('GET', '/v1/tax_ids/:id', z.strictObject(expand), (store, _, id) => store.get('tax_id', id)),

  route(
    'POST',
    '/v1/tax_ids',
    z.strictObject({ ...creation, owner: z.strictObject({ type: z.literal('customer'), customer: text }) }),
    (store, params) => createTaxId(store, params.owner.customer, params),
  ),

  route('DELETE', '/v1/tax_ids/:id', z.strictObject(expand), async (store, _, id) =>
    remove(store, await store.get('tax_id', id)),
  ),

  route(
    'GET',
    '/v1/tax_ids',
    z.strictObject({ ...paging, owner: z.strictObject({ type: z.literal('customer'), customer: text }).optional() }),
    (store, params) => page(store, 'tax_id', '/v1/tax_ids', params, { customer: params.owner?.customer }),
  ),
];

/** Returns a customer's tax IDs in the form of invoices. */
export async function taxIdsOf(store: ObjectStore, customer: string): Promise<{ type: string; value: string }[]> {
  return (await store.list('tax_id', { customer })).toReversed().map(({ type, value }) => ({ type, value }));
}

/** @throws StripeFailure for a number that does not match the format of its type */
async function createTaxId(
  store: ObjectStore,
  customer: string,
  { type, value }: { type: string; value: string },
): Promise<Kinds['tax_id']> {
  await store.get('customer', customer, 'customer');
  const shape = shapes[type] ?? /[A-Z0-9]{3}/i;
  if (!shape.test(value.toUpperCase()))
    throw invalidRequest(`Invalid value for ${type}.`, { param: 'value', code: 'tax_id_invalid' });
  const all = await store.list('tax_id', { customer });
  if (all.length >= most) throw invalidRequest(`A customer can have up to ${most} tax IDs.`, {});
  return store.create('tax_id', {
    id: newId('txi'),
    object: 'tax_id',
    country: /^[a-z]{2}_/.test(type) && !type.startsWith('eu_') ? type.slice(0, 2).toUpperCase() : value.slice(0, 2),
    created: await store.momentOf(customer),
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer },
    type,
    value,
    verification: { status: 'unavailable', verified_address: null, verified_name: null },
  } as Kinds['tax_id']);
}

async function taxIdOf(store: ObjectStore, customer: string, id: string): Promise<Kinds['tax_id']> {
  const found = await store.get('tax_id', id);
  if (found.customer !== customer) throw missing('tax_id', id);
  return found;
}

async function remove(store: ObjectStore, taxId: Kinds['tax_id']) {
  await store.remove('tax_id', taxId.id);
  await store.emit('customer.tax_id.deleted', 'tax_id', taxId);
  return { id: taxId.id, object: 'tax_id', deleted: true };
}
