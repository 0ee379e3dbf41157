import type { Telling } from './telling.ts';
import { and, eq, gt } from 'drizzle-orm';
import { minor } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { invoices, subscriptions } from '../commerce.tables.ts';
import { mustRemind } from '../domain/duties.ts';
import { graceOf, standingOfPlan } from '../domain/standing.ts';
import { findRefund, type SubscriptionRow } from './read-projection.ts';
import { tellBeginning } from './tell-beginning.ts';

/**
 * Queues the mails that follow from a projection and marks each as sent, in the projection's transaction, so that each
 * is sent once.
 */
export async function tellByMail(tx: Queryable, telling: Telling): Promise<void> {
  for (const one of telling.subscriptions) await tellBeginning(tx, telling, one);
  await tellReceipts(tx, telling);
  for (const one of telling.subscriptions) {
    await tellReminder(tx, telling, one);
    await tellFailure(tx, telling, one);
    await tellEnd(tx, telling, one);
  }
}

async function tellReceipts(tx: Queryable, { mails, account, payer }: Telling): Promise<void> {
  const paid = and(
    eq(invoices.payerUuid, payer.uuid),
    eq(invoices.status, 'paid'),
    eq(invoices.receiptMailed, false),
    gt(invoices.amountPaid, 0),
  );
  const told = await tx.update(invoices).set({ receiptMailed: true }).where(paid).returning();
  for (const { amountPaid, currency, number, paidAt, createdAt } of told)
    await mails.queue(tx, account, {
      template: 'receipt',
      name: account.name,
      amount: { amount: minor(amountPaid), currency },
      number: number ?? '',
      day: (paidAt ?? createdAt).toISOString(),
      link: mails.settingsLink('plan'),
    });
}

async function tellReminder(tx: Queryable, { mails, account, now }: Telling, one: SubscriptionRow): Promise<void> {
  if (!mustRemind(one, now) || one.remindedOf?.getTime() === one.trialEnd?.getTime() || one.trialEnd === null) return;
  await tx.update(subscriptions).set({ remindedOf: one.trialEnd }).where(eq(subscriptions.id, one.id));
  await mails.queue(tx, account, {
    template: one.pausedFrom ? 'pause-ends' : 'trial-ends',
    name: account.name,
    amount: { amount: minor(one.nextAmount ?? one.unitAmount), currency: one.currency },
    day: one.trialEnd.toISOString(),
    link: mails.settingsLink('plan'),
  });
}

/** Once for each invoice, however often it is retried. */
async function tellFailure(tx: Queryable, { mails, account, now }: Telling, one: SubscriptionRow): Promise<void> {
  if (standingOfPlan(one, now).state !== 'past_due') return;
  const failed = and(eq(invoices.subscriptionId, one.id), eq(invoices.status, 'open'), eq(invoices.failuresTold, 0));
  const told = await tx.update(invoices).set({ failuresTold: 1 }).where(failed).returning();
  for (const { total, currency, nextAttemptAt } of told)
    await mails.queue(tx, account, {
      template: 'payment-failed',
      name: account.name,
      amount: { amount: minor(total), currency },
      day: graceOf(one.unpaidSince ?? now).toISOString(),
      isRetried: nextAttemptAt !== null,
      link: mails.settingsLink('plan'),
    });
}

async function tellEnd(tx: Queryable, { mails, account }: Telling, one: SubscriptionRow): Promise<void> {
  // A subscription that never began (its first payment failed) does not end.
  if (one.endTold || one.endedAt === null || one.status === 'incomplete_expired') return;
  await tx.update(subscriptions).set({ endTold: true }).where(eq(subscriptions.id, one.id));
  const refund = await findRefund(tx, one.id);
  const common = { name: account.name, link: mails.settingsLink('plan') };
  if (refund && refund.amount > 0) {
    const amount = { amount: minor(refund.amount), currency: refund.currency };
    await mails.queue(tx, account, { template: 'refunded', amount, ...common });
    return;
  }
  const why = one.trialRefused ? 'trial-had' : one.unpaidSince ? 'unpaid' : 'canceled';
  await mails.queue(tx, account, { template: 'plan-ended', why, ...common });
}
