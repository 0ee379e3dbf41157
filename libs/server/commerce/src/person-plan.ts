import type { PlanStatus, SubscriptionState } from '@greenroom/contracts';
import type { Database } from '@greenroom/database';
import type { PersonPlan } from '@greenroom/access';
import { readGranted } from './grants/grants.repository.ts';
import { hadGuarantee, hadTrial, readPlan, readUnpaid } from './projection/read-projection.ts';

const statuses: Record<SubscriptionState, PlanStatus> = {
  none: 'FREE',
  active: 'ACTIVE',
  canceled: 'CANCELED',
  trial: 'TRIAL',
  canceled_trial: 'CANCELED',
  // Good until its grace is over.
  past_due: 'ACTIVE',
  // Closed until it goes on.
  paused: 'FREE',
  apple: 'ACTIVE',
  parent: 'ACTIVE',
};

/** What entitlements ask of an account's plan. */
export async function personPlan(db: Database, accountUuid: string, wall: Date): Promise<PersonPlan> {
  const { payer, subscription, standing, now } = await readPlan(db, accountUuid, wall);
  const { state, endsAt } = standing;
  // By the wall's clock, though the plan ends by its customer's.
  const ends = endsAt && new Date(endsAt.getTime() - now.getTime() + wall.getTime());
  const [unpaid, trialHad, guaranteeHad] = await Promise.all([
    subscription && state === 'past_due' ? readUnpaid(db, subscription.id) : undefined,
    payer !== undefined && hadTrial(db, accountUuid),
    payer !== undefined && hadGuarantee(db, payer),
  ]);
  return {
    granted: await readGranted(db, accountUuid, wall),
    ...(unpaid && standing.graceUntil && { overdue: { ...unpaid.amount, until: standing.graceUntil } }),
    subscription: {
      status: statuses[state],
      endsAt: ends,
      enterpriseAdmin: false,
      ...(subscription && state !== 'none' && { id: subscription.id }),
    },
    annual: state !== 'none' && subscription?.tier === 'annual',
    trialHad,
    guaranteeHad,
  };
}
