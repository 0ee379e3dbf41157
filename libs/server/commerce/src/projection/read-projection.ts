import { and, desc, eq, exists, gt, inArray, isNotNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { addMoney, isNothing, minor, money, type Money } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import { hadOnce, invoices, payers, planGrants, refunds, subscriptions } from '../commerce.tables.ts';
import { type Charge, type MoneyBack, type Paid, paidOf } from '../domain/money-back.ts';
import { type PlanStanding, standingOfPlan } from '../domain/standing.ts';
import type { RecordedSubscription } from '../domain/subscription-record.ts';
import { nowOf, type Payer } from '../customers/payers.repository.ts';
import { pendingRefund } from '../refunds/pending-refund.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** An account's plan from the projection. */
export interface ProjectedPlan {
  payer: Payer | undefined;
  subscription: SubscriptionRow | undefined;
  /** All subscriptions, the latest first. */
  subscriptions: SubscriptionRow[];
  standing: PlanStanding;
  /** The payer's time, by which the plan is judged. */
  now: Date;
  /** Whether the account is to be deleted. */
  leaving: boolean;
  /**
   * What a person can have once: a trial, and the money-back guarantee, which is used up by a first payment or a
   * refund.
   */
  had: { trial: boolean; guarantee: boolean };
  /** The latest grant that staff made or ended; undefined if there is none. */
  lastGrant: LastGrant | undefined;
}

type LastGrant = Pick<typeof planGrants.$inferSelect, 'endsAt' | 'endedAt'>;

/**
 * Reads the plan of an account: the subscription that is not over, else the latest. It is one statement, since every
 * request of a signed-in person reads it.
 */
export async function readPlan(db: Queryable, accountUuid: string, wall: Date): Promise<ProjectedPlan> {
  const lastGrant = lastGrantOf(db);
  const rows = await db
    .select({
      payer: payers,
      subscription: subscriptions,
      grant: { uuid: lastGrant.uuid, endsAt: lastGrant.endsAt, endedAt: lastGrant.endedAt },
      leaving: isTrue(isNotNull(accounts.deletedFrom)),
      trialHad: isTrue(hadByAccount(db, 'trial')),
      guaranteeHad: isTrue(or(hadByAccount(db, 'refund'), hasPaid(db))),
    })
    .from(accounts)
    .leftJoin(payers, eq(payers.accountUuid, accounts.uuid))
    .leftJoin(subscriptions, eq(subscriptions.payerUuid, payers.uuid))
    .leftJoinLateral(lastGrant, sql`true`)
    .where(eq(accounts.uuid, accountUuid))
    .orderBy(desc(subscriptions.createdAt));
  const [first] = rows;
  const payer = first?.payer ?? undefined;
  const now = payer ? nowOf(payer, wall) : wall;
  const all = rows.flatMap(({ subscription }) => (subscription ? [subscription] : []));
  const subscription = all.find((one) => standingOfPlan(one, now).blocksAnother) ?? all[0];
  return {
    ...{ payer, subscription, subscriptions: all, now },
    standing: standingOfPlan(subscription, now),
    leaving: first?.leaving ?? false,
    had: { trial: first?.trialHad ?? false, guarantee: first?.guaranteeHad ?? false },
    lastGrant: first?.grant?.uuid ? first.grant : undefined,
  };
}

const isTrue = (condition: SQL | undefined) => sql<boolean>`${condition}`;

/** Matches the account of the current row; `had_once` stores its id as text. */
function hadByAccount(db: Queryable, what: 'trial' | 'refund'): SQL {
  const ofAccount = eq(hadOnce.who, sql`${accounts.uuid}::text`);
  return exists(
    db
      .select({ one: sql`1` })
      .from(hadOnce)
      .where(and(eq(hadOnce.what, what), ofAccount)),
  );
}

/** Selects the latest grant of the current row's account. */
function lastGrantOf(db: Queryable) {
  return db
    .select()
    .from(planGrants)
    .where(eq(planGrants.accountUuid, accounts.uuid))
    .orderBy(desc(planGrants.grantedAt))
    .limit(1)
    .as('last_grant');
}

/** Whether the payer of the current row has paid an invoice. */
function hasPaid(db: Queryable): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(invoices)
      .where(and(eq(invoices.payerUuid, payers.uuid), gt(invoices.amountPaid, 0))),
  );
}

