import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { PaymentsError } from '@greenroom/ports/payments';
import { checkouts, payers, pendingProjections, priceCache, refunds, subscriptions } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';

type Forgetting = Pick<CommerceDependencies, 'db' | 'payments' | 'log' | 'now'>;
type Known = { uuid: string; customerId: string; accountUuid: string | null };

/** Payers that are read from the database at once. */
const atOnce = 50;

/**
 * For a sandbox that began anew: what it does not know is over here as well, so that whoever had a plan there can begin
 * another. Invoices stay. Prices and codes that were kept are asked for again. Never for a provider where money moves.
 * @throws PaymentsError where the sandbox does not answer
 */
export async function forgetUnknownCustomers(deps: Forgetting): Promise<void> {
  if (!deps.payments.sandbox) return;
  await deps.db.delete(priceCache);
  let after = '';
  let forgotten = 0;
  for (;;) {
    const some = await payersAfter(deps, after);
    for (const payer of some) {
      if (await isKnown(deps, payer.customerId)) continue;
      await forgetCustomer(deps, payer);
      forgotten += 1;
    }
    const last = some.at(-1);
    if (!last) break;
    after = last.customerId;
  }
  if (forgotten > 0)
    deps.log.warn({ forgotten }, 'The payment sandbox began anew: the plans of customers it does not know are over');
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

async function isKnown({ payments }: Forgetting, customerId: string): Promise<boolean> {
  try {
    await payments.readCustomer(customerId);
    return true;
  } catch (error) {
    if (error instanceof PaymentsError && error.trouble === 'not-found') return false;
    throw error;
  }
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
