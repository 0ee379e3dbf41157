import { randomUUID } from 'node:crypto';
import { ApiFailure, type PaymentMethodBegun, type SubscriptionRecord } from '@greenroom/contracts';
import { PaymentsError } from '@greenroom/ports/payments';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readUnpaid } from '../projection/read-projection.ts';
import { pageProvider } from '../page-provider.ts';
import { afterChange, type Changeable, type Own, readChangeable } from './own-subscription.ts';

/** Begins replacing the card; Stripe.js confirms the returned setup. */
export async function beginCard(deps: CommerceDependencies, own: Own): Promise<PaymentMethodBegun> {
  const { payer } = await readChangeable(deps, own, 'payment_method');
  const begun = await deps.payments.beginCard(payer.customerId, randomUUID());
  return { ...begun, ...pageProvider(deps.payments, own.accountUuid) };
}

/**
 * Makes a confirmed card the default, and pays the open invoice with it. Repeated calls take effect once.
 * @throws ApiFailure `unprocessable` if the card was not confirmed, `payment_failed` if it cannot pay the open invoice
 */
export async function takeCard(
  deps: CommerceDependencies,
  own: Own,
  setupIntentId: string,
): Promise<SubscriptionRecord> {
  const { payer, subscription, record } = await readChangeable(deps, own, 'payment_method');
  const { customerId } = payer;
  const paymentMethodId = await deps.payments.readCard(setupIntentId, customerId);
  if (!paymentMethodId) throw new ApiFailure('unprocessable', 'This card was not confirmed');
  await deps.payments.useCard(
    { customerId, subscriptionId: subscription.id, paymentMethodId },
    `card-${setupIntentId}`,
  );
  await payOverdueWith(deps, { subscription, record }, `card-${setupIntentId}`);
  return afterChange(deps, own, payer);
}

/** Pays the open invoice with the new default card. */
export async function payOverdueWith(
  deps: CommerceDependencies,
  { subscription, record }: Pick<Changeable, 'subscription' | 'record'>,
  attempt: string,
): Promise<void> {
  if (record.state !== 'past_due') return;
  const unpaid = await readUnpaid(deps.db, subscription.id);
  if (unpaid) await payUnlessAsked(deps, unpaid.invoiceId, `${attempt}-pay-${unpaid.invoiceId}`);
}

/**
 * Stripe's codes for a payment that needs authentication: of a card, and of an invoice.
 * https://docs.stripe.com/error-codes
 */
const asksFirst: ReadonlySet<string | undefined> = new Set([
  'authentication_required',
  'invoice_payment_intent_requires_action',
]);

/** Pays with the new card. If its bank asks for authentication, the invoice stays open for the person to pay it. */
async function payUnlessAsked({ payments }: CommerceDependencies, invoiceId: string, key: string): Promise<void> {
  await payments.payInvoice(invoiceId, key).catch((error: unknown) => {
    if (!(error instanceof PaymentsError && asksFirst.has(error.code))) throw error;
  });
}
