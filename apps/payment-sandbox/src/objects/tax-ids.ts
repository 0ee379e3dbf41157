import { z } from 'zod';
import type { Books } from '../books/books.ts';
import { expand, invalidRequest, missing, newId, page, paging, route, text } from '../wire/index.ts';
import type { Kinds } from '../wire/kinds.ts';

const path = '/v1/customers/:id/tax_ids';

/** Shapes of numbers, by Stripe's names of their kinds. https://docs.stripe.com/billing/customer/tax-ids */
const shapes: Readonly<Record<string, RegExp>> = {
  eu_vat:
    /^(ATU\d{8}|BE[01]\d{9}|BG\d{9,10}|CY\d{8}[A-Z]|CZ\d{8,10}|DE\d{9}|DK\d{8}|EE\d{9}|EL\d{9}|ES[A-Z0-9]\d{7}[A-Z0-9]|FI\d{8}|FR[A-Z0-9]{2}\d{9}|HR\d{11}|HU\d{8}|IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}|IT\d{11}|LT(\d{9}|\d{12})|LU\d{8}|LV\d{11}|MT\d{8}|NL\d{9}B\d{2}|PL\d{10}|PT\d{9}|RO\d{2,10}|SE\d{12}|SI\d{8}|SK\d{10}|XI\d{9})$/,
  gb_vat: /^GB(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  ch_vat: /^CHE-\d{3}\.\d{3}\.\d{3} (MWST|TVA|IVA)$/,
  us_ein: /^\d{2}-?\d{7}$/,
  ca_bn: /^\d{9}$/,
  au_abn: /^\d{11}$/,
  jp_trn: /^T\d{13}$/,
  kr_brn: /^\d{3}-\d{2}-\d{5}$/,
};

/** https://docs.stripe.com/api/customer_tax_ids: numbers by which a tax office knows a customer, as invoices show them. */
export const taxIdRoutes = [
  route('POST', path, z.strictObject({ type: text, value: text, ...expand }), async (books, { type, value }, id) => {
    await customerOf(books, id);
    const shape = shapes[type];
    if (!shape)
      throw invalidRequest(
        `The payment sandbox has no tax IDs of the type ${type}: ${Object.keys(shapes).join(', ')}.`,
        {
          param: 'type',
        },
      );
    if (!shape.test(value))
      throw invalidRequest('Invalid value for ' + type + '.', { param: 'value', code: 'tax_id_invalid' });
    return books.create('tax_id', await newTaxId(books, { type, value, customer: id }), 'customer.tax_id.created');
  }),

  route('GET', path, z.strictObject(paging), async (books, params, id) => {
    await customerOf(books, id);
    return page(books, 'tax_id', `/v1/customers/${id}/tax_ids`, params, { customer: id });
  }),

  route('GET', `${path}/:below`, z.strictObject(expand), (books, _, id, below) => ownTaxId(books, id, below)),

  route('DELETE', `${path}/:below`, z.strictObject({}), async (books, _, id, below) => {
    const found = await ownTaxId(books, id, below);
    await books.emit('customer.tax_id.deleted', 'tax_id', found);
    await books.remove('tax_id', below);
    return { id: below, object: 'tax_id', deleted: true };
  }),
];

async function customerOf(books: Books, id: string): Promise<void> {
  if ((await books.get('customer', id)).deleted) throw missing('customer', id);
}

/** @throws StripeFailure where it is another customer's */
async function ownTaxId(books: Books, customer: string, id: string): Promise<Kinds['tax_id']> {
  const found = await books.get('tax_id', id);
  if (found.customer !== customer) throw missing('tax_id', id);
  return found;
}

async function newTaxId(
  books: Books,
  { type, value, customer }: { type: string; value: string; customer: string },
): Promise<Kinds['tax_id']> {
  return {
    id: newId('txi'),
    object: 'tax_id',
    country: type === 'eu_vat' ? value.slice(0, 2).replace('EL', 'GR') : type.slice(0, 2).toUpperCase(),
    created: await books.momentOf(customer),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: 'customer' },
    type,
    value,
    verification: { status: 'unavailable', verified_address: null, verified_name: null },
  };
}
