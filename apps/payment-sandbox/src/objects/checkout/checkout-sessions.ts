import { z } from 'zod';
import {
  changedMetadata,
  expand,
  invalidRequest,
  listOf,
  metadata,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { createSession } from './create-session.ts';
import { expireSession } from './expire-session.ts';
import { sessionCreation } from './session-params.ts';

const path = '/v1/checkout/sessions';

/** https://docs.stripe.com/api/checkout/sessions */
export const checkoutSessionRoutes = [
  route('POST', path, sessionCreation, createSession),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('checkout.session', id, 'session')),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ metadata: metadata.optional(), ...expand }),
    async (store, params, id) => {
      const session = await store.get('checkout.session', id, 'session');
      return store.put('checkout.session', {
        ...session,
        metadata: changedMetadata(session.metadata ?? {}, params.metadata),
      });
    },
  ),

  route('POST', `${path}/:id/expire`, z.strictObject(expand), async (store, _, id) => {
    const session = await store.get('checkout.session', id, 'session');
    if (session.status !== 'open')
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
        {},
      );
    return expireSession(store, session);
  }),

  route('GET', `${path}/:id/line_items`, z.strictObject(paging), async (store, _, id) => {
    const { line_items: items } = await store.get('checkout.session', id, 'session');
    return listOf(items!.data, `${path}/${id}/line_items`);
  }),

  route(
    'GET',
    path,
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: text.optional(),
      created: range.optional(),
    }),
    (store, params) => {
      const { customer, subscription, status } = params;
      return page(store, 'checkout.session', path, params, { customer, has: { subscription, status } });
    },
  ),
];
