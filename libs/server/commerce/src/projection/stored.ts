import { createHash } from 'node:crypto';
import type { MinorUnits, PlanTier, SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderCoupon, ProviderInvoice, ProviderPrice } from '@greenroom/ports/payments';

/** Forms in which the tables of commerce keep what has no columns of its own. Moments are ISO 8601. */

export type StoredCard = NonNullable<SubscriptionRecord['card']>;

export interface StoredPendingSwitch {
  scheduleId: string;
  tier: PlanTier;
  at: string;
  unitAmount: MinorUnits;
}

export interface StoredInvoiceLine {
  description: string;
  amount: MinorUnits;
  from: string;
  to: string;
}

/** To whom an invoice was made out. Those of earlier versions have no address. */
export interface StoredBilledTo {
  name: string;
  email: string;
  address?: ProviderInvoice['billedTo']['address'];
  taxId?: string | null;
}

export interface StoredTax {
  percentage: number | null;
  amount: MinorUnits;
}

export interface StoredPayment {
  paymentId: string;
  amount: MinorUnits;
}

/** What was shown of a switch. */
export interface StoredQuote {
  subscriptionId: string;
  tier: PlanTier;
  priceId: string;
  at: string;
  dueNow: MinorUnits;
  /** Makes the provider's idempotency key: one for each attempt, since its clock may stand still and a refusal is replayed. */
  attempt: string;
}

export type StoredCaching = { prices: ProviderPrice[] } | { coupon: ProviderCoupon | 'used-up' | null };

/** What a card is known by: its fingerprint with the provider, as a hash. */
export function cardKeyOf(fingerprint: string): string {
  return `card:${createHash('sha256').update(fingerprint).digest('base64url')}`;
}
