import { and, eq } from 'drizzle-orm';
import type { BillingDetails } from '@greenroom/contracts';
import type { Payments } from '@greenroom/ports/payments';
import type { Database } from '@greenroom/database';
import { payers } from '../commerce.tables.ts';
import { taxIdOf } from '../domain/tax-ids.ts';

interface Sending {
  db: Database;
  payments: Pick<Payments, 'saveBilledTo'>;
}

/**
 * Sends a payer's pending billing details to the provider. After a crash the next check sends them again. Details saved
 * while this request runs stay pending.
 */
export async function sendBilling({ db, payments }: Sending, payerUuid: string): Promise<void> {
  const [payer] = await db
    .select()
    .from(payers)
    .where(and(eq(payers.uuid, payerUuid), eq(payers.billingPending, true)));
  if (!payer?.customerId || !payer.billing) return;
  const { taxId, ...billedTo } = payer.billing;
  await payments.saveBilledTo(payer.customerId, billedTo, (taxId && taxIdOf(billedTo.country, taxId)) || null);
  await db
    .update(payers)
    .set({ billingPending: false })
    .where(and(eq(payers.uuid, payerUuid), eq(payers.billing, payer.billing)));
}

/** Stores the billing details of future invoices, for {@link sendBilling} to send. */
export async function keepBilling(db: Database, payerUuid: string, billing: BillingDetails): Promise<void> {
  await db.update(payers).set({ billing, billingPending: true }).where(eq(payers.uuid, payerUuid));
}
