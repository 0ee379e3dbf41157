import { and, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { addMoney, isNothing, minor, money, type Money } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { hadOnce, invoices, payers, refunds, subscriptions } from '../commerce.tables.ts';
import { type Charge, type MoneyBack, moneyBackOf } from '../domain/money-back.ts';
import { type PlanStanding, standingOfPlan } from '../domain/standing.ts';
import type { RecordedSubscription } from '../domain/subscription-record.ts';
import { nowOf, type Payer } from '../customers/payers.repository.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** One's plan as the projection has it. */
export interface ProjectedPlan {
  payer: Payer | undefined;
  subscription: SubscriptionRow | undefined;
  /** All there were, the last first. */
  subscriptions: SubscriptionRow[];
  standing: PlanStanding;
  /** For the payer, by whose clock the plan is judged. */
  now: Date;
}

/** The plan of an account: of several subscriptions the one that is not over, else the last. */
export async function readPlan(db: Queryable, accountUuid: string, wall: Date): Promise<ProjectedPlan> {
  const rows = await db
    .select({ payer: payers, subscription: subscriptions })
    .from(payers)
    .leftJoin(subscriptions, eq(subscriptions.payerUuid, payers.uuid))
    .where(eq(payers.accountUuid, accountUuid))
    .orderBy(desc(subscriptions.createdAt));
  const payer = rows[0]?.payer;
  const now = payer ? nowOf(payer, wall) : wall;
  const all = rows.flatMap(({ subscription }) => (subscription ? [subscription] : []));
  const subscription = all.find((one) => standingOfPlan(one, now).blocksAnother) ?? all[0];
  return { payer, subscription, subscriptions: all, standing: standingOfPlan(subscription, now), now };
}

export function priceOf({ unitAmount, currency }: SubscriptionRow): Money {
  return { amount: minor(unitAmount), currency };
}

/** An invoice that is open, and when it is tried again by itself; null where it is not. */
export interface Unpaid {
  invoiceId: string;
  amount: Money;
  at: Date | null;
}

export function recorded(row: SubscriptionRow, unpaid: Unpaid | undefined): RecordedSubscription {
  const { id, tier, intervalCount, currentPeriodEnd, trialEnd, card, pendingSwitch, nextAmount, currency } = row;
  const { pausedFrom, pausedUntil, discounted } = row;
  const pause = pausedFrom && pausedUntil && { from: pausedFrom, until: pausedUntil };
  const at = pause && pause.from >= currentPeriodEnd ? pause.until : currentPeriodEnd;
  const next = nextAmount === null ? null : { amount: { amount: minor(nextAmount), currency }, at };
  return {
    id,
    tier,
    price: priceOf(row),
    intervalCount,
    currentPeriodEnd,
    trialEnd,
    card,
    pendingSwitch: pendingSwitch && {
      tier: pendingSwitch.tier,
      at: new Date(pendingSwitch.at),
      price: { amount: pendingSwitch.unitAmount, currency },
    },
    pause,
    discounted,
    next: unpaid?.at ? { amount: unpaid.amount, at: unpaid.at } : next,
    overdue: unpaid?.amount ?? null,
  };
}

/** The invoice that is open; of several, the last. */
export async function readUnpaid(db: Queryable, subscriptionId: string): Promise<Unpaid | undefined> {
  const [open] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, subscriptionId), eq(invoices.status, 'open')))
    .orderBy(desc(invoices.createdAt))
    .limit(1);
  if (!open) return undefined;
  const { id: invoiceId, total, currency, nextAttemptAt: at } = open;
  return { invoiceId, amount: { amount: minor(total), currency }, at };
}

/** The money-back guarantee as it stands for a payer and the card they pay with. */
export async function readMoneyBack(
  db: Queryable,
  { payer, subscription, now }: { payer: Payer; subscription: SubscriptionRow; now: Date },
): Promise<MoneyBack | undefined> {
  const who = [payer.accountUuid, subscription.cardKey].filter((one) => one !== null);
  const had = await db.$count(hadOnce, and(eq(hadOnce.what, 'refund'), inArray(hadOnce.who, who)));
  const paid = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.payerUuid, payer.uuid), gt(invoices.amountPaid, 0)));
  return moneyBackOf(paid.flatMap(chargeOf), { now, had: had > 0 });
}

/** All that was paid for one subscription and has not come back. */
export async function readCharges(
  db: Queryable,
  { id, currency }: SubscriptionRow,
): Promise<Pick<MoneyBack, 'amount' | 'charges'>> {
  const paid = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), gt(invoices.amountPaid, 0)));
  const charges = paid.flatMap(chargeOf).filter(({ left }) => !isNothing(left));
  return { charges, amount: charges.reduce((sum, { left }) => addMoney(sum, left), money(0, currency)) };
}

/** What was given back of a subscription, or is about to be. */
export async function findRefund(
  db: Queryable,
  subscriptionId: string,
): Promise<typeof refunds.$inferSelect | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.subscriptionId, subscriptionId));
  return refund;
}

function chargeOf({ paymentId, paidAt, amountPaid, refunded, currency }: typeof invoices.$inferSelect): Charge[] {
  if (paymentId === null || paidAt === null) return [];
  return [{ paymentId, paidAt, left: { amount: minor(amountPaid - refunded), currency } }];
}

export async function hadTrial(db: Queryable, accountUuid: string): Promise<boolean> {
  return (await db.$count(hadOnce, and(eq(hadOnce.what, 'trial'), eq(hadOnce.who, accountUuid)))) > 0;
}

/** Whether somebody paid before, or had their money back: what they buy next comes without the money-back guarantee. */
export async function hadGuarantee(db: Queryable, { uuid, accountUuid }: Payer): Promise<boolean> {
  const [paid, refunds] = await Promise.all([
    db.$count(invoices, and(eq(invoices.payerUuid, uuid), gt(invoices.amountPaid, 0))),
    db.$count(hadOnce, and(eq(hadOnce.what, 'refund'), eq(hadOnce.who, accountUuid ?? ''))),
  ]);
  return paid + refunds > 0;
}

/** Payers whose time to be looked at has come. */
export async function payersToLookAt(db: Queryable, { wall, most }: { wall: Date; most: number }): Promise<Payer[]> {
  return db.select().from(payers).where(lte(payers.lookAt, wall)).orderBy(payers.lookAt).limit(most);
}
