import { z } from 'zod';
import { cardFailure } from '../../wire/failure.ts';
import { hide } from '../../store/hide.ts';
import { findUsablePaymentMethod } from '../../cards/make-payment-method.ts';
import {
  changedMetadata,
  emptyable,
  expand,
  flag,
  ignored,
  integer,
  invalidRequest,
  listOf,
  metadata,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { ofSubscription } from '../subscriptions/cancel-subscription.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { createInvoice, deleteDraft, invoiceCreation } from './manual-invoice.ts';
import { payInvoice } from './pay-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

const path = '/v1/invoices';

const listing = z.strictObject({
  ...paging,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
  collection_method: text.optional(),
  created: range.optional(),
});
const payment = z.strictObject({
  payment_method: text.optional(),
  off_session: flag.optional(),
  forgive: ignored.optional(),
  paid_out_of_band: flag.optional(),
  ...expand,
});

/** https://docs.stripe.com/api/invoices */
export const invoiceRoutes = [
  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('invoice', id, 'invoice')),

  route('POST', path, invoiceCreation, createInvoice),

  route('DELETE', `${path}/:id`, z.strictObject(expand), async (store, _, id) =>
    deleteDraft(store, await store.get('invoice', id, 'invoice')),
  ),

  route('POST', `${path}/:id/send`, z.strictObject(expand), async (store, _, id) => {
    const found = await store.get('invoice', id, 'invoice');
    if (found.collection_method !== 'send_invoice')
      throw invalidRequest('You can only manually send an invoice if its collection method is `send_invoice`.', {});
    const invoice = found.status === 'draft' ? await finalizeInvoice(store, found) : found;
    await store.emit('invoice.sent', 'invoice', invoice);
    return invoice;
  }),

  route('GET', path, listing, (store, params) => {
    const { customer, subscription, status } = params;
    const parent = subscription === undefined ? undefined : ofSubscription(subscription).parent;
    return page(store, 'invoice', path, params, { customer, has: { status, parent } });
  }),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({
      metadata: metadata.optional(),
      auto_advance: flag.optional(),
      description: text.optional(),
      footer: text.optional(),
      default_payment_method: emptyable(text).optional(),
      days_until_due: integer.optional(),
      due_date: integer.optional(),
      ...expand,
    }),
    async (store, params, id) => {
      const invoice = await store.get('invoice', id, 'invoice');
      const { default_payment_method: method, due_date: dueDate, days_until_due: days } = params;
      const final = [params.description, params.footer, dueDate, days].some((one) => one !== undefined);
      if (final && invoice.status !== 'draft')
        throw invalidRequest('Finalized invoices can’t be updated in this way.', { code: 'invoice_not_editable' });
      const due = days === undefined ? dueDate : invoice.created + days * 86_400;
      return store.change('invoice', invoice, {
        ...(method !== undefined && { default_payment_method: method }),
        ...(params.footer !== undefined && { footer: params.footer }),
        ...(due !== undefined && { due_date: due }),
        metadata: changedMetadata(invoice.metadata ?? {}, params.metadata),
        ...(params.auto_advance !== undefined && { auto_advance: params.auto_advance }),
        ...(params.description !== undefined && { description: params.description }),
      });
    },
  ),

  route('GET', `${path}/:id/lines`, z.strictObject(paging), async (store, { limit, starting_after: after }, id) => {
    const { lines } = await store.get('invoice', id, 'invoice');
    const from = after === undefined ? 0 : lines.data.findIndex((line) => line.id === after) + 1;
    return listOf(lines.data.slice(from, from + limit), `${path}/${id}/lines`, lines.data.length > from + limit);
  }),

  route(
    'POST',
    `${path}/:id/finalize`,
    z.strictObject({ auto_advance: flag.optional(), ...expand }),
    async (store, params, id) => {
      const invoice = await store.get('invoice', id, 'invoice');
      if (invoice.status !== 'draft')
        throw invalidRequest('This invoice is already finalized, you can’t re-finalize a non-draft invoice.', {
          code: 'invoice_not_editable',
        });
      const open = await finalizeInvoice(store, invoice);
      const collects =
        (params.auto_advance ?? invoice.auto_advance) && open.collection_method === 'charge_automatically';
      if (open.status !== 'open' || !collects || open.billing_reason !== 'manual') return open;
      return store.put('invoice', {
        ...open,
        auto_advance: true,
        next_payment_attempt: await store.momentOf(open.customer),
      });
    },
  ),

  route('POST', `${path}/:id/pay`, payment, async (store, params, id) => {
    const found = await store.get('invoice', id, 'invoice');
    if (found.status === 'paid') throw invalidRequest('Invoice is already paid', { code: 'invoice_already_paid' });
    if (found.status === 'void') throw invalidRequest(`This invoice is ${found.status} and cannot be paid.`, {});
    const open = found.status === 'draft' ? await finalizeInvoice(store, found) : found;
    if (open.status === 'paid') return open;
    if (params.paid_out_of_band) return settleInvoice(store, open, { outOfBand: true });
    const method = params.payment_method ? await findUsablePaymentMethod(store, params.payment_method) : undefined;
    if (method && method.customer !== open.customer)
      throw invalidRequest(
        'The customer does not have a payment method with the ID ' +
          method.id +
          '. The payment method must be attached to the customer.',
        { param: 'payment_method' },
      );
    const { invoice, intent, trouble } = await payInvoice(store, open, { method });
    if (trouble === 'no_card')
      throw invalidRequest(
        'There is no `default_payment_method` set on this Customer or Invoice. Please set one before paying it.',
        { code: 'resource_missing' },
      );
    if (trouble === 'requires_action')
      throw invalidRequest('This payment requires additional user action before it can be completed successfully.', {
        code: 'invoice_payment_intent_requires_action',
      });
    if (trouble !== null) throw cardFailure(trouble, { payment_intent: hide('payment_intent', intent) });
    return invoice;
  }),

  route('POST', `${path}/:id/void`, z.strictObject(expand), async (store, _, id) => {
    const invoice = await store.get('invoice', id, 'invoice');
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible')
      throw invalidRequest(
        `You can only pass in open or uncollectible invoices. This invoice is ${invoice.status}.`,
        {},
      );
    return voidInvoice(store, invoice);
  }),

  route('POST', `${path}/:id/mark_uncollectible`, z.strictObject(expand), async (store, _, id) => {
    const invoice = await store.get('invoice', id, 'invoice');
    if (invoice.status !== 'open') throw invalidRequest('Only open invoices can be marked uncollectible.', {});
    const at = await store.momentOf(invoice.customer);
    return store.change(
      'invoice',
      invoice,
      {
        status: 'uncollectible',
        next_payment_attempt: null,
        auto_advance: false,
        status_transitions: { ...invoice.status_transitions, marked_uncollectible_at: at },
      },
      'invoice.marked_uncollectible',
    );
  }),

  route(
    'GET',
    '/v1/invoice_payments',
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      status: text.optional(),
      payment: z.strictObject({ type: text, payment_intent: text.optional() }).optional(),
    }),
    (store, params) =>
      page(store, 'invoice_payment', '/v1/invoice_payments', params, {
        has: { invoice: params.invoice, status: params.status, payment: params.payment },
      }),
  ),

  route('GET', '/v1/invoice_payments/:id', z.strictObject(expand), (store, _, id) => store.get('invoice_payment', id)),
];
