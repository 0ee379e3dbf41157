import type { Subscription } from '@greenroom/access';

/**
 * @param last the last plan that staff granted or ended
 * @returns what is granted at `wall`; null where it is over or ended; undefined where staff decided nothing
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
