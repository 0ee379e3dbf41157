import { and, eq, isNull } from 'drizzle-orm';
import { payers, subscriptions } from '../commerce.tables.ts';
import { nowOf } from '../customers/payers.repository.ts';
import { sendBilling } from '../customers/send-billing.ts';
import { mustEnd } from '../domain/duties.ts';
import { type Projecting, projectCustomer } from './project-customer.ts';

/**
 * Ends with the provider what our rules end: a grace that is over, a card's second trial, what an account that is gone
 * left running. What is to be done follows from what is written down, so that it is done whoever died in the middle.
 */
export async function reconcileSubscription(deps: Projecting, payerUuid: string): Promise<void> {
  const { db, payments } = deps;
  const [payer] = await db.select().from(payers).where(eq(payers.uuid, payerUuid));
  if (!payer) return;
  const now = nowOf(payer, deps.now());
  const running = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.payerUuid, payerUuid), isNull(subscriptions.endedAt)));
  const ending = running.filter((one) => mustEnd(one, { now, accountGone: payer.accountUuid === null }));
  if (ending.length === 0) return;
  for (const { id } of ending) await payments.cancelNow(id, null, `end-${id}`);
  await projectCustomer(deps, payerUuid);
}

/** Projects a payer and does what follows from it; what the provider does not have yet is sent first. */
export async function lookAtPayer(deps: Projecting, payerUuid: string): Promise<void> {
  await sendBilling(deps, payerUuid);
  await projectCustomer(deps, payerUuid);
  await reconcileSubscription(deps, payerUuid);
}
