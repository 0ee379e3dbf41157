import type { Books } from '../../books/books.ts';
import { periodEnd } from '../../billing/due.ts';
import { changedMetadata } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { putPending } from './pending-lines.ts';

type Subscription = Kinds['subscription'];

/** Returns the subscription whose change waits for an invoice to be paid. */
export async function waitingFor(books: Books, invoice: Kinds['invoice']): Promise<Subscription | undefined> {
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id ? await books.find('subscription', id) : undefined;
  return subscription?.sandbox.pending?.invoice === invoice.id ? subscription : undefined;
}

/** Makes the change whose invoice was paid. https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
export async function applyPendingUpdate(books: Books, subscription: Subscription): Promise<Subscription> {
  const { pending, ...sandbox } = subscription.sandbox;
  const { changes, metadata, usedUp, invoice } = pending!;
  const applied = await books.change('subscription', subscription, {
    ...changes,
    ...(changes.items &&
      subscription.cancel_at_period_end && { cancel_at: periodEnd({ ...subscription, ...changes }) }),
    metadata: changedMetadata(subscription.metadata, metadata),
    discounts: subscription.discounts.filter((id) => !usedUp.includes(id)),
    latest_invoice: invoice,
    pending_update: null,
    sandbox,
  });
  if (subscription.pending_update !== null)
    await books.emit('customer.subscription.pending_update_applied', 'subscription', applied);
  return applied;
}

/** Discards the change whose invoice was voided. */
export async function discardPendingUpdate(books: Books, subscription: Subscription): Promise<Subscription> {
  const { pending, ...sandbox } = subscription.sandbox;
  await putPending(books, subscription, pending!.taken);
  return books.change('subscription', subscription, { pending_update: null, sandbox });
}
