import type { SubscriptionRecord } from './commerce.schema.ts';

/** The record of an account without a plan and without any action to take. */
export const noSubscription: SubscriptionRecord = {
  id: null,
  state: 'none',
  originatorType: null,
  tier: null,
  price: null,
  currentPeriodEnd: null,
  trialEndsAt: null,
  endsAt: null,
  graceUntil: null,
  nextCharge: null,
  overdue: null,
  pendingSwitch: null,
  card: null,
  moneyBack: null,
  managedAt: null,
  actions: [],
};
