import { randomUUID } from 'node:crypto';
import { ApiFailure, type PaymentBegun, type SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readUnpaid } from '../projection/read-projection.ts';
import { afterChange, type Own, readChangeable, readOwn } from './own-subscription.ts';

/**
 * Begins paying the open invoice, overdue or of a change that waits for it, with the stored card while the person is
 * present, since only they can answer a bank that asks at each payment.
 * @throws ApiFailure `conflict` if nothing is to be paid any more
 */
export async function beginPayment(deps: CommerceDependencies, own: Own): Promise<PaymentBegun> {
  const { payments, db } = deps;
  const { subscription, record } = await readChangeable(deps, own, 'pay');
  const open = record.pendingUpdate ? subscription.pendingUpdate : await readUnpaid(db, subscription.id);
  const { invoiceId } = open!;
  const begun = await payments.readOpenPayment({ invoiceId, subscriptionId: subscription.id });
  if (!begun) throw new ApiFailure('conflict', 'The invoice is not open any more');
  return { ...begun, publishableKey: payments.publishableKey, sandbox: payments.sandbox };
}

/** Leaves the plan as it is instead of making the change that waits for its payment. A repeated call does nothing. */
export async function withdrawUpdate(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer, subscription } = await readOwn(deps, own);
  await deps.payments.withdrawUpdate(subscription.id, randomUUID());
  return afterChange(deps, own, payer);
}

/** Reads the outcome from the provider instead of trusting the page. */
export async function paymentConfirmed(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer } = await readOwn(deps, own);
  return afterChange(deps, own, payer);
}
