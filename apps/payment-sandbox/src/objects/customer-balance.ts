import { z } from 'zod';
import type { Books } from '../books/books.ts';
import type { Kinds } from '../wire/kinds.ts';
import {
  changedMetadata,
  expand,
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

const path = '/v1/customers/:id/balance_transactions';

export interface BalanceChange {
  /** In minor units; negative for a credit. */
  amount: number;
  currency: string;
  type: Kinds['customer_balance_transaction']['type'];
  description?: string | null;
  metadata?: Record<string, string>;
  invoice?: string | null;
  creditNote?: string | null;
}

/** Changes a customer's balance and records the transaction. */
export async function changeBalance(
  books: Books,
  customer: Kinds['customer'],
  change: BalanceChange,
): Promise<Kinds['customer_balance_transaction']> {
  const ending = customer.balance + change.amount;
  await books.change('customer', customer, { balance: ending, currency: customer.currency ?? change.currency });
  return books.create(
    'customer_balance_transaction',
    {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount: change.amount,
      checkout_session: null,
      created: await books.momentOf(customer.id),
      credit_note: change.creditNote ?? null,
      currency: change.currency,
      customer: customer.id,
      customer_account: null,
      description: change.description ?? null,
      ending_balance: ending,
      invoice: change.invoice ?? null,
      livemode: false,
      metadata: change.metadata ?? {},
      type: change.type,
    },
    'customer_balance_transaction.created',
  );
}

/** https://docs.stripe.com/api/customer_balance_transactions */
export const customerBalanceRoutes = [
  route(
    'POST',
    path,
    z.strictObject({
      amount: integer,
      currency: text,
      description: text.optional(),
      metadata: metadata.optional(),
      ...expand,
    }),
    async (books, params, id) => {
      const customer = await books.get('customer', id, 'customer');
      const currency = params.currency.toLowerCase();
      if (customer.currency && customer.currency !== currency)
        throw invalidRequest(`The currency of the customer is ${customer.currency}.`, { param: 'currency' });
      return changeBalance(books, customer, {
        amount: params.amount,
        currency,
        type: 'adjustment',
        description: params.description ?? null,
        metadata: changedMetadata({}, params.metadata),
      });
    },
  ),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, created: range.optional(), invoice: text.optional() }),
    (books, params, id) =>
      page(books, 'customer_balance_transaction', `/v1/customers/${id}/balance_transactions`, params, {
        customer: id,
        has: { invoice: params.invoice },
      }),
  ),

  route('GET', `${path}/:below`, z.strictObject(expand), (books, _, __, below) =>
    books.get('customer_balance_transaction', below),
  ),
];
