import { z } from 'zod';
import { expand, page, paging, range, route, text } from '../../wire/index.ts';

const listing = z.strictObject({ ...paging, customer: text.optional(), created: range.optional() });

/** https://docs.stripe.com/api/payment_intents and https://docs.stripe.com/api/charges: those of invoices, to be looked at. */
export const intentRoutes = [
  route('GET', '/v1/payment_intents/:id', z.strictObject(expand), (books, _, id) =>
    books.get('payment_intent', id, 'intent'),
  ),
  route('GET', '/v1/payment_intents', listing, (books, params) =>
    page(books, 'payment_intent', '/v1/payment_intents', params, { customer: params.customer }),
  ),
  route('GET', '/v1/charges/:id', z.strictObject(expand), (books, _, id) => books.get('charge', id)),
  route('GET', '/v1/charges', z.strictObject({ ...listing.shape, payment_intent: text.optional() }), (books, params) =>
    page(books, 'charge', '/v1/charges', params, {
      customer: params.customer,
      has: { payment_intent: params.payment_intent },
    }),
  ),
];
