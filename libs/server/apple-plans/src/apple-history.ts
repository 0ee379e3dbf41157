import type { Queryable } from '@greenroom/database';
import { readNotifications, readSubscriptions } from './apple-plans.repository.ts';
import { appleStanding } from './domain/apple-standing.ts';

/** A subscription through Apple, for support staff. */
export interface ApplePlanSummary {
  /** Apple’s id of the product of the latest period. */
  productId: string;
  since: Date;
  /** When the latest period ends or ended, or was refunded. */
  until: Date;
  over: boolean;
}

/** Maximum notifications that are shown. */
const mostNotifications = 50;

/** Returns an account’s subscriptions through Apple, and what Apple reported about them, the latest first. */
export async function appleHistory(db: Queryable, accountUuid: string, now: Date) {
  const known = await readSubscriptions(db, { accountUuid });
  const plans = known.flatMap(({ subscription, periods }): ApplePlanSummary[] => {
    const byStart = periods.toSorted((one, other) => one.purchasedAt.getTime() - other.purchasedAt.getTime());
    const [first, last] = [byStart[0], byStart.at(-1)];
    if (!first || !last) return [];
    const { state, endsAt } = appleStanding(periods, subscription, now);
    const until = endsAt ?? last.revokedAt ?? last.expiresAt;
    return [{ productId: last.productId, since: first.purchasedAt, until, over: state === 'none' }];
  });
  return { plans, notifications: await readNotifications(db, accountUuid, mostNotifications) };
}
