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
/** Of whom what is claimed; `isCurrent` says that it is the plan they have, and none before it. */
type Claimed = Parameters<typeof readMoneyBack>[1] & { isCurrent: boolean };
/** What comes back of a subscription; nothing where nothing may. */
type Claiming = (tx: Queryable, of: Claimed) => Promise<Claim | undefined>;

interface GivenBack {
  refunded: Money;
  status: 'done' | 'under_way';
}

/** By the money-back guarantee, for the plan one has. It is read anew, so that no charge of it is missed. */
export async function giveBackByGuarantee(deps: Refunding, own: Own): Promise<GivenBack> {
  const payer = await findPayer(deps.db, own.accountUuid);
  if (payer) await lookAtPayer(deps, payer.uuid);
  return giveBack(deps, own, async (tx, of) => (of.isCurrent ? readMoneyBack(tx, of) : undefined));
}

/**
 * Ends a subscription at once, where it runs, and gives its money back. First it is written down, with what will come back
 * and that person and card have had it; then the provider is asked, step by step, each known again by its key. Whoever
 * dies in between: the sweep goes on.
 * @throws ApiFailure `conflict` where it is over or was had
 */
export async function giveBack(deps: Refunding, own: Own, claim: Claiming): Promise<GivenBack> {
  const begun = await beginRefund(deps, own, claim);
  const { amount, currency, doneAt } = await finishRefund(deps, begun).catch((error: unknown) => {
    deps.log.warn({ err: error, refund: begun.uuid }, 'A refund goes on later');
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
    // Whoever asks twice at once waits here.
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
    // The end may have been told before; what comes back is told as well.
    if (claimed.charges.length > 0)
      await tx.update(subscriptions).set({ endTold: false }).where(eq(subscriptions.id, subscriptionId));
    return begun!;
  });
}

async function finishRefund(deps: Refunding, { uuid, subscriptionId, payerUuid }: Refund): Promise<Refund> {
  const { db, payments } = deps;
  const own = eq(refunds.uuid, uuid);
  // Ended first: nothing is charged again while the money goes back.
  await payments.cancelNow(subscriptionId, null, `refund-${uuid}-end`);
  // What was charged until then, and nobody told of, is written down to come back as well.
  await lookAtPayer(deps, payerUuid);
  const [refund] = await db.select().from(refunds).where(own);
  for (const { paymentId, amount } of refund!.payments)
    await payments.refund({ paymentId, amount: { amount, currency: refund!.currency } }, `refund-${uuid}-${paymentId}`);
  await lookAtPayer(deps, payerUuid);
  const done = { doneAt: sql`now()` };
  const [finished] = await db.update(refunds).set(done).where(own).returning();
  return finished!;
}

/** Goes on with what was begun and not done. */
export async function continueRefunds(deps: Refunding): Promise<void> {
  const open = await deps.db.select().from(refunds).where(isNull(refunds.doneAt));
  for (const refund of open)
    await finishRefund(deps, refund).catch((error: unknown) =>
      deps.log.warn({ err: error, refund: refund.uuid }, 'A refund goes on later'),
    );
}
