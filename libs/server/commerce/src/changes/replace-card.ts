import { and, desc, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { ApiFailure, type PaymentMethodBegun, type SubscriptionRecord } from '@greenroom/contracts';
import { invoices } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { afterChange, type Own, readChangeable } from './own-subscription.ts';

/** Begins to replace the card: what Stripe.js confirms. */
export async function beginCard(deps: CommerceDependencies, own: Own): Promise<PaymentMethodBegun> {
  const { payer } = await readChangeable(deps, own, 'payment_method');
  const { publishableKey, sandbox } = deps.payments;
  return { ...(await deps.payments.beginCard(payer.customerId, randomUUID())), publishableKey, sandbox };
}

/**
 * Takes a confirmed card into use, and pays with it what is open. Asked again, the same happens once.
 * @throws ApiFailure `unprocessable` where it was not confirmed, `payment_failed` where what is open cannot be paid by it
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
  if (record.state === 'past_due') {
    const [open] = await deps.db
      .select({ id: invoices.id })
      .from(invoices)
      .where(and(eq(invoices.subscriptionId, subscription.id), eq(invoices.status, 'open')))
      .orderBy(desc(invoices.createdAt))
      .limit(1);
    if (open) await deps.payments.payInvoice(open.id, `card-${setupIntentId}-pay-${open.id}`);
  }
  return afterChange(deps, own, payer);
}
