import { eq } from 'drizzle-orm';
import { minor } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { subscriptions } from '../commerce.tables.ts';
import { standingOfPlan } from '../domain/standing.ts';
import type { SubscriptionRow } from './read-projection.ts';
import type { Telling } from './telling.ts';

/**
 * Confirms an order by mail once the trial or plan has begun, as the law requires (German Civil Code, section 312f). A
 * refused trial, or a plan that was never paid, has not begun.
 */
export async function tellBeginning(
  tx: Queryable,
  { mails, seller, account, now }: Telling,
  one: SubscriptionRow,
): Promise<void> {
  const { state } = standingOfPlan(one, now);
  if (one.beginTold || state === 'none') return;
  await tx.update(subscriptions).set({ beginTold: true }).where(eq(subscriptions.id, one.id));
  const { currency, tier, trialEnd, nextAmount, currentPeriodEnd } = one;
  const inTrial = state === 'trial' || state === 'canceled_trial';
  await mails.queue(tx, account, {
    template: 'plan-begun',
    name: account.name,
    number: one.id,
    tier,
    price: { amount: minor(one.unitAmount), currency },
    begunAt: one.createdAt.toISOString(),
    trialEnds: inTrial && trialEnd ? trialEnd.toISOString() : null,
    next: nextAmount === null ? null : { amount: minor(nextAmount), currency, at: currentPeriodEnd.toISOString() },
    seller: [seller.name, ...seller.address],
    link: mails.settingsLink('plan'),
    links: { cancel: mails.pageLink('cancelContracts'), withdraw: mails.pageLink('withdraw') },
  });
}
