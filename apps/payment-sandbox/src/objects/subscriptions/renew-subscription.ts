import type { ObjectStore } from '../../store/object-store.ts';
import {
  dueOfSubscription,
  draftFor,
  incompleteFor,
  periodEnd,
  toldOfRenewalBefore,
  toldOfTrialEndBefore,
} from '../../billing/due.ts';
import { periodAt } from '../../billing/intervals.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { holdingDiscounts } from '../discounts.ts';
import { holdInvoice } from '../invoices/hold-invoice.ts';
import { newInvoice } from '../invoices/new-invoice.ts';
import { lineOf, pendingItems, putOnInvoice } from '../invoices/pending-items.ts';
import { previewRenewal } from '../invoices/preview-renewal.ts';
import { voidInvoice } from '../invoices/void-invoice.ts';
import { intervalOf } from '../price-in.ts';
import { enterNextPhase } from '../schedules/enter-next-phase.ts';
import { endSubscription } from './cancel-subscription.ts';
import { expirePendingUpdate } from './expire-pending-update.ts';
import { takePending } from './pending-lines.ts';
import { linesFor } from './subscription-lines.ts';
import { useUpOnce } from './use-up-once.ts';

type Subscription = Kinds['subscription'];

/** Performs the next due change of a subscription. The time of the store must be set to that moment. */
export async function workThrough(store: ObjectStore, subscription: Subscription, at: number): Promise<void> {
  const { pending_update: pending } = subscription;
  if (pending === null || pending.expires_at > at) return workThroughNext(store, subscription, at);
  const left = await expirePendingUpdate(store, subscription);
  // At the end of the period the renewal is due at the same moment.
  if (dueOfSubscription(left) === at) await workThroughNext(store, left, at);
}

async function workThroughNext(store: ObjectStore, subscription: Subscription, at: number): Promise<void> {
  const { status, cancel_at: cancelAt, trial_end: trialEnd, pause_collection: pause, sandbox, created } = subscription;
  const end = periodEnd(subscription);
  if (status === 'incomplete') {
    if (created + incompleteFor <= at) await expireIncomplete(store, subscription);
  } else if (cancelAt !== null && cancelAt <= at) {
    await endSubscription(store, subscription, { reason: 'cancellation_requested' });
  } else if (end <= at) {
    await renew(store, subscription, at);
  } else if (typeof pause?.resumes_at === 'number' && pause.resumes_at <= at) {
    await store.change('subscription', subscription, { pause_collection: null });
  } else if (
    status === 'trialing' &&
    !sandbox.toldOfTrialEnd &&
    trialEnd !== null &&
    trialEnd - toldOfTrialEndBefore <= at
  ) {
    const told = await store.put('subscription', { ...subscription, sandbox: { ...sandbox, toldOfTrialEnd: true } });
    await store.emit('customer.subscription.trial_will_end', 'subscription', told);
  } else if (end - toldOfRenewalBefore <= at) {
    await store.put('subscription', { ...subscription, sandbox: { ...sandbox, toldOfRenewal: end } });
    await store.emit('invoice.upcoming', 'invoice', await previewRenewal(store, subscription));
  }
}

/** Expires a subscription whose first invoice was not paid within 23 hours. */
async function expireIncomplete(store: ObjectStore, subscription: Subscription): Promise<void> {
  const at = await store.momentOf(subscription.customer);
  const invoice = await store.get('invoice', subscription.latest_invoice!);
  if (invoice.status === 'open') await voidInvoice(store, invoice);
  await store.change('subscription', subscription, { status: 'incomplete_expired', ended_at: at });
}

/** Begins the next period with a draft invoice; a trial that ends without a card follows its setting. */
async function renew(store: ObjectStore, ending: Subscription, at: number): Promise<void> {
  const trialOver = ending.status === 'trialing';
  if (trialOver && !(await hasCard(store, ending))) {
    const { missing_payment_method: behavior } = ending.trial_settings!.end_behavior;
    if (behavior === 'cancel') {
      await endSubscription(store, ending, { reason: 'payment_failed' });
      return;
    }
    if (behavior === 'pause') {
      await store.change('subscription', ending, { status: 'paused' }, 'customer.subscription.paused');
      return;
    }
  }
  const entered = await enterNextPhase(store, ending, at);
  const [item] = entered.items.data;
  // A trial phase is a single free period.
  const trialPhase = entered.status === 'trialing' && entered.trial_end !== null && entered.trial_end > at;
  const period = trialPhase
    ? { start: at, end: entered.trial_end! }
    : periodAt(entered.billing_cycle_anchor, intervalOf(item!.price), at);
  const items = entered.items.data.map((one) => ({
    ...one,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
  const renewed = await store.change('subscription', entered, {
    items: { ...entered.items, data: items },
    ...(trialOver && !trialPhase && { status: 'active' }),
  });
  const paused = renewed.pause_collection?.behavior;
  const waits = paused !== undefined || renewed.status === 'unpaid';
  const discounts = await holdingDiscounts(store, renewed.discounts, at);
  const waiting = await pendingItems(store, renewed);
  const draft = await store.create(
    'invoice',
    newInvoice({
      customer: await store.get('customer', renewed.customer),
      subscription: renewed,
      currency: renewed.currency,
      lines: [
        ...(await takePending(store, renewed)),
        ...waiting.map(lineOf),
        ...(await linesFor(store, renewed, period, trialPhase)),
      ],
      discounts,
      reason: 'subscription_cycle',
      period: { start: ending.items.data[0]!.current_period_start, end: at },
      created: at,
      finalizesAt: waits ? null : at + draftFor,
    }),
  );
  await putOnInvoice(store, waiting, draft.id);
  await store.put('subscription', {
    ...renewed,
    latest_invoice: draft.id,
    discounts: useUpOnce(renewed.discounts, draft, discounts),
  });
  await holdInvoice(store, draft, paused);
}

async function hasCard(store: ObjectStore, { customer, default_payment_method: own }: Subscription): Promise<boolean> {
  return own !== null || (await store.get('customer', customer)).invoice_settings.default_payment_method !== null;
}
