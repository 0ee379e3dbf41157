import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { checkouts, payers, pendingProjections, refunds, subscriptions } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';

type Forgetting = Pick<CommerceDependencies, 'db' | 'payments' | 'log' | 'now'>;
type Known = { uuid: string; customerId: string; accountUuid: string | null };

/** Payers read from the database at a time. */
const atOnce = 50;

/**
 * Ends the plans of customers that the product's own sandbox, whose data lies beside ours, does not know: an older
 * version sold the plans, or the sandbox's data was deleted. These accounts can then start another plan. Invoices stay.
 * Not for Stripe, and not for a sandbox configured by a setting: a different sandbox at that address knows no customer.
 * @throws PaymentsError if the sandbox does not answer; the customers not yet checked keep their plans
 */
export async function forgetUnknownCustomers(deps: Forgetting): Promise<void> {
  let after = '';
  let forgotten = 0;
  for (;;) {
    const some = await payersAfter(deps, after);
    for (const payer of some) {
      if (await deps.payments.knowsCustomer(payer.customerId)) continue;
      await forgetCustomer(deps, payer);
      forgotten += 1;
    }
    const last = some.at(-1);
    if (!last) break;
    after = last.customerId;
  }
  if (forgotten > 0)
    deps.log.warn({ forgotten }, 'The payment sandbox does not know some customers; ended their plans');
}

async function payersAfter({ db }: Forgetting, after: string): Promise<Known[]> {
  const found = await db
    .select({ uuid: payers.uuid, customerId: payers.customerId, accountUuid: payers.accountUuid })
    .from(payers)
    .where(and(isNotNull(payers.customerId), gt(payers.customerId, after)))
    .orderBy(payers.customerId)
    .limit(atOnce);
  return found.flatMap(({ customerId, ...payer }) => (customerId === null ? [] : [{ ...payer, customerId }]));
}

async function forgetCustomer({ db, now }: Forgetting, { uuid, customerId, accountUuid }: Known): Promise<void> {
  await db.transaction(async (tx) => {
    const [forgotten] = await tx
      .update(payers)
      .set({
        ...{ customerId: null, clockId: null, clockNow: null, quote: null, lookAt: null },
        version: sql`${payers.version} + 1`,
      })
      .where(and(eq(payers.uuid, uuid), eq(payers.customerId, customerId)))
      .returning();
    if (!forgotten) return;
    await tx
      .update(subscriptions)
      .set({ status: 'canceled', endedAt: now(), pendingSwitch: null, nextAmount: null, endTold: true })
      .where(and(eq(subscriptions.payerUuid, uuid), isNull(subscriptions.endedAt)));
    await tx.delete(pendingProjections).where(eq(pendingProjections.payerUuid, uuid));
    await tx
      .update(refunds)
      .set({ doneAt: sql`now()` })
      .where(and(eq(refunds.payerUuid, uuid), isNull(refunds.doneAt)));
    if (accountUuid !== null)
      await tx
        .update(checkouts)
        .set({ closedAt: sql`now()` })
        .where(and(eq(checkouts.accountUuid, accountUuid), isNull(checkouts.closedAt)));
  });
}
