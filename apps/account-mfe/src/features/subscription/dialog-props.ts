import type { PlanAction } from './after-action.ts';
import type { PaidPlan } from './plan-statement.ts';

/** What one may ask for that is asked about once more. */
export type Asking = Extract<
  PlanAction,
  'cancel' | 'switch' | 'refund' | 'card' | 'cards' | 'pause' | 'coupon' | 'billing'
>;

/** What every question about a subscription is given. */
export interface AskingProps {
  subscription: PaidPlan;
  /** Without having done anything. */
  close(): void;
  done(what: Asking): unknown;
}
