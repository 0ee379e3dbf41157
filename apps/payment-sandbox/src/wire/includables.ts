import type { ObjectStore } from '../store/object-store.ts';
import type { Kind, Kinds } from './kinds.ts';
import { listOf } from './route.ts';

type Include<K extends Kind> = (store: ObjectStore, object: Kinds[K]) => Promise<unknown>;

/** Fields that are stored elsewhere and read when `expand[]` asks for them. */
export const includables: { [K in Kind]?: Readonly<Record<string, Include<K>>> } = {
  customer: {
    subscriptions: async (store, { id }) => {
      const all = await store.list('subscription', { customer: id });
      const running = all.filter(({ status }) => !['canceled', 'incomplete_expired'].includes(status));
      return listOf(running, `/v1/customers/${id}/subscriptions`);
    },
    tax_ids: async (store, { id }) =>
      listOf(await store.list('tax_id', { customer: id }), `/v1/customers/${id}/tax_ids`),
  },
  invoice: {
    payments: async (store, { id }) =>
      listOf(await store.list('invoice_payment', { has: { invoice: id } }), `/v1/invoice_payments?invoice=${id}`),
    confirmation_secret: async (store, { id }) => {
      const [payment] = await store.list('invoice_payment', { has: { invoice: id }, limit: 1 });
      const intent = payment?.payment.payment_intent;
      if (intent === undefined) return null;
      const { client_secret: secret } = await store.get('payment_intent', intent);
      return { type: 'payment_intent', client_secret: secret };
    },
  },
  charge: {
    refunds: async (store, { id }) =>
      listOf(await store.list('refund', { has: { charge: id } }), `/v1/charges/${id}/refunds`),
  },
};
