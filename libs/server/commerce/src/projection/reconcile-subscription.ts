import { and, eq, isNull } from 'drizzle-orm';
import { payers, subscriptions } from '../commerce.tables.ts';
import { nowOf } from '../customers/payers.repository.ts';
import { sendBilling } from '../customers/send-billing.ts';
import { mustEnd } from '../domain/duties.ts';
import { type Projecting, projectCustomer } from './project-customer.ts';

/**
 * Ends subscriptions at the provider that our rules end: after the grace period, for a card's second trial, or for a
 * deleted account; and discards changes whose payment was declined. The decisions rest on stored data, so they are
 * carried out even after a crash.
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
  const declined = running.filter((one) => one.pendingUpdate?.declined && !ending.includes(one));
  if (ending.length + declined.length === 0) return;
  for (const { id } of ending) await payments.cancelNow(id, null, `end-${id}`);
  for (const { id, pendingUpdate } of declined)
    await payments.withdrawUpdate(id, `declined-${pendingUpdate?.invoiceId}`);
  await projectCustomer(deps, payerUuid);
}

/** Sends pending billing details, projects a payer, and does what follows from the projection. */
export async function lookAtPayer(deps: Projecting, payerUuid: string): Promise<void> {
  await sendBilling(deps, payerUuid);
  await projectCustomer(deps, payerUuid);
  await reconcileSubscription(deps, payerUuid);
}
