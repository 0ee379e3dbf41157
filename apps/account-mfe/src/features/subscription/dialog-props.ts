import type { SubscriptionRecord } from '@greenroom/contracts';
import type { PlanAction } from './after-action.ts';
import type { PaidPlan } from './plan-statement.ts';

/** Actions that open a dialog first. */
export type Asking = Extract<
  PlanAction,
  'cancel' | 'switch' | 'refund' | 'card' | 'cards' | 'add_card' | 'pause' | 'coupon' | 'billing'
>;

/** Props of every dialog about a subscription. */
export interface AskingProps {
  subscription: PaidPlan;
  /** Closes the dialog without an action. */
  close(): void;
  /** @param changed the plan after a change that may wait for its payment */
  done(what: Asking, changed?: SubscriptionRecord): unknown;
}
