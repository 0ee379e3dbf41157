import { z } from 'zod';
import type { ObjectStore } from '../store/object-store.ts';
import type { Kinds } from '../wire/kinds.ts';
import { expand, newId, page, paging, range, route, text } from '../wire/index.ts';

export interface Transaction {
  of: Kinds['charge'] | Kinds['refund'] | Kinds['dispute'];
  type: 'charge' | 'refund' | 'adjustment';
  /** In minor units; negative for outgoing money. */
  amount: number;
}

/** Records incoming or outgoing money. The sandbox takes no fees, and the money is available at once. */
export async function bookTransaction(
  store: ObjectStore,
  { of, type, amount }: Transaction,
): Promise<Kinds['balance_transaction']> {
  const at = 'customer' in of ? await store.momentOf(of.customer) : store.wallClock;
  const booked = await store.put('balance_transaction', {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: at,
    balance_type: 'payments',
    created: at,
    currency: of.currency,
    description: 'description' in of ? (of.description ?? null) : null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source: of.id,
    status: 'available',
    type,
  });
  if (of.object === 'charge') await store.put('charge', { ...of, balance_transaction: booked.id });
  if (of.object === 'refund') await store.put('refund', { ...of, balance_transaction: booked.id });
  return booked;
}

/** https://docs.stripe.com/api/balance and https://docs.stripe.com/api/balance_transactions */
export const balanceRoutes = [
  route('GET', '/v1/balance', z.strictObject(expand), async (store) => {
    const sums = new Map<string, number>([['usd', 0]]);
    for (const { currency, net } of await store.list('balance_transaction'))
      sums.set(currency, (sums.get(currency) ?? 0) + net);
    const available = [...sums].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
    const pending = [...sums.keys()].map((currency) => ({ amount: 0, currency, source_types: { card: 0 } }));
    return { object: 'balance', available, livemode: false, pending, refund_and_dispute_prefunding: null };
  }),

  route('GET', '/v1/balance_transactions/:id', z.strictObject(expand), (store, _, id) =>
    store.get('balance_transaction', id),
  ),

  route(
    'GET',
    '/v1/balance_transactions',
    z.strictObject({
      ...paging,
      created: range.optional(),
      currency: text.optional(),
      source: text.optional(),
      type: text.optional(),
    }),
    (store, params) => {
      const { currency, source, type } = params;
      return page(store, 'balance_transaction', '/v1/balance_transactions', params, {
        has: { currency, source, type },
      });
    },
  ),
];
