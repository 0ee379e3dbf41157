import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay, sayMoney } from '@greenroom/plans';
import { endOf, isPaidPlan } from './plan-statement.ts';

/** An action on the plan on this page. */
export type PlanAction =
  | 'cancel'
  | 'continue'
  | 'switch'
  | 'withdraw_switch'
  | 'card'
  | 'cards'
  | 'add_card'
  | 'pay'
  | 'withdraw_update'
  | 'refuse_update'
  | 'refund'
  | 'pause'
  | 'resume'
  | 'coupon'
  | 'billing';

/** A key of `messages` with its values. */
export type ActionResult =
  | {
      key: `done.${'cardKept' | 'cardAdded' | 'resume' | 'billing' | 'cancel' | 'cancelTrial' | 'ended' | 'continue' | 'switch' | 'withdrawSwitch' | 'refuseUpdate' | 'card' | 'pay' | 'refund'}`;
    }
  | { key: 'done.switchLater' | 'done.payEnding' | 'done.pause'; fill: { day: string } }
  | { key: 'done.cardAddedBeside'; fill: { last4: string } }
  | { key: 'done.coupon'; fill: { charge: string; day: string } };

/**
 * Returns the result message of an action for the plan's current state. Undefined if the state no longer matches, so
 * that a message disappears once its action is undone.
 */
export function resultOf(action: PlanAction, record: SubscriptionRecord): ActionResult | undefined {
  const { state, pendingSwitch, pendingUpdate, pause, nextCharge, discounted, card } = record;
  // No action on this page can change a plan that is granted or managed elsewhere.
  if (state !== 'none' && !isPaidPlan(record)) return undefined;
  if (action === 'billing') return { key: 'done.billing' };
  switch (action) {
    case 'cancel':
      if (state === 'canceled') return { key: 'done.cancel' };
      if (state === 'canceled_trial') return { key: 'done.cancelTrial' };
      return state === 'none' ? { key: 'done.ended' } : undefined;
    case 'refund':
      return state === 'none' ? { key: 'done.refund' } : undefined;
    case 'switch':
      if (pendingUpdate || (state !== 'active' && state !== 'trial')) return undefined;
      return pendingSwitch
        ? { key: 'done.switchLater', fill: { day: sayDay(pendingSwitch.at) } }
        : { key: 'done.switch' };
    case 'withdraw_switch':
      return state === 'active' && !pendingSwitch ? { key: 'done.withdrawSwitch' } : undefined;
    case 'withdraw_update':
    case 'refuse_update':
      if (pendingUpdate || (state !== 'active' && state !== 'paused')) return undefined;
      return { key: action === 'refuse_update' ? 'done.refuseUpdate' : 'done.withdrawSwitch' };
    case 'continue':
      return state === 'active' || state === 'trial' ? { key: 'done.continue' } : undefined;
    case 'pay':
      if (state === 'canceled' && isPaidPlan(record)) return { key: 'done.payEnding', fill: { day: endOf(record) } };
      return state === 'active' ? { key: 'done.pay' } : undefined;
    case 'card':
    case 'cards':
      if (state === 'canceled' || state === 'canceled_trial') return { key: 'done.cardKept' };
      return state === 'none' ? undefined : { key: 'done.card' };
    case 'add_card':
      if (state === 'none') return undefined;
      return card && state !== 'canceled' && state !== 'canceled_trial'
        ? { key: 'done.cardAddedBeside', fill: { last4: card.last4 } }
        : { key: 'done.cardAdded' };
    case 'pause':
      return state === 'active' && pause ? { key: 'done.pause', fill: { day: sayDay(pause.until) } } : undefined;
    case 'resume':
      return state === 'active' && !pause ? { key: 'done.resume' } : undefined;
    case 'coupon':
      if (!nextCharge || !discounted) return undefined;
      return { key: 'done.coupon', fill: { charge: sayMoney(nextCharge), day: sayDay(nextCharge.at) } };
  }
}

/**
 * Returns what came of paying what was open on a plan; undefined while it is still open.
 * @param before the plan with the overdue amount, or with the change that waited for its payment
 * @param isRefused whether the card was refused
 */
export function cameOfPayment(
  { pendingUpdate }: SubscriptionRecord,
  after: SubscriptionRecord,
  isRefused: boolean,
): PlanAction | undefined {
  if (!pendingUpdate) return after.state === 'past_due' ? undefined : 'pay';
  if (after.pendingUpdate) return undefined;
  const { change, tier } = pendingUpdate;
  const isMade = change === 'switch' ? after.tier === tier : after.state === 'active';
  if (isMade) return change;
  return isRefused ? 'refuse_update' : 'withdraw_update';
}
