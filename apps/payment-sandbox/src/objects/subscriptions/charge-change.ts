import type { ObjectStore } from '../../store/object-store.ts';
import { hide } from '../../store/hide.ts';
import { StripeFailure } from '../../wire/failure.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { holdingDiscounts } from '../discounts.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { holdInvoice } from '../invoices/hold-invoice.ts';
import type { InvoiceLine } from '../invoices/invoice-lines.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { takePending } from './pending-lines.ts';
import { useUpOnce } from './use-up-once.ts';

export type PaymentBehavior =
  'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';

interface ChargedLines {
  lines: readonly InvoiceLine[];
  prorationDate: number;
}

/**
 * Creates an invoice for a change, and collects it, unless collection is paused.
 * @throws StripeFailure that rolls everything back if `error_if_incomplete` was requested
 */
export async function chargeChange(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  { lines, prorationDate, behavior }: ChargedLines & { behavior: PaymentBehavior },
): Promise<Kinds['subscription']> {
  const { draft, left } = await draftChange(store, subscription, {
    lines: [...(await takePending(store, subscription)), ...lines],
    prorationDate,
  });
  await store.change('subscription', subscription, { latest_invoice: draft.id, discounts: left });
  if (subscription.pause_collection) {
    await holdInvoice(store, draft, subscription.pause_collection.behavior);
    return store.get('subscription', subscription.id);
  }
  const invoice = await finalizeInvoice(store, { ...draft, auto_advance: true });
  const charged = invoice.collection_method === 'charge_automatically';
  if (invoice.status === 'open' && charged && behavior !== 'default_incomplete') {
    const { trouble, intent } = await payInvoice(store, invoice);
    if (trouble !== null && behavior === 'error_if_incomplete') {
      const body =
        typeof trouble === 'string'
          ? ({ type: 'card_error', code: 'card_declined', message: 'The payment could not be completed.' } as const)
          : trouble;
      throw new StripeFailure({ ...body, payment_intent: hide('payment_intent', intent) }, { status: 402 });
    }
  }
  return store.get('subscription', subscription.id);
}

/**
 * Creates the draft of a change's invoice.
 * @param subscription as it is after the change
 * @returns it with the discounts that are left after it
 */
export async function draftChange(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  { lines, prorationDate }: ChargedLines,
): Promise<{ draft: Kinds['invoice']; left: string[] }> {
  const at = await store.momentOf(subscription.customer);
  const discounts = await holdingDiscounts(store, subscription.discounts, at);
  const draft = await store.create(
    'invoice',
    newInvoice({
      customer: await store.get('customer', subscription.customer),
      subscription,
      currency: subscription.currency,
      lines,
      discounts,
      reason: 'subscription_update',
      period: { start: at, end: at },
      created: at,
      finalizesAt: null,
      prorationDate,
    }),
  );
  return { draft, left: useUpOnce(subscription.discounts, draft, discounts) };
}
