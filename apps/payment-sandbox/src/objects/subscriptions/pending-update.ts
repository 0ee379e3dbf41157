import type { ObjectStore } from '../../store/object-store.ts';
import { periodEnd } from '../../billing/due.ts';
import { changedMetadata } from '../../wire/index.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { putPending } from './pending-lines.ts';

type Subscription = Kinds['subscription'];

/** Returns the subscription whose change waits for an invoice to be paid. */
export async function waitingFor(store: ObjectStore, invoice: Kinds['invoice']): Promise<Subscription | undefined> {
  const id = invoice.parent?.subscription_details?.subscription;
  const subscription = id ? await store.find('subscription', id) : undefined;
  return subscription?.sandbox.pending?.invoice === invoice.id ? subscription : undefined;
}

/** Makes the change whose invoice was paid. https://docs.stripe.com/billing/subscriptions/pending-updates-reference */
export async function applyPendingUpdate(store: ObjectStore, subscription: Subscription): Promise<Subscription> {
  const { pending, ...sandbox } = subscription.sandbox;
  const { changes, metadata, usedUp, invoice } = pending!;
  const applied = await store.change('subscription', subscription, {
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
    await store.emit('customer.subscription.pending_update_applied', 'subscription', applied);
  return applied;
}

/** Discards the change whose invoice was voided. */
export async function discardPendingUpdate(store: ObjectStore, subscription: Subscription): Promise<Subscription> {
  const { pending, ...sandbox } = subscription.sandbox;
  await putPending(store, subscription, pending!.taken);
  return store.change('subscription', subscription, { pending_update: null, sandbox });
}
