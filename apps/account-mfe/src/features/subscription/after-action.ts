import type { SubscriptionRecord } from '@greenroom/contracts';
import { sayDay } from '@greenroom/plans';

/** What the person did to the plan on this page. */
export type PlanAction = 'cancel' | 'continue' | 'switch' | 'withdraw_switch' | 'card' | 'pay' | 'refund';

/** A sentence of `messages`, with what fills it. */
export type ActionResult =
  | { key: `done.${'cancel' | 'cancelTrial' | 'ended' | 'continue' | 'switch' | 'withdrawSwitch' | 'card' | 'pay' | 'refund'}` }
  | { key: 'done.switchLater'; fill: { day: string } };

/**
 * What an action came to, by the state the plan has now. Nothing where the state says otherwise: a sentence about an
 * action does not outlive what undid it.
 */
export function resultOf(action: PlanAction, { state, pendingSwitch }: SubscriptionRecord): ActionResult | undefined {
  switch (action) {
    case 'cancel':
      if (state === 'canceled') return { key: 'done.cancel' };
      if (state === 'canceled_trial') return { key: 'done.cancelTrial' };
      return state === 'none' ? { key: 'done.ended' } : undefined;
    case 'refund':
      return state === 'none' ? { key: 'done.refund' } : undefined;
    case 'switch':
      if (state !== 'active') return undefined;
      return pendingSwitch ? { key: 'done.switchLater', fill: { day: sayDay(pendingSwitch.at) } } : { key: 'done.switch' };
    case 'withdraw_switch':
      return state === 'active' && !pendingSwitch ? { key: 'done.withdrawSwitch' } : undefined;
    case 'continue':
      return state === 'active' || state === 'trial' ? { key: 'done.continue' } : undefined;
    case 'pay':
      return state === 'active' || state === 'canceled' ? { key: 'done.pay' } : undefined;
    case 'card':
      return state === 'active' || state === 'trial' || state === 'past_due' ? { key: 'done.card' } : undefined;
  }
}
