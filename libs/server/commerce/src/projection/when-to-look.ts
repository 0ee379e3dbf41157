import { momentsToLook } from '../domain/duties.ts';
import type { SubscriptionFacts } from '../domain/standing.ts';
import type { Payer } from '../customers/payers.repository.ts';

const minuteMs = 60_000;
/** A plan that runs is looked at four times a day; what nobody may have told of yet, soon. In minutes. */
const pauses = { running: 6 * 60, undecided: 10 };
/** A checkout lives for a day. Looked at a little longer, what is paid in its last minute is found, too. In minutes. */
const checkoutLives = 25 * 60;

interface Looking {
  payer: Pick<Payer, 'clockNow'>;
  subscriptions: readonly SubscriptionFacts[];
  /** One of them is not over. */
  live: boolean;
  /** Since when a checkout is open. */
  checkoutSince: Date | undefined;
  now(): Date;
  random(): number;
}

/**
 * When the provider is to be asked again though no webhook came: a little after each moment at which something is due,
 * and from time to time. Spread, so that instances and customers do not ask all at once. Nothing where nothing can come.
 */
export function whenToLook({ payer, subscriptions, live, checkoutSince, now, random }: Looking): Date | null {
  const wall = now().getTime();
  const spread = 0.8 + 0.4 * random();
  if (!live) {
    const goesOn = checkoutSince !== undefined && wall - checkoutSince.getTime() < checkoutLives * minuteMs;
    return goesOn ? new Date(wall + pauses.undecided * minuteMs * spread) : null;
  }
  const regular = wall + pauses.running * minuteMs * spread;
  // A test clock stands still: what is due by it is told when it is moved.
  const due = payer.clockNow ? [] : subscriptions.flatMap(momentsToLook).map((moment) => moment.getTime());
  const next = due.filter((moment) => moment > wall).map((moment) => moment + minuteMs * spread);
  return new Date(Math.min(regular, ...next));
}
