import { ApiFailure, type PaymentBegun, type SubscriptionRecord } from '@greenroom/contracts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { readUnpaid } from '../projection/read-projection.ts';
import { afterChange, type Own, readChangeable, readOwn } from './own-subscription.ts';

/**
 * Begins paying the open invoice with the stored card while the person is present, since only they can answer a bank
 * that asks at each payment.
 * @throws ApiFailure `conflict` if nothing is overdue any more
 */
export async function beginPayment(deps: CommerceDependencies, own: Own): Promise<PaymentBegun> {
  const { payments, db } = deps;
  const { subscription } = await readChangeable(deps, own, 'pay');
  const unpaid = await readUnpaid(db, subscription.id);
  const { invoiceId } = unpaid!;
  const begun = await payments.readOpenPayment({ invoiceId, subscriptionId: subscription.id });
  if (!begun) throw new ApiFailure('conflict', 'The invoice is not open any more');
  return { ...begun, publishableKey: payments.publishableKey, sandbox: payments.sandbox };
}

/** Reads the outcome from the provider instead of trusting the page. */
export async function paymentConfirmed(deps: CommerceDependencies, own: Own): Promise<SubscriptionRecord> {
  const { payer } = await readOwn(deps, own);
  return afterChange(deps, own, payer);
}
