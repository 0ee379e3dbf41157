import { z } from 'zod';
import { expand, integer, invalidRequest, route, text } from '../wire/index.ts';
import type { Kind } from '../wire/kinds.ts';
import { matches, readQuery } from './search-query.ts';

/** Searchable resources and their fields. https://docs.stripe.com/search#query-fields-for-each-resource */
const searchable: Partial<Record<Kind, { path: string; fields: readonly string[] }>> = {
  charge: {
    path: 'charges',
    fields: [
      'amount',
      'billing_details.address.postal_code',
      'created',
      'currency',
      'customer',
      'disputed',
      'refunded',
      'status',
    ],
  },
  customer: { path: 'customers', fields: ['created', 'email', 'name', 'phone'] },
  invoice: {
    path: 'invoices',
    fields: [
      'created',
      'currency',
      'customer',
      'last_finalization_error_code',
      'number',
      'receipt_number',
      'status',
      'subscription',
      'total',
    ],
  },
  payment_intent: { path: 'payment_intents', fields: ['amount', 'created', 'currency', 'customer', 'status'] },
  price: { path: 'prices', fields: ['active', 'currency', 'lookup_key', 'product', 'type'] },
  product: { path: 'products', fields: ['active', 'description', 'name', 'shippable', 'url'] },
  subscription: { path: 'subscriptions', fields: ['canceled_at', 'created', 'status'] },
};

const params = z.strictObject({
  query: text,
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  page: text.optional(),
  ...expand,
});

/** https://docs.stripe.com/search. New data is found at once; at Stripe it takes up to a minute. */
export const searchRoutes = Object.entries(searchable).map(([kind, { path, fields }]) =>
  route('GET', `/v1/${path}/search`, params, async (store, { query, limit, page = '0' }) => {
    const wanted = readQuery(query, fields);
    const from = Number(Buffer.from(page, 'base64url').toString() || page);
    if (!Number.isSafeInteger(from) || from < 0) throw invalidRequest('Invalid page.', { param: 'page' });
    const all = await store.list(kind as Kind, { exists: true });
    const found = all.filter((object) => matches(wanted, object));
    const more = found.length > from + limit;
    return {
      object: 'search_result',
      data: found.slice(from, from + limit),
      has_more: more,
      next_page: more ? Buffer.from(String(from + limit)).toString('base64url') : null,
      url: `/v1/${path}/search`,
    };
  }),
);
