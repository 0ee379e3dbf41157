import type { ObjectStore } from '../../store/object-store.ts';
import { periodEnd } from '../../billing/due.ts';
import { addIntervals } from '../../billing/intervals.ts';
import { StripeFailure } from '../../wire/failure.ts';
import type { Kinds } from '../../wire/kinds.ts';
import { newId } from '../../wire/new-id.ts';
import { holdingDiscounts } from '../discounts.ts';
import { intervalOf } from '../price-in.ts';
import { phaseAt } from '../schedules/enter-next-phase.ts';
import { pendingOf } from '../subscriptions/pending-lines.ts';
import { linesFor } from '../subscriptions/subscription-lines.ts';
import { nothingAlive } from '../subscriptions/states.ts';
import { dueAfterBalance } from './due-after-balance.ts';
import type { InvoiceLine } from './invoice-lines.ts';
import { newInvoice } from './new-invoice.ts';
import { lineOf, pendingItems } from './pending-items.ts';

/**
 * Previews the invoice for the end of the current period.
 * @param more lines that a change would add to it
 * @throws StripeFailure if there will be none
 */
export async function previewRenewal(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  more: readonly InvoiceLine[] = [],
): Promise<Kinds['invoice']> {
  const { cancel_at: cancelAt, status, customer } = subscription;
  const end = periodEnd(subscription);
  if (nothingAlive(status) || (cancelAt !== null && cancelAt <= end)) throw noUpcoming(customer);
  const next = await phaseAt(store, subscription, end);
  const every = intervalOf(next.items.data[0]!.price);
  const trialPhase = next.status === 'trialing' && next.trial_end !== null && next.trial_end > end;
  const period = { start: end, end: trialPhase ? next.trial_end! : addIntervals(end, every, 1) };
  const pending = (await pendingOf(store, subscription)).map(({ line }) => line);
  const items = await pendingItems(store, next);
  return asPreview(store, next, {
    lines: [...pending, ...more, ...items.map(lineOf), ...(await linesFor(store, next, period, trialPhase))],
    period: { start: subscription.items.data[0]!.current_period_start, end },
    reason: 'upcoming',
    created: end,
  });
}

interface Preview {
  lines: readonly InvoiceLine[];
  period: { start: number; end: number };
  reason: 'upcoming' | 'subscription_update';
  created: number;
  prorationDate?: number;
}

/** Builds an invoice without storing it, with the customer's balance, as if it were finalised. */
export async function asPreview(
  store: ObjectStore,
  subscription: Kinds['subscription'],
  given: Preview,
): Promise<Kinds['invoice']> {
  const customer = await store.get('customer', subscription.customer);
  const { currency } = subscription;
  const discounts = await holdingDiscounts(store, subscription.discounts, given.created);
  const draft = newInvoice({ ...given, customer, subscription, currency, discounts, finalizesAt: null });
  const { due, ending } = dueAfterBalance(draft.total, customer.balance, currency);
  return {
    ...draft,
    id: newId('upcoming_in'),
    amount_due: due,
    amount_remaining: due,
    starting_balance: customer.balance,
    ending_balance: ending,
    next_payment_attempt: given.created,
  };
}

export function noUpcoming(customer: string): StripeFailure {
  const message = `No upcoming invoices for customer: ${customer}`;
  return new StripeFailure({ type: 'invalid_request_error', code: 'invoice_upcoming_none', message }, { status: 404 });
}
