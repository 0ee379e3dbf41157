import type { Subscription } from '@greenroom/access';
import type { PlanStatus } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { readSubscriptions } from './apple-plans.repository.ts';
import { type AppleStanding, appleStanding } from './domain/apple-standing.ts';

const statuses: Record<Exclude<AppleStanding['state'], 'none'>, PlanStatus> = {
  active: 'ACTIVE',
  canceled: 'CANCELED',
  trial: 'TRIAL',
  canceled_trial: 'CANCELED',
  // Active until Apple’s grace period ends.
  past_due: 'ACTIVE',
};

/** Returns the plan that an account has through Apple; undefined if it has none now. */
export async function applePlanOf(db: Queryable, accountUuid: string, now: Date): Promise<Subscription | undefined> {
  const known = await readSubscriptions(db, { accountUuid });
  const plans = known.flatMap(({ subscription, periods }) => {
    const { state, endsAt } = appleStanding(periods, subscription, now);
    return state === 'none'
      ? []
      : [{ status: statuses[state], endsAt, enterpriseAdmin: false, keptBy: 'apple' as const }];
  });
  return plans.toSorted((one, other) => lasting(other) - lasting(one))[0];
}

const lasting = ({ endsAt }: Pick<Subscription, 'endsAt'>) => endsAt?.getTime() ?? Infinity;
