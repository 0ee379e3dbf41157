import { z } from 'zod';
import { attachCard } from '../cards/attach-card.ts';
import { authorizeCard } from '../cards/authorize-card.ts';
import { findPaymentMethod } from '../cards/make-payment-method.ts';
import { cardFailure } from '../wire/failure.ts';
import {
  changedMetadata,
  expand,
  ignored,
  invalidRequest,
  integer,
  metadata,
  page,
  paging,
  route,
  text,
} from '../wire/index.ts';

const path = '/v1/payment_methods';

/**
 * https://docs.stripe.com/api/payment_methods. They are created in the browser only, so that no number reaches a
 * server.
 */
export const paymentMethodRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => findPaymentMethod(store, id, 'payment_method')),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({
      metadata: metadata.optional(),
      card: z.strictObject({ exp_month: integer.optional(), exp_year: integer.optional() }).optional(),
      billing_details: ignored.optional(),
      allow_redisplay: z.enum(['always', 'limited', 'unspecified']).optional(),
      ...expand,
    }),
    async (store, params, id) => {
      const method = await store.get('payment_method', id);
      return store.change('payment_method', method, {
        metadata: changedMetadata(method.metadata ?? {}, params.metadata),
        ...(params.allow_redisplay && { allow_redisplay: params.allow_redisplay }),
        ...(params.card && method.card && { card: { ...method.card, ...params.card } }),
      });
    },
  ),

  route(
    'POST',
    `${path}/:id/attach`,
    z.strictObject({ customer: text, ...expand }),
    async (store, { customer }, id) => {
      await store.get('customer', customer, 'customer');
      const method = await findPaymentMethod(store, id);
      const authorization = authorizeCard(method.sandbox.behaviour, {
        for: 'set-up',
        present: true,
        authenticated: true,
        setUp: false,
      });
      if (authorization.outcome === 'declined') throw cardFailure(authorization.trouble);
      return attachCard(store, method, customer, false);
    },
  ),

  route('POST', `${path}/:id/detach`, z.strictObject(expand), async (store, _, id) => {
    const method = await store.get('payment_method', id);
    if (method.customer === null)
      throw invalidRequest(
        'The payment method you provided is not attached to a customer so detachment is impossible.',
        {},
      );
    await forget(store, method.customer, id);
    const spent = { ...method, sandbox: { ...method.sandbox, spent: true as const } };
    return store.change('payment_method', spent, { customer: null }, 'payment_method.detached');
  }),

  route('GET', path, z.strictObject({ ...paging, customer: text.optional(), type: text.optional() }), (store, params) =>
    page(store, 'payment_method', path, params, { customer: params.customer, has: { type: params.type } }),
  ),

  route(
    'GET',
    '/v1/customers/:id/payment_methods',
    z.strictObject({ ...paging, type: text.optional() }),
    (store, params, id) =>
      page(store, 'payment_method', `/v1/customers/${id}/payment_methods`, params, {
        customer: id,
        has: { type: params.type },
      }),
  ),
];

/** Removes a detached card as the default of its customer and subscriptions. */
async function forget(store: Parameters<typeof attachCard>[0], customerId: string, id: string): Promise<void> {
  const customer = await store.get('customer', customerId);
  if (customer.invoice_settings.default_payment_method === id)
    await store.change('customer', customer, {
      invoice_settings: { ...customer.invoice_settings, default_payment_method: null },
    });
  for (const subscription of await store.list('subscription', {
    customer: customerId,
    has: { default_payment_method: id },
  }))
    await store.change('subscription', subscription, { default_payment_method: null });
}
