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
 * Sends the provider to whom a payer's invoices are made out, where it does not have it yet. Whoever dies in between: the
 * next look sends it again. Where other details were saved meanwhile, they are still to be sent.
 * @throws PaymentsError
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

/** Keeps to whom a payer's invoices are made out from now on; to be sent by {@link sendBilling}. */
export async function keepBilling(db: Database, payerUuid: string, billing: BillingDetails): Promise<void> {
  await db.update(payers).set({ billing, billingPending: true }).where(eq(payers.uuid, payerUuid));
}
