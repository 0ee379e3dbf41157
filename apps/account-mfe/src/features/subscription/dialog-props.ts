import type { SubscriptionRecord } from '@greenroom/contracts';

/** What one may ask for that is asked about once more. */
export type Asking = 'cancel' | 'switch' | 'refund' | 'card';

/** What every question about a subscription is given. */
export interface AskingProps {
  subscription: SubscriptionRecord;
  /** Without having done anything. */
  close(): void;
  done(what: Asking): unknown;
}
