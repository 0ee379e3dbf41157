/** A period of a subscription, as Apple last signed it. */
export interface ApplePeriod {
  productId: string;
  purchasedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** A period of a higher plan replaced it. */
  isUpgraded: boolean;
  isTrial: boolean;
}

/** What Apple last said about the next period. */
export interface AppleRenewal {
  /** Null if Apple has said nothing yet. */
  renews: boolean | null;
  isRetrying: boolean;
  graceUntil: Date | null;
  hasExpired: boolean;
}

export interface AppleStanding {
  state: 'active' | 'canceled' | 'trial' | 'canceled_trial' | 'past_due' | 'none';
  /** When access ends, if that is settled. */
  endsAt: Date | null;
  /** When Apple’s next news is due; null if the subscription is over. */
  newsDueAt: Date | null;
}

/**
 * For how long a plan that renews stays open after its period, while no news of the renewal arrives. Apple renews within
 * the last day of a period and sends a lost notification again after 1 and 12 hours.
 */
const unheardMs = 24 * 3_600_000;
/** For how long Apple tries a failed payment again: https://developer.apple.com/documentation/storekit/reducing-involuntary-subscriber-churn */
const retriedMs = 60 * 24 * 3_600_000;

const over: AppleStanding = { state: 'none', endsAt: null, newsDueAt: null };

/**
 * Derives the state of a subscription from what Apple signed. It does not depend on the order in which that arrived.
 * @param periods all known periods, in any order
 */
export function appleStanding(periods: readonly ApplePeriod[], renewal: AppleRenewal, now: Date): AppleStanding {
  const counted = periods.filter(({ isUpgraded }) => !isUpgraded);
  const last = latestOf(counted);
  const paid = latestOf(counted.filter(({ revokedAt }) => revokedAt === null));
  if (!last || !paid) return over;
  const { expiresAt, isTrial } = paid;
  if (expiresAt > now) {
    if (renewal.renews === false)
      return { state: isTrial ? 'canceled_trial' : 'canceled', endsAt: expiresAt, newsDueAt: expiresAt };
    return { state: isTrial ? 'trial' : 'active', endsAt: null, newsDueAt: expiresAt };
  }
  // A refund of the last period ends the plan, whatever is said about the next one.
  if (last.revokedAt !== null) return over;
  const { graceUntil } = renewal;
  if (graceUntil !== null && graceUntil > now) return { state: 'past_due', endsAt: graceUntil, newsDueAt: graceUntil };
  if (renewal.isRetrying)
    return { ...over, newsDueAt: now.getTime() < expiresAt.getTime() + retriedMs ? expiresAt : null };
  if (renewal.hasExpired || renewal.renews === false) return over;
  return now.getTime() < expiresAt.getTime() + unheardMs
    ? { state: 'active', endsAt: null, newsDueAt: expiresAt }
    : { ...over, newsDueAt: now.getTime() < expiresAt.getTime() + retriedMs ? expiresAt : null };
}

function latestOf(periods: readonly ApplePeriod[]): ApplePeriod | undefined {
  const order = ({ expiresAt, purchasedAt }: ApplePeriod) => [expiresAt.getTime(), purchasedAt.getTime()] as const;
  return periods.toSorted((one, other) => {
    const [[oneEnd, oneStart], [otherEnd, otherStart]] = [order(one), order(other)];
    return otherEnd - oneEnd || otherStart - oneStart;
  })[0];
}
