import { z } from 'zod';
import { draftFor } from '../../billing/due.ts';
import type { ObjectStore } from '../../store/object-store.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { changedMetadata, expand, flag, ignored, integer, invalidRequest, metadata, text } from '../../wire/index.ts';
import { holdingDiscounts } from '../discounts.ts';
import { checkCollection, checkEmail, checkLater } from '../subscriptions/subscription-checks.ts';
import { nothingAlive } from '../subscriptions/states.ts';
import { newInvoice } from './new-invoice.ts';
import { lineOf, putOnInvoice, subscriptionOf } from './pending-items.ts';

export const invoiceCreation = z.strictObject({
  customer: text,
  auto_advance: flag.optional(),
  collection_method: z.enum(['charge_automatically', 'send_invoice']).optional(),
  currency: text.optional(),
  days_until_due: integer.optional(),
  default_payment_method: text.optional(),
  description: text.optional(),
  due_date: integer.optional(),
  footer: text.optional(),
  metadata: metadata.optional(),
  payment_settings: ignored.optional(),
  pending_invoice_items_behavior: z.enum(['exclude', 'include']).default('exclude'),
  ...expand,
});

/** Creates a draft, with the customer's pending items if requested. https://docs.stripe.com/api/invoices/create */
export async function createInvoice(
  store: ObjectStore,
  params: z.output<typeof invoiceCreation>,
): Promise<Kinds['invoice']> {
  const customer = await store.get('customer', params.customer, 'customer');
  const at = await store.momentOf(customer.id);
  const { due_date: dueDate, days_until_due: days, collection_method: collection = 'charge_automatically' } = params;
  if (dueDate === undefined) checkCollection({ collection_method: collection, days_until_due: days });
  checkLater(dueDate, at, 'due_date');
  checkEmail(customer, collection);
  const include = params.pending_invoice_items_behavior === 'include';
  const waiting = include ? await waitingOf(store, customer.id) : { items: [], lines: [] };
  const currency = params.currency ?? waiting.items[0]?.currency ?? customer.currency ?? 'usd';
  const draft = newInvoice({
    customer,
    subscription: null,
    currency: currency.toLowerCase(),
    lines: [...waiting.lines, ...waiting.items.map(lineOf)],
    discounts: [],
    reason: 'manual',
    period: { start: at, end: at },
    created: at,
    finalizesAt: params.auto_advance ? at + draftFor : null,
    collection,
    dueDate: dueDate ?? (days === undefined ? undefined : at + days * 86_400),
    ...(params.description !== undefined && { description: params.description }),
    metadata: changedMetadata({}, params.metadata),
  });
  await putOnInvoice(store, waiting.items, draft.id);
  return store.create('invoice', {
    ...draft,
    footer: params.footer ?? null,
    default_payment_method: params.default_payment_method ?? null,
  });
}

/** Rebuilds a draft from its items. */
export async function redrawInvoice(store: ObjectStore, invoice: Kinds['invoice']): Promise<Kinds['invoice']> {
  const items = (await store.list('invoiceitem', { has: { invoice: invoice.id } })).toReversed();
  const own = invoice.lines.data.filter(({ parent }) => parent?.type !== 'invoice_item_details');
  const subscription = invoice.parent?.subscription_details?.subscription;
  const drawn = newInvoice({
    customer: await store.get('customer', invoice.customer!),
    subscription: subscription ? await store.get('subscription', subscription) : null,
    currency: invoice.currency,
    lines: [...own, ...items.map(lineOf)],
    discounts: await holdingDiscounts(store, invoice.discounts, invoice.created),
    reason: 'manual',
    period: { start: invoice.period_start, end: invoice.period_end },
    created: invoice.created,
    finalizesAt: invoice.automatically_finalizes_at,
  });
  const { subtotal, total, amount_due, amount_remaining, total_excluding_tax, subtotal_excluding_tax } = drawn;
  const { total_discount_amounts, total_pretax_credit_amounts, total_taxes } = drawn;
  const data = drawn.lines.data.map((line) => ({ ...line, invoice: invoice.id }));
  const sums = { subtotal, total, amount_due, amount_remaining, total_excluding_tax, subtotal_excluding_tax };
  const parts = { total_discount_amounts, total_pretax_credit_amounts, total_taxes };
  return store.change('invoice', invoice, { ...sums, ...parts, lines: { ...invoice.lines, data } });
}

/** Deletes a draft; its items become pending again. */
export async function deleteDraft(store: ObjectStore, invoice: Kinds['invoice']) {
  if (invoice.status !== 'draft' || invoice.parent !== null)
    throw invalidRequest('You can only delete draft invoices that are not of a subscription.', {
      code: 'invoice_not_editable',
    });
  for (const item of await store.list('invoiceitem', { has: { invoice: invoice.id } }))
    await store.put('invoiceitem', { ...item, invoice: null });
  await store.remove('invoice', invoice.id);
  await store.emit('invoice.deleted', 'invoice', invoice);
  return { id: invoice.id, object: 'invoice', deleted: true };
}

/** Returns what waits for a customer's next invoice: manual items and pending lines, except those of living subscriptions. */
async function waitingOf(store: ObjectStore, customer: string) {
  const isAlive = async (id: string | null) => {
    const found = id === null ? undefined : await store.find('subscription', id);
    return found !== undefined && !nothingAlive(found.status);
  };
  const items = [];
  for (const item of (await store.list('invoiceitem', { customer, has: { invoice: null } })).toReversed())
    if (!(await isAlive(subscriptionOf(item)))) items.push(item);
  const lines = [];
  for (const { id, subscription, line } of (await store.list('pending_line', { customer })).toReversed()) {
    if (await isAlive(subscription)) continue;
    await store.remove('pending_line', id);
    lines.push(line);
  }
  return { items, lines };
}
