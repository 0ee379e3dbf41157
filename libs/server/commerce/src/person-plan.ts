import { minor, type PlanStatus, type SubscriptionState } from '@greenroom/contracts';
import type { PausedPlan, PersonPlan } from '@greenroom/access';
import type { CommerceDependencies } from './commerce-dependencies.ts';
import { grantInForce } from './domain/grant-in-force.ts';
import { readPlan, readUnpaid, type SubscriptionRow } from './projection/read-projection.ts';

const statuses: Record<SubscriptionState, PlanStatus> = {
  none: 'FREE',
  active: 'ACTIVE',
  canceled: 'CANCELED',
  trial: 'TRIAL',
  canceled_trial: 'CANCELED',
  // Active until its grace period ends.
  past_due: 'ACTIVE',
  // No access until the pause ends.
  paused: 'FREE',
  apple: 'ACTIVE',
  parent: 'ACTIVE',
};

/**
 * Returns the facts about an account's plan that entitlements need. A plan with another provider counts while the one
 * bought here opens nothing.
 */
export async function personPlan(
  { db, externalPlanOf }: Pick<CommerceDependencies, 'db' | 'externalPlanOf'>,
  accountUuid: string,
  wall: Date,
): Promise<PersonPlan> {
  const { subscription, standing, now, had, lastGrant } = await readPlan(db, accountUuid, wall);
  const { state, endsAt } = standing;
  const external = statuses[state] === 'FREE' ? await externalPlanOf?.(db, accountUuid, wall) : undefined;
  if (external) {
    const once = { trialHad: had.trial, guaranteeHad: had.guarantee };
    return { granted: grantInForce(lastGrant, wall), subscription: external, annual: false, ...once };
  }
  // In wall-clock time, although the plan ends by its customer's clock.
  const ends = endsAt && new Date(endsAt.getTime() - now.getTime() + wall.getTime());
  const unpaid = subscription && state === 'past_due' ? await readUnpaid(db, subscription.id) : undefined;
  return {
    granted: grantInForce(lastGrant, wall),
    ...(unpaid && standing.graceUntil && { overdue: { ...unpaid.amount, until: standing.graceUntil } }),
    ...(subscription && state === 'paused' && { paused: pausedPlan(subscription) }),
    subscription: {
      status: statuses[state],
      endsAt: ends,
      enterpriseAdmin: false,
      ...(subscription && state !== 'none' && { id: subscription.id }),
    },
    annual: state !== 'none' && subscription?.tier === 'annual',
    trialHad: had.trial,
    guaranteeHad: had.guarantee,
  };
}

function pausedPlan({ pausedUntil, currentPeriodEnd, nextAmount, currency }: SubscriptionRow): PausedPlan {
  return {
    until: pausedUntil ?? currentPeriodEnd,
    charge: nextAmount === null ? null : { amount: minor(nextAmount), currency },
  };
}
