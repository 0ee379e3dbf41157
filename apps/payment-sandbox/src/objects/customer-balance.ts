import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
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
  store: ObjectStore,
  customer: Kinds['customer'],
  change: BalanceChange,
): Promise<Kinds['customer_balance_transaction']> {
  const ending = customer.balance + change.amount;
  await store.change('customer', customer, { balance: ending, currency: customer.currency ?? change.currency });
  return store.create(
    'customer_balance_transaction',
    {
      id: newId('cbtxn'),
      object: 'customer_balance_transaction',
      amount: change.amount,
      checkout_session: null,
      created: await store.momentOf(customer.id),
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
    async (store, params, id) => {
      const customer = await store.get('customer', id, 'customer');
      const currency = params.currency.toLowerCase();
      if (customer.currency && customer.currency !== currency)
        throw invalidRequest(`The currency of the customer is ${customer.currency}.`, { param: 'currency' });
      return changeBalance(store, customer, {
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
    (store, params, id) =>
      page(store, 'customer_balance_transaction', `/v1/customers/${id}/balance_transactions`, params, {
        customer: id,
        has: { invoice: params.invoice },
      }),
  ),

  route('GET', `${path}/:below`, z.strictObject(expand), (store, _, __, below) =>
    store.get('customer_balance_transaction', below),
  ),
];
