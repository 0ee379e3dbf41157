import type { Books } from '../../books/books.ts';
import { hide } from '../../books/hide.ts';
import { StripeFailure } from '../../wire/failure.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';
import { holdingDiscounts } from '../discounts.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { holdInvoice } from '../invoices/hold-invoice.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { useUpOnce } from './use-up-once.ts';

export type PaymentBehavior = 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete';

/**
 * Creates an invoice for a change, and collects it, unless collection is paused.
 * @throws StripeFailure that rolls everything back if `error_if_incomplete` was requested
 */
export async function chargeChange(
  books: Books,
  subscription: Kinds['subscription'],
  {
    lines,
    prorationDate,
    behavior,
  }: { lines: readonly InvoiceLine[]; prorationDate: number; behavior: PaymentBehavior },
): Promise<Kinds['subscription']> {
  const at = await books.momentOf(subscription.customer);
  const discounts = await holdingDiscounts(books, subscription.discounts, at);
  const draft = await books.create(
    'invoice',
    newInvoice({
      customer: await books.get('customer', subscription.customer),
      subscription,
      currency: subscription.currency,
      lines: [...(await takePending(books, subscription)), ...lines],
      discounts,
      reason: 'subscription_update',
      period: { start: at, end: at },
      created: at,
      finalizesAt: null,
      prorationDate,
    }),
  );
  const left = useUpOnce(subscription.discounts, draft, discounts);
  await books.change('subscription', subscription, { latest_invoice: draft.id, discounts: left });
  if (subscription.pause_collection) {
    await holdInvoice(books, draft, subscription.pause_collection.behavior);
    return books.get('subscription', subscription.id);
  }
  const invoice = await finalizeInvoice(books, { ...draft, auto_advance: true });
  const charged = invoice.collection_method === 'charge_automatically';
  if (invoice.status === 'open' && charged && behavior !== 'default_incomplete') {
    const { trouble, intent } = await payInvoice(books, invoice);
    if (trouble !== null && behavior === 'error_if_incomplete') {
      const body =
        typeof trouble === 'string'
          ? ({ type: 'card_error', code: 'card_declined', message: 'The payment could not be completed.' } as const)
          : trouble;
      throw new StripeFailure({ ...body, payment_intent: hide('payment_intent', intent) }, { status: 402 });
    }
  }
  return books.get('subscription', subscription.id);
}

/** Stores lines for the next invoice. */
export async function putPending(
  books: Books,
  subscription: Kinds['subscription'],
  lines: readonly InvoiceLine[],
): Promise<void> {
  const at = await books.momentOf(subscription.customer);
  for (const line of lines)
    await books.put('pending_line', {
      id: newId('ii'),
      object: 'pending_line',
      customer: subscription.customer,
      subscription: subscription.id,
      created: at,
      line,
    });
}

/** Returns the lines stored for the next invoice, and removes them. */
export async function takePending(books: Books, subscription: Kinds['subscription']): Promise<InvoiceLine[]> {
  const waiting = await pendingOf(books, subscription);
  for (const { id } of waiting) await books.remove('pending_line', id);
  return waiting.map(({ line }) => line);
}

/** Returns the lines stored for the next invoice, oldest first. */
export async function pendingOf(books: Books, { id, customer }: Pick<Kinds['subscription'], 'id' | 'customer'>) {
  return (await books.list('pending_line', { customer, has: { subscription: id } })).reverse();
}