export function priceOf({ unitAmount, currency }: SubscriptionRow): Money {
  return { amount: minor(unitAmount), currency };
}

/** An open invoice; `at` is the time of the next automatic attempt, or null if there is none. */
export interface Unpaid {
  invoiceId: string;
  amount: Money;
  at: Date | null;
}

export function recorded(row: SubscriptionRow, unpaid: Unpaid | undefined): RecordedSubscription {
  const { id, tier, intervalCount, currentPeriodEnd, trialEnd, card, pendingSwitch, nextAmount, currency } = row;
  const { pausedFrom, pausedUntil, discounted, pendingUpdate } = row;
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
    pendingUpdate:
      pendingUpdate && !pendingUpdate.declined
        ? {
            change: pendingUpdate.change,
            tier: pendingUpdate.tier,
            amount: { amount: pendingUpdate.amount, currency },
            until: new Date(pendingUpdate.expiresAt),
          }
        : null,
    pause,
    discounted,
    next: unpaid?.at ? { amount: unpaid.amount, at: unpaid.at } : next,
    overdue: unpaid?.amount ?? null,
  };
}

/** Returns the latest open invoice. */
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

interface OfPayer {
  payer: Payer;
  subscription: SubscriptionRow;
  now: Date;
}

/** Returns what the money-back guarantee refunds now. */
export async function readMoneyBack(db: Queryable, of: OfPayer): Promise<MoneyBack | undefined> {
  return (await readPaid(db, of)).moneyBack;
}

/** Returns what a payer has paid, and whether the money-back guarantee covers it. */
export async function readPaid(db: Queryable, { payer, subscription, now }: OfPayer): Promise<Paid> {
  const who = [payer.accountUuid, subscription.cardKey].filter((one) => one !== null);
  const refunded = db
    .select({ one: sql`1` })
    .from(hadOnce)
    .where(and(eq(hadOnce.what, 'refund'), inArray(hadOnce.who, who)));
  const paid = await db
    .select({ invoice: invoices, pending: pendingRefund, had: isTrue(exists(refunded)) })
    .from(invoices)
    .where(and(eq(invoices.payerUuid, payer.uuid), gt(invoices.amountPaid, 0)));
  const charges = paid.flatMap(chargeOf);
  return paidOf(charges, { now, had: paid[0]?.had ?? false });
}

/** Returns everything paid for one subscription and not refunded. */
export async function readCharges(
  db: Queryable,
  { id, currency }: SubscriptionRow,
): Promise<Pick<MoneyBack, 'amount' | 'charges'>> {
  const paid = await db
    .select({ invoice: invoices, pending: pendingRefund })
    .from(invoices)
    .where(and(eq(invoices.subscriptionId, id), gt(invoices.amountPaid, 0)));
  const charges = paid.flatMap(chargeOf).filter(({ left }) => !isNothing(left));
  return { charges, amount: charges.reduce((sum, { left }) => addMoney(sum, left), money(0, currency)) };
}

/** Returns a subscription's refund, finished or not. */
export async function findRefund(
  db: Queryable,
  subscriptionId: string,
): Promise<typeof refunds.$inferSelect | undefined> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.subscriptionId, subscriptionId));
  return refund;
}

interface PaidInvoice {
  invoice: typeof invoices.$inferSelect;
  /** What staff are refunding of it. */
  pending: number;
}

function chargeOf({ invoice, pending }: PaidInvoice): Charge[] {
  const { paymentId, paidAt, amountPaid, refunded, currency } = invoice;
  if (paymentId === null || paidAt === null) return [];
  return [{ paymentId, paidAt, left: { amount: minor(Math.max(0, amountPaid - refunded - pending)), currency } }];
}

/** Returns payers that are due for a check. */
export async function payersToLookAt(db: Queryable, { wall, most }: { wall: Date; most: number }): Promise<Payer[]> {
  return db.select().from(payers).where(lte(payers.lookAt, wall)).orderBy(payers.lookAt).limit(most);
}
