import { z } from 'zod';
import { changedMetadata, expand, ignored, metadata, page, paging, range, route, text } from '../../wire/index.ts';

const path = '/v1/charges';

/** https://docs.stripe.com/api/charges: only payment intents create charges, as Stripe recommends. */
export const chargeRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('charge', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({
      customer: ignored.optional(),
      description: text.optional(),
      fraud_details: z.strictObject({ user_report: z.enum(['', 'fraudulent', 'safe']) }).optional(),
      metadata: metadata.optional(),
      receipt_email: text.optional(),
      ...expand,
    }),
    async (store, params, id) => {
      const charge = await store.get('charge', id);
      const { description, fraud_details: fraud, receipt_email: email } = params;
      return store.change('charge', charge, {
        ...(description !== undefined && { description }),
        ...(email !== undefined && { receipt_email: email }),
        ...(fraud && { fraud_details: fraud.user_report === '' ? {} : { user_report: fraud.user_report } }),
        metadata: changedMetadata(charge.metadata, params.metadata),
      });
    },
  ),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      customer: text.optional(),
      created: range.optional(),
      payment_intent: text.optional(),
    }),
    (store, params) =>
      page(store, 'charge', path, params, {
        customer: params.customer,
        has: { payment_intent: params.payment_intent },
      }),
  ),
];
