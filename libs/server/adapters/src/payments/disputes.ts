import type Stripe from 'stripe';
import { isCurrency, money } from '@greenroom/contracts';
import type { Payments, ProviderDispute } from '@greenroom/ports/payments';
import { asPort } from './translate-error.ts';

/** The maximum number of disputes listed at once. */
const most = 1_000;

/** Disputes of all customers. */
export function disputesOf(stripe: Stripe): Pick<Payments, 'listDisputes'> {
  return {
    listDisputes: (since) =>
      asPort(async () => {
        const created = { gte: Math.floor(since.getTime() / 1000) };
        const found = await stripe.disputes.list({ created, limit: 100 }).autoPagingToArray({ limit: most });
        return found.flatMap(readDispute);
      }),
  };
}

/** Reads the disputes of a customer's charges. Only disputed charges cost a call. */
export async function disputesOfCharges(stripe: Stripe, charges: readonly Stripe.Charge[]): Promise<ProviderDispute[]> {
  const disputed = charges.filter((charge) => charge.disputed);
  const found = await Promise.all(disputed.map(({ id: charge }) => stripe.disputes.list({ charge, limit: 100 })));
  return found.flatMap(({ data }) => data.flatMap(readDispute));
}

/** Returns nothing for a dispute in a currency in which nothing is sold: the payment was not made here. */
function readDispute(dispute: Stripe.Dispute): ProviderDispute[] {
  const { id, charge, payment_intent: payment, amount, currency, reason, status, created } = dispute;
  const { due_by: dueBy } = dispute.evidence_details;
  if (!isCurrency(currency)) return [];
  return [
    {
      id,
      chargeId: typeof charge === 'string' ? charge : charge.id,
      paymentId: typeof payment === 'string' ? payment : (payment?.id ?? null),
      amount: money(amount, currency),
      reason,
      status,
      createdAt: new Date(created * 1000),
      evidenceDueBy: dueBy === null ? null : new Date(dueBy * 1000),
    },
  ];
}

/**
 * Returns where staff see a disputed payment: Stripe's dashboard, whose address says whether it is test mode, or the
 * sandbox's page of the customer.
 */
export function disputePageOf({
  secretKey,
  sandbox,
}: {
  secretKey: string;
  sandbox: boolean;
}): Payments['disputePage'] {
  const mode = secretKey.includes('_test_') ? 'test/' : '';
  return ({ paymentId, customerId }) => {
    if (sandbox) return `/sandbox/payments/customers/${customerId}`;
    return paymentId === null ? undefined : `https://dashboard.stripe.com/${mode}payments/${paymentId}`;
  };
}
