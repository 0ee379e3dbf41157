import { randomUUID } from 'node:crypto';
import { eq, isNull, sql } from 'drizzle-orm';
import { ApiFailure, countOf, type Money, money } from '@greenroom/contracts';
import { hadOnce, refunds } from '../../../database/schema.ts';
import type { Queryable } from '../../../database/open-database.ts';
import type { Own } from '../changes/own-subscription.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import type { MoneyBack } from '../domain/money-back.ts';
import { findRefund, readMoneyBack, readPlan } from '../projection/read-projection.ts';
import type { Projecting } from '../projection/project-customer.ts';
import { lookAtPayer } from '../projection/settle-payer.ts';

type Refund = typeof refunds.$inferSelect;
type Refunding = Projecting & Pick<CommerceDependencies, 'log'>;

type Claim = Pick<MoneyBack, 'amount' | 'charges'>;
/** What comes back of a subscription; nothing where nothing may. */
type Claiming = (tx: Queryable, of: Parameters<typeof readMoneyBack>[1]) => Promise<Claim | undefined>;

/**
 * Ends a plan at once and gives its money back: by the money-back guarantee, or by what else it is claimed. First it is written down, with what will come back and that person and card have had it; then
 * the provider is asked, step by step, each known again by its key. Whoever dies in between: the sweep goes on.
 * @throws ApiFailure `conflict` where it is over or was had
 */
export async function giveBack(
  deps: Refunding,
  own: Own,
  claim: Claiming = readMoneyBack,
): Promise<{ refunded: Money; status: 'done' | 'under_way' }> {
  const refund = await beginRefund(deps, own, claim);
  const refunded = money(refund.amount, refund.currency);
  const done = await finishRefund(deps, refund).then(
    () => true,
    (error: unknown) => {
      deps.log.warn({ err: error, refund: refund.uuid }, 'A refund goes on later');
      return false;
    },
  );
  return { refunded, status: done ? 'done' : 'under_way' };
}

async function beginRefund(
  { db, now: wall }: Refunding,
  { accountUuid, subscriptionId }: Own,
  claim: Claiming,
): Promise<Refund> {
  return db.transaction(async (tx) => {
    // Whoever asks twice at once waits here.
    await tx.execute(sql`select 1 from payers where account_uuid = ${accountUuid} for update`);
    const { payer, subscription, now } = await readPlan(tx, accountUuid, wall());
    const known = await findRefund(tx, subscriptionId);
    if (!payer || subscription?.id !== subscriptionId)
      throw new ApiFailure('not_found', 'There is no such subscription');
    if (known) return known;
    const claimed = await claim(tx, { payer, subscription, now });
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
    return begun!;
  });
}

async function finishRefund(
  deps: Refunding,
  { uuid, subscriptionId, payments, currency, payerUuid }: Refund,
): Promise<void> {
  // Ended first: nothing is charged again while the money goes back.
  await deps.payments.cancelNow(subscriptionId, `refund-${uuid}-end`);
  for (const { paymentId, amount } of payments)
    await deps.payments.refund({ paymentId, amount: { amount, currency } }, `refund-${uuid}-${paymentId}`);
  await lookAtPayer(deps, payerUuid);
  await deps.db
    .update(refunds)
    .set({ doneAt: sql`now()` })
    .where(eq(refunds.uuid, uuid));
}

/** Goes on with what was begun and not done. */
export async function continueRefunds(deps: Refunding): Promise<void> {
  const open = await deps.db.select().from(refunds).where(isNull(refunds.doneAt));
  for (const refund of open)
    await finishRefund(deps, refund).catch((error: unknown) =>
      deps.log.warn({ err: error, refund: refund.uuid }, 'A refund goes on later'),
    );
}
