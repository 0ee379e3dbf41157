import { momentsToLook } from '../domain/duties.ts';
import type { SubscriptionFacts } from '../domain/standing.ts';
import type { Payer } from '../customers/payers.repository.ts';

const minuteMs = 60_000;
/**
 * How often a payer is checked: with a running plan or an open dispute four times a day; with an open checkout, soon. In
 * minutes.
 */
const pauses = { running: 6 * 60, undecided: 10 };
/**
 * How long an open checkout is checked: a little longer than the day it lives, to find a payment in its last minute. In
 * minutes.
 */
const checkoutLives = 25 * 60;

interface Looking {
  payer: Pick<Payer, 'clockNow'>;
  subscriptions: readonly SubscriptionFacts[];
  /** Whether a subscription is not over. */
  live: boolean;
  /** Whether a dispute is not closed. */
  disputed: boolean;
  /** When the open checkout began. */
  checkoutSince: Date | undefined;
  now(): Date;
  random(): number;
}

/**
 * Returns when to ask the provider again if no webhook comes: shortly after each moment at which something is due, and
 * at regular intervals, with random spread so that instances and customers do not ask all at once. Null if nothing can
 * change any more.
 */
export function whenToLook({ payer, subscriptions, live, disputed, checkoutSince, now, random }: Looking): Date | null {
  const wall = now().getTime();
  const spread = 0.8 + 0.4 * random();
  if (!live) {
    const goesOn = checkoutSince !== undefined && wall - checkoutSince.getTime() < checkoutLives * minuteMs;
    if (goesOn) return new Date(wall + pauses.undecided * minuteMs * spread);
    return disputed ? new Date(wall + pauses.running * minuteMs * spread) : null;
  }
  const regular = wall + pauses.running * minuteMs * spread;
  // A test clock stands still; moving it sends events.
  const due = payer.clockNow ? [] : subscriptions.flatMap(momentsToLook).map((moment) => moment.getTime());
  const next = due.filter((moment) => moment > wall).map((moment) => moment + minuteMs * spread);
  return new Date(Math.min(regular, ...next));
}
