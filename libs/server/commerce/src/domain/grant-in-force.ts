import type { Subscription } from '@greenroom/access';

/**
 * @param last the latest plan that staff granted or ended
 * @returns the plan granted at `wall`; null if it has expired or was ended; undefined if staff decided nothing
 */
export function grantInForce(
  last: { endsAt: Date | null; endedAt: Date | null } | undefined,
  wall: Date,
): Subscription | null | undefined {
  if (!last) return undefined;
  const { endsAt, endedAt } = last;
  if (endedAt !== null || endsAt === null || endsAt <= wall) return null;
  return { status: 'ACTIVE', endsAt, enterpriseAdmin: false };
}
