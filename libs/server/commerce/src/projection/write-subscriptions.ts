import { and, eq } from 'drizzle-orm';
import { countOf } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { hadOnce, payers, subscriptions } from '../commerce.tables.ts';
import type { ProviderInvoice, ProviderSubscription } from '@greenroom/ports/payments';
import type { Payer } from '../customers/payers.repository.ts';
import { tierOf } from '../domain/lookup-keys.ts';
import type { SubscriptionRow } from './read-projection.ts';
import { cardKeyOf, type StoredPendingSwitch, type StoredPendingUpdate } from './stored.ts';

interface Written {
  payer: Payer;
  subscriptions: readonly ProviderSubscription[];
  invoices: readonly ProviderInvoice[];
}

/** Stores the subscriptions that were read. @returns their rows after that */
export async function writeSubscriptions(tx: Queryable, written: Written): Promise<SubscriptionRow[]> {
  const rows: SubscriptionRow[] = [];
  // Oldest first: of two trials the first one counts.
  for (const one of written.subscriptions.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime()))
    rows.push(await writeOne(tx, one, written));
  await writeUsedCodes(tx, written);
  return rows;
}

/** Records used promotion codes; each can be used once per person, at a checkout or on a running plan. */
async function writeUsedCodes(tx: Queryable, { payer, subscriptions: read }: Written): Promise<void> {
  const used = new Set([...payer.usedCodes, ...read.flatMap(({ promotionCodeIds }) => promotionCodeIds)]);
  if (used.size === payer.usedCodes.length) return;
  await tx
    .update(payers)
    .set({ usedCodes: [...used] })
    .where(eq(payers.uuid, payer.uuid));
}

async function writeOne(
  tx: Queryable,
  one: ProviderSubscription,
  { payer, invoices }: Written,
): Promise<SubscriptionRow> {
  const { id, status, priceId, intervalCount, currentPeriodEnd, trialEnd, cancelAt, endedAt, createdAt, card } = one;
  const [before] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id));
  const cardKey = card?.fingerprint ? cardKeyOf(card.fingerprint) : null;
  const values = {
    status,
    tier: tierOf(one.interval),
    priceId,
    currency: one.price.currency,
    unitAmount: countOf(one.price.amount),
    intervalCount,
    currentPeriodEnd,
    trialEnd,
    cancelAt,
    endedAt,
    createdAt,
    card: card && { brand: card.brand, last4: card.last4, expMonth: card.expMonth, expYear: card.expYear },
    cardKey,
    pendingSwitch: pendingSwitch(one),
    pendingUpdate: pendingUpdate(one),
    pausedFrom: one.pause?.from ?? null,
    pausedUntil: one.pause?.until ?? null,
    pauseSchedule: one.pause?.scheduleId ?? null,
    discounted: one.discounted,
    nextAmount: one.next && countOf(one.next.amount),
    unpaidSince: unpaidSince(one, invoices),
    // Once set it stays set: the reason for ending it is read later.
    trialRefused:
      before?.trialRefused ||
      (status === 'trialing' &&
        one.pause === null &&
        !before?.cardKey &&
        !(await isFirstTrial(tx, payer, id, cardKey))),
  };
  const [row] = await tx
    .insert(subscriptions)
    .values({ id, payerUuid: payer.uuid, beginTold: false, ...values })
    .onConflictDoUpdate({ target: subscriptions.id, set: values })
    .returning();
  return row!;
}

function pendingSwitch({ pendingSwitch: pending }: ProviderSubscription): StoredPendingSwitch | null {
  if (!pending) return null;
  const { scheduleId, interval, at, price } = pending;
  return { scheduleId, tier: tierOf(interval), at: at.toISOString(), unitAmount: price.amount };
}

function pendingUpdate({ pendingUpdate: pending }: ProviderSubscription): StoredPendingUpdate | null {
  if (!pending) return null;
  const { invoiceId, change, interval, amount, expiresAt, declined } = pending;
  const common = { invoiceId, change, declined, tier: tierOf(interval) };
  return { ...common, amount: amount.amount, expiresAt: expiresAt.toISOString() };
}

/** Returns when the oldest unpaid invoice was created; one of a change that was not made is not owed. */
function unpaidSince({ id, status }: ProviderSubscription, invoices: readonly ProviderInvoice[]): Date | null {
  if (!['past_due', 'unpaid', 'canceled'].includes(status)) return null;
  const unpaid = invoices.filter(
    ({ subscriptionId, status: of, ofChange }) => subscriptionId === id && of !== 'paid' && of !== 'void' && !ofChange,
  );
  const times = unpaid.map(({ createdAt }) => createdAt.getTime());
  return times.length === 0 ? null : new Date(Math.min(...times));
}

/**
 * Records that the account and the card have had their trial. Only the card that began the trial counts; a later card
 * changes nothing. @returns whether it was the first trial
 */
async function isFirstTrial(
  tx: Queryable,
  { accountUuid }: Payer,
  subscriptionId: string,
  cardKey: string | null,
): Promise<boolean> {
  let isFirst = true;
  for (const who of [accountUuid, cardKey]) {
    if (who === null) continue;
    await tx.insert(hadOnce).values({ what: 'trial', who, subscriptionId }).onConflictDoNothing();
    const [had] = await tx
      .select()
      .from(hadOnce)
      .where(and(eq(hadOnce.what, 'trial'), eq(hadOnce.who, who)));
    isFirst &&= had?.subscriptionId === subscriptionId;
  }
  return isFirst;
}
