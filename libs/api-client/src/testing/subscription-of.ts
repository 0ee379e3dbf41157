import type { SubscriptionState } from '@greenroom/contracts';
import type { PersonKind } from './sample-people.ts';

const states: Partial<Record<PersonKind, SubscriptionState>> = {
  trial: 'trial',
  canceledTrial: 'canceled_trial',
  subscriber: 'active',
  overdue: 'past_due',
  paused: 'paused',
  usedUp: 'active',
  canceled: 'canceled',
  appleManaged: 'apple',
  parentManaged: 'parent',
};

/** Returns the subscription state of a kind of user; users whose company pays have no subscription of their own. */
export const subscriptionOf = (kind: PersonKind): SubscriptionState => states[kind] ?? 'none';
