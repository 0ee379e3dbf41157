import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { ApiFailure, countOf, type Money, money } from '@greenroom/contracts';
import { hadOnce, refunds, subscriptions } from '../commerce.tables.ts';
import type { Queryable } from '@greenroom/database';
import type { Own } from '../changes/own-subscription.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findPayer } from '../customers/payers.repository.ts';
import type { MoneyBack } from '../domain/money-back.ts';
import { findRefund, readMoneyBack, readPlan } from '../projection/read-projection.ts';
import type { Projecting } from '../projection/project-customer.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';

type Refund = typeof refunds.$inferSelect;
type Refunding = Projecting & Pick<CommerceDependencies, 'log'>;

type Claim = Pick<MoneyBack, 'amount' | 'charges'>;
/** The subscription of a claim; `isCurrent` is true for the current plan, false for an earlier one. */
type Claimed = Parameters<typeof readMoneyBack>[1] & { isCurrent: boolean };
/** Decides what to refund for a subscription; undefined if nothing. */
type Claiming = (tx: Queryable, of: Claimed) => Promise<Claim | undefined>;

interface GivenBack {
  refunded: Money;
  status: 'done' | 'under_way';
}

/**
 * Refunds the current plan under the money-back guarantee. The customer is read again first, so that no charge is
 * missed.
 */
export async function giveBackByGuarantee(deps: Refunding, own: Own): Promise<GivenBack> {
  const payer = await findPayer(deps.db, own.accountUuid);
  if (payer) await lookAtPayer(deps, payer.uuid);
  return giveBack(deps, own, async (tx, of) => (of.isCurrent ? readMoneyBack(tx, of) : undefined));
}

/**
 * Ends a subscription at once, if it is running, and refunds it. The refund is first stored, with its amount and the
 * fact that the person and the card have used the guarantee; then the provider is asked step by step, each step with
 * its own idempotency key. After a crash the sweep continues.
 * @throws ApiFailure `conflict` if the refund period is over or the guarantee was used
 */
export async function giveBack(deps: Refunding, own: Own, claim: Claiming): Promise<GivenBack> {
  const begun = await beginRefund(deps, own, claim);
  const { amount, currency, doneAt } = await finishRefund(deps, begun).catch((error: unknown) => {
    deps.log.warn({ err: error, refund: begun.uuid }, 'Refund interrupted; the next sweep continues it');
    return begun;
  });
  return { refunded: money(amount, currency), status: doneAt ? 'done' : 'under_way' };
}

async function beginRefund(
  { db, now: wall }: Refunding,
  { accountUuid, subscriptionId }: Own,
  claim: Claiming,
): Promise<Refund> {
  return db.transaction(async (tx) => {
    // Serialises concurrent requests of the same account.
    await tx.execute(sql`select 1 from payers where account_uuid = ${accountUuid} for update`);
    const { payer, subscription: current, subscriptions: all, now } = await readPlan(tx, accountUuid, wall());
    const subscription = all.find(({ id }) => id === subscriptionId);
    if (!payer || !subscription) throw new ApiFailure('not_found', 'There is no such subscription');
    const known = await findRefund(tx, subscriptionId);
    if (known) return known;
    const claimed = await claim(tx, { payer, subscription, now, isCurrent: subscription === current });
    if (!claimed) throw new ApiFailure('conflict', 'The money-back guarantee is over, or was used before');
    for (const who of [accountUuid, subscription.cardKey])
      if (who !== null) await tx.insert(hadOnce).values({ what: 'refund', who, subscriptionId }).onConflictDoNothing();
    const [begun] = await tx
      .insert(refunds)
      .values({
        uuid: randomUUID(),
        payerUuid: payer.uuid,
        subscriptionId,
        currency: claimed.amount.currency,
        amount: countOf(claimed.amount.amount),
        payments: claimed.charges.map(({ paymentId, left }) => ({ paymentId, amount: left.amount })),
      })
      .returning();
    // The end may have been mailed already; this makes the projection mail it again with the refund.
    if (claimed.charges.length > 0)
      await tx.update(subscriptions).set({ endTold: false }).where(eq(subscriptions.id, subscriptionId));
    return begun!;
  });
}

async function finishRefund(deps: Refunding, { uuid, subscriptionId, payerUuid }: Refund): Promise<Refund> {
  const { db, payments } = deps;
  const own = eq(refunds.uuid, uuid);
  // End it first: nothing must be charged while the money is refunded.
  await payments.cancelNow(subscriptionId, null, `refund-${uuid}-end`);
  // Adds charges to the refund that were made until then and not yet projected.
  await lookAtPayer(deps, payerUuid);
  const [refund] = await db.select().from(refunds).where(own);
  for (const { paymentId, amount } of refund!.payments)
    await payments.refund({ paymentId, amount: { amount, currency: refund!.currency } }, `refund-${uuid}-${paymentId}`);
  await lookAtPayer(deps, payerUuid);
  const done = { doneAt: sql`now()` };
  const [finished] = await db.update(refunds).set(done).where(own).returning();
  return finished!;
}

/** Continues unfinished refunds. */
export async function continueRefunds(deps: Refunding): Promise<void> {
  const open = await deps.db.select().from(refunds).where(isNull(refunds.doneAt));
  for (const refund of open)
    await finishRefund(deps, refund).catch((error: unknown) =>
      deps.log.warn({ err: error, refund: refund.uuid }, 'Refund interrupted; the next sweep continues it'),
    );
}
