import { z } from 'zod';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import {
  changedMetadata,
  count,
  expand,
  invalidRequest,
  listOf,
  metadata,
  newId,
  page,
  paging,
  range,
  route,
  text,
} from '../../wire/index.ts';
import { changeBalance } from '../customer-balance.ts';
import { refundCharge } from '../refunds.ts';
import { shownAmount } from '../subscriptions/subscription-lines.ts';
import { paymentOf } from './finalize-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

const path = '/v1/credit_notes';

const creation = z.strictObject({
  invoice: text,
  amount: count.pipe(z.number().min(1)),
  credit_amount: count.optional(),
  refund_amount: count.optional(),
  out_of_band_amount: count.optional(),
  memo: text.optional(),
  metadata: metadata.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  ...expand,
});

/** https://docs.stripe.com/api/credit_notes: for an amount, not for single lines. */
export const creditNoteRoutes = [
  route('POST', path, creation, createCreditNote),

  route('GET', `${path}/:id`, z.strictObject(expand), (store, _, id) => store.get('credit_note', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ memo: text.optional(), metadata: metadata.optional(), ...expand }),
    async (store, params, id) => {
      const note = await store.get('credit_note', id);
      return store.change('credit_note', note, {
        ...(params.memo !== undefined && { memo: params.memo }),
        metadata: changedMetadata(note.metadata ?? {}, params.metadata),
      });
    },
  ),

  route('POST', `${path}/:id/void`, z.strictObject(expand), async (store, _, id) => {
    const note = await store.get('credit_note', id);
    const invoice = await store.get('invoice', note.invoice);
    if (note.status === 'void' || invoice.status !== 'open')
      throw invalidRequest('You can only void a credit note of an open invoice.', {});
    await giveBack(store, invoice, -note.amount);
    const voided = { status: 'void', voided_at: await store.momentOf(note.customer) };
    return store.change('credit_note', note, voided, 'credit_note.voided');
  }),

  route(
    'GET',
    `${path}/:id/lines`,
    z.strictObject(paging),
    async (store, _, id) => (await store.get('credit_note', id)).lines,
  ),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, customer: text.optional(), invoice: text.optional(), created: range.optional() }),
    (store, params) =>
      page(store, 'credit_note', path, params, { customer: params.customer, has: { invoice: params.invoice } }),
  ),
];

async function createCreditNote(store: ObjectStore, params: z.output<typeof creation>): Promise<Kinds['credit_note']> {
  const invoice = await store.get('invoice', params.invoice, 'invoice');
  const { amount } = params;
  const paid = invoice.status === 'paid';
  if (!paid && invoice.status !== 'open')
    throw invalidRequest('You can only create a credit note for an open or paid invoice.', { param: 'invoice' });
  const already = paid ? invoice.post_payment_credit_notes_amount : 0;
  const most = paid ? invoice.amount_paid - already : invoice.amount_remaining;
  if (amount > most)
    throw invalidRequest(
      `The credit note amount (${shownAmount(amount, invoice.currency)}) is greater than what is left of the invoice (${shownAmount(most, invoice.currency)}).`,
      { param: 'amount' },
    );
  const { credit_amount: credit = 0, refund_amount: refund = 0, out_of_band_amount: outside = 0 } = params;
  const said = credit + refund + outside;
  if (said !== (paid ? amount : 0))
    throw invalidRequest(
      `The sum of credit amount, refund amount and out of band amount (${shownAmount(said, invoice.currency)}) must equal the ${paid ? `credit note amount (${shownAmount(amount, invoice.currency)})` : 'amount that was paid ($0.00)'}.`,
      {},
    );
  const note = await putNote(store, invoice, params, paid);
  if (!paid) {
    await giveBack(store, invoice, amount);
    return note;
  }
  await store.change('invoice', invoice, { post_payment_credit_notes_amount: already + amount });
  const customer = await store.get('customer', invoice.customer!);
  if (credit > 0) {
    const { id } = await changeBalance(store, customer, {
      amount: -credit,
      currency: invoice.currency,
      type: 'credit_note',
      creditNote: note.id,
      invoice: invoice.id,
    });
    await store.put('credit_note', { ...note, customer_balance_transaction: id });
  }
  if (refund > 0) await refundFor(store, invoice, refund);
  return store.get('credit_note', note.id);
}

/** Reduces the amount of an open invoice; at zero it is paid. */
async function giveBack(store: ObjectStore, invoice: Kinds['invoice'], amount: number): Promise<void> {
  const left = invoice.amount_remaining - amount;
  const lowered = await store.change('invoice', invoice, {
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + amount,
    amount_due: invoice.amount_due - amount,
    amount_remaining: left,
  });
  const payment = await paymentOf(store, invoice);
  if (left === 0) await settleInvoice(store, lowered, { outOfBand: true });
  else if (payment) await store.put('payment_intent', { ...payment.intent, amount: left });
}

async function refundFor(store: ObjectStore, invoice: Kinds['invoice'], amount: number): Promise<void> {
  const charge = (await paymentOf(store, invoice))?.intent.latest_charge;
  if (!charge) throw invalidRequest('This invoice has no charge to refund.', { param: 'refund_amount' });
  await refundCharge(store, await store.get('charge', charge), { amount });
}

async function putNote(
  store: ObjectStore,
  invoice: Kinds['invoice'],
  { amount, memo, reason, metadata: kept, out_of_band_amount: outside }: z.output<typeof creation>,
  paid: boolean,
): Promise<Kinds['credit_note']> {
  const at = await store.momentOf(invoice.customer);
  const sequence = (await store.list('credit_note', { has: { invoice: invoice.id } })).length + 1;
  const id = newId('cn');
  return store.create('credit_note', {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: at,
    currency: invoice.currency,
    customer: invoice.customer!,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: at,
    invoice: invoice.id,
    lines: listOf([], `${path}/${id}/lines`),
    livemode: false,
    memo: memo ?? null,
    metadata: changedMetadata({}, kept),
    number: `${invoice.number}-CN-${String(sequence).padStart(2, '0')}`,
    out_of_band_amount: outside ?? null,
    pdf: `${invoice.invoice_pdf}`,
    post_payment_amount: paid ? amount : 0,
    pre_payment_amount: paid ? 0 : amount,
    pretax_credit_amounts: [],
    reason: reason ?? null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: amount,
    subtotal_excluding_tax: null,
    total: amount,
    total_excluding_tax: null,
    total_taxes: null,
    type: paid ? 'post_payment' : 'pre_payment',
    voided_at: null,
  } as unknown as Kinds['credit_note']);
}
