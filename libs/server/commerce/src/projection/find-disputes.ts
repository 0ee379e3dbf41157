import { inArray } from 'drizzle-orm';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { disputes, invoices } from '../commerce.tables.ts';
import { lookAtPayer } from './reconcile-subscription.ts';

/** How far back new disputes are looked for: Stripe resends an event for three days. In ms. */
const lookedBackMs = 14 * 86_400_000;

/**
 * Asks the provider for new disputes and projects the payers of those that are not stored yet. Payers without a plan
 * are otherwise not asked about again.
 * @throws PaymentsError
 */
export async function findDisputes(deps: CommerceDependencies): Promise<void> {
  const { db, payments, now, log } = deps;
  const found = await payments.listDisputes(new Date(now().getTime() - lookedBackMs));
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return;
  const known = await db.select({ id: disputes.id }).from(disputes).where(inArray(disputes.id, ids));
  const stored = new Set(known.map(({ id }) => id));
  const paymentIds = found.flatMap(({ id, paymentId }) => (paymentId === null || stored.has(id) ? [] : [paymentId]));
  if (paymentIds.length === 0) return;
  const owners = await db
    .selectDistinct({ payerUuid: invoices.payerUuid })
    .from(invoices)
    .where(inArray(invoices.paymentId, paymentIds));
  for (const { payerUuid } of owners)
    await lookAtPayer(deps, payerUuid).catch((error: unknown) =>
      log.warn({ err: error, payer: payerUuid }, 'Reading the disputes of a payer failed; will retry in an hour'),
    );
}
