import { z } from 'zod';
import type { Books } from '../../books/books.ts';
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

  route('GET', `${path}/:id`, z.strictObject(expand), (books, _, id) => books.get('credit_note', id)),

  route(
    'POST',
    `${path}/:id`,
    z.strictObject({ memo: text.optional(), metadata: metadata.optional(), ...expand }),
    async (books, params, id) => {
      const note = await books.get('credit_note', id);
      return books.change('credit_note', note, {
        ...(params.memo !== undefined && { memo: params.memo }),
        metadata: changedMetadata(note.metadata ?? {}, params.metadata),
      });
    },
  ),

  route('POST', `${path}/:id/void`, z.strictObject(expand), async (books, _, id) => {
    const note = await books.get('credit_note', id);
    const invoice = await books.get('invoice', note.invoice);
    if (note.status === 'void' || invoice.status !== 'open')
      throw invalidRequest('You can only void a credit note of an open invoice.', {});
    await giveBack(books, invoice, -note.amount);
    const voided = { status: 'void', voided_at: await books.momentOf(note.customer) };
    return books.change('credit_note', note, voided, 'credit_note.voided');
  }),

  route(
    'GET',
    `${path}/:id/lines`,
    z.strictObject(paging),
    async (books, _, id) => (await books.get('credit_note', id)).lines,
  ),

  route(
    'GET',
    path,
    z.strictObject({ ...paging, customer: text.optional(), invoice: text.optional(), created: range.optional() }),
    (books, params) =>
      page(books, 'credit_note', path, params, { customer: params.customer, has: { invoice: params.invoice } }),
  ),
];

async function createCreditNote(books: Books, params: z.output<typeof creation>): Promise<Kinds['credit_note']> {
  const invoice = await books.get('invoice', params.invoice, 'invoice');
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
  const note = await putNote(books, invoice, params, paid);
  if (!paid) {
    await giveBack(books, invoice, amount);
    return note;
  }
  await books.change('invoice', invoice, { post_payment_credit_notes_amount: already + amount });
  const customer = await books.get('customer', invoice.customer!);
  if (credit > 0) {
    const { id } = await changeBalance(books, customer, {
      amount: -credit,
      currency: invoice.currency,
      type: 'credit_note',
      creditNote: note.id,
      invoice: invoice.id,
    });
    await books.put('credit_note', { ...note, customer_balance_transaction: id });
  }
  if (refund > 0) await refundFor(books, invoice, refund);
  return books.get('credit_note', note.id);
}

/** Reduces the amount of an open invoice; at zero it is paid. */
async function giveBack(books: Books, invoice: Kinds['invoice'], amount: number): Promise<void> {
  const left = invoice.amount_remaining - amount;
  const lowered = await books.change('invoice', invoice, {
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + amount,
    amount_due: invoice.amount_due - amount,
    amount_remaining: left,
  });
  const payment = await paymentOf(books, invoice);
  if (left === 0) await settleInvoice(books, lowered, { outOfBand: true });
  else if (payment) await books.put('payment_intent', { ...payment.intent, amount: left });
}

async function refundFor(books: Books, invoice: Kinds['invoice'], amount: number): Promise<void> {
  const charge = (await paymentOf(books, invoice))?.intent.latest_charge;
  if (!charge) throw invalidRequest('This invoice has no charge to refund.', { param: 'refund_amount' });
  await refundCharge(books, await books.get('charge', charge), { amount });
}

async function putNote(
  books: Books,
  invoice: Kinds['invoice'],
  { amount, memo, reason, metadata: kept, out_of_band_amount: outside }: z.output<typeof creation>,
  paid: boolean,
): Promise<Kinds['credit_note']> {
  const at = await books.momentOf(invoice.customer);
  const sequence = (await books.list('credit_note', { has: { invoice: invoice.id } })).length + 1;
  const id = newId('cn');
  return books.create('credit_note', {
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
