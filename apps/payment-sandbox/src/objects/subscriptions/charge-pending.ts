import type { ObjectStore } from '../../store/object-store.ts';
import { pendingUpdateFor, periodEnd } from '../../billing/due.ts';
import { invalidRequest, notInSandbox } from '../../wire/failure.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { payInvoice } from '../invoices/pay-invoice.ts';
import { draftChange } from './charge-change.ts';
import { takePending } from './pending-lines.ts';
import type { PlannedChange } from './plan-change.ts';
import type { SubscriptionUpdate } from './subscription-params.ts';

type Subscription = Kinds['subscription'];
type Asked = Partial<SubscriptionUpdate>;

/** https://docs.stripe.com/billing/subscriptions/pending-updates-reference#supported-attributes */
const supported: ReadonlySet<string> = new Set([
  ...['expand', 'payment_behavior', 'proration_behavior', 'proration_date', 'billing_cycle_anchor', 'items'],
  ...['trial_end', 'trial_from_plan', 'add_invoice_items', 'metadata', 'off_session'],
]);
/** Stripe supports them since 2026. */
const lacking: ReadonlySet<string> = new Set(['cancel_at_period_end', 'discounts']);

/** @throws StripeFailure for a parameter, or a subscription, whose change cannot wait for its payment */
export function checkPending({ collection_method: method }: Subscription, asked: Asked): void {
  const given = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  for (const param of given) {
    if (lacking.has(param))
      throw notInSandbox(
        `The payment sandbox does not have \`${param}\` with \`payment_behavior: pending_if_incomplete\`, which Stripe has.`,
        param,
      );
    if (!supported.has(param)) throw unsupported(param);
  }
  const index = asked.items?.findIndex(({ deleted }) => deleted) ?? -1;
  if (index >= 0) throw unsupported(`items[${index}][deleted]`);
  if (method !== 'charge_automatically')
    throw invalidRequest(
      'You cannot use `payment_behavior=pending_if_incomplete` with a subscription whose `collection_method` is `send_invoice`.',
      { param: 'payment_behavior' },
    );
}

/** The error for a parameter that cannot accompany a change that waits for its payment. */
export function unsupported(param: string) {
  return invalidRequest(
    `You cannot pass \`${param}\` with \`payment_behavior=pending_if_incomplete\`. See https://docs.stripe.com/billing/subscriptions/pending-updates-reference for the supported parameters.`,
    { param },
  );
}

interface Pending {
  planned: PlannedChange;
  prorationDate: number;
  asked: SubscriptionUpdate;
}

/**
 * Invoices a change and collects the invoice. If that fails, the subscription stays as it was, and the change waits for
 * the invoice to be paid.
 */
export async function chargePending(
  store: ObjectStore,
  subscription: Subscription,
  { planned: { changes, lines }, prorationDate, asked }: Pending,
): Promise<Subscription> {
  const at = await store.momentOf(subscription.customer);
  const taken = await takePending(store, subscription);
  const { draft, left } = await draftChange(
    store,
    { ...subscription, ...changes },
    { lines: [...taken, ...lines], prorationDate },
  );
  const usedUp = subscription.discounts.filter((id) => !left.includes(id));
  const pending = { invoice: draft.id, changes, metadata: asked.metadata, usedUp, taken };
  await store.put('subscription', { ...subscription, sandbox: { ...subscription.sandbox, pending } });
  const invoice = await finalizeInvoice(store, draft);
  if (invoice.status === 'open') await payInvoice(store, invoice, { present: !asked.off_session });
  const after = await store.get('subscription', subscription.id);
  if (!after.sandbox.pending) return after;
  const ends = [at + pendingUpdateFor, periodEnd(after), ...(after.status === 'trialing' ? [after.trial_end!] : [])];
  return store.change('subscription', after, {
    latest_invoice: draft.id,
    pending_update: {
      billing_cycle_anchor: asked.billing_cycle_anchor === 'now' ? at : null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: Math.min(...ends),
      metadata: asked.metadata || null,
      subscription_items: (asked.items && changes.items?.data) ?? null,
      trial_end: asked.trial_end === 'now' ? at : (asked.trial_end ?? null),
      trial_from_plan: null,
    },
  });
}
