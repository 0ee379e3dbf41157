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

/** The state of the subscription that goes with a kind of person; those whose company pays have none of their own. */
export const subscriptionOf = (kind: PersonKind): SubscriptionState => states[kind] ?? 'none';
