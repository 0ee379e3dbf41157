import type Stripe from 'stripe';
import { type Payments, PaymentsError } from '@greenroom/ports/payments';
import { asPort } from './translate-error.ts';

type Waiting = Pick<Stripe.Subscription, 'pending_update' | 'latest_invoice'>;

/** https://docs.stripe.com/billing/subscriptions/pending-updates: the change is made once its invoice is paid. */
export function pendingUpdatesOf(stripe: Stripe): Pick<Payments, 'withdrawUpdate'> {
  return {
    withdrawUpdate: (subscriptionId, key) =>
      asPort(async () => discardUpdate(stripe, await stripe.subscriptions.retrieve(subscriptionId), key)),
  };
}

/** Discards a change that waits for its payment, by voiding its invoice. */
export async function discardUpdate(stripe: Stripe, waiting: Waiting, key: string): Promise<void> {
  const invoiceId = invoiceOf(waiting);
  if (invoiceId) await voidOpen(stripe, invoiceId, `${key}-void`);
}

/**
 * Decides what becomes of a change after its first payment: it was made, it waits for the bank, or it is discarded
 * because the card was declined. Rests on the invoice instead of on the update's reply, which Stripe replays for a
 * repeated key even if the change was made or discarded since.
 * @throws PaymentsError `declined`
 */
export async function settleUpdate(stripe: Stripe, updated: Waiting, key: string): Promise<void> {
  const invoiceId = invoiceOf(updated);
  if (!invoiceId) return;
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status === 'paid') return;
  const intent = await intentOf(stripe, invoiceId);
  if (status === 'open' && !isDeclined(intent)) return;
  if (status === 'open' && (await voidOpen(stripe, invoiceId, `${key}-void`)) === 'paid') return;
  const error = intent?.last_payment_error;
  const code = error?.decline_code ?? error?.code;
  throw new PaymentsError('declined', `The payment of a change failed: ${code ?? 'its invoice is void'}`, { code });
}

/** Returns whether the card of a change that waits for its payment was declined; otherwise its bank asks the person. */
export async function isUpdateDeclined(stripe: Stripe, waiting: Waiting): Promise<boolean> {
  const invoiceId = invoiceOf(waiting);
  return invoiceId !== undefined && isDeclined(await intentOf(stripe, invoiceId));
}

async function intentOf(stripe: Stripe, invoice: string): Promise<Stripe.PaymentIntent | undefined> {
  const { data } = await stripe.invoicePayments.list({ invoice, expand: ['data.payment.payment_intent'] });
  return data[0]?.payment.payment_intent as Stripe.PaymentIntent | undefined;
}

/** A bank that asks is a declined payment too if the person was taken to be absent. */
function isDeclined(intent: Stripe.PaymentIntent | undefined): boolean {
  return intent?.status === 'requires_payment_method' && intent.last_payment_error?.code !== 'authentication_required';
}

function invoiceOf({ pending_update: pending, latest_invoice: latest }: Waiting): string | undefined {
  if (!pending || !latest) return undefined;
  return typeof latest === 'string' ? latest : latest.id;
}

/** Voids an open invoice, unless it was just paid or voided. @returns its status after that */
async function voidOpen(stripe: Stripe, invoiceId: string, key: string): Promise<Stripe.Invoice['status']> {
  const { status } = await stripe.invoices.retrieve(invoiceId);
  if (status !== 'open') return status;
  try {
    return (await stripe.invoices.voidInvoice(invoiceId, undefined, { idempotencyKey: key })).status;
  } catch (error) {
    const after = await stripe.invoices.retrieve(invoiceId);
    if (after.status === 'open') throw error;
    return after.status;
  }
}
