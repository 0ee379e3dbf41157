import { createHash } from 'node:crypto';
import type { MinorUnits, PlanTier, SubscriptionRecord } from '@greenroom/contracts';
import type { ProviderCoupon, ProviderInvoice, ProviderPrice } from '@greenroom/ports/payments';

/** JSON formats of the commerce tables' columns. Times are ISO 8601. */

export type StoredCard = NonNullable<SubscriptionRecord['card']>;

export interface StoredPendingSwitch {
  scheduleId: string;
  tier: PlanTier;
  at: string;
  unitAmount: MinorUnits;
}

export interface StoredPendingUpdate {
  invoiceId: string;
  change: 'switch' | 'resume';
  tier: PlanTier;
  amount: MinorUnits;
  expiresAt: string;
  /** It is about to be discarded. */
  declined: boolean;
}

export interface StoredInvoiceLine {
  description: string;
  amount: MinorUnits;
  from: string;
  to: string;
}

/** The billing details of an invoice. Those of earlier versions have no address. */
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

/** The preview of a switch. */
export interface StoredQuote {
  subscriptionId: string;
  tier: PlanTier;
  priceId: string;
  at: string;
  dueNow: MinorUnits;
  /**
   * Part of the provider's idempotency key. Each attempt has its own: a test clock may stand still, and Stripe replays
   * a refusal.
   */
  attempt: string;
}

export type StoredCaching = { prices: ProviderPrice[] } | { coupon: ProviderCoupon | 'used-up' | null };

/** Returns the key of a card: a hash of its fingerprint at the provider. */
export function cardKeyOf(fingerprint: string): string {
  return `card:${createHash('sha256').update(fingerprint).digest('base64url')}`;
}
