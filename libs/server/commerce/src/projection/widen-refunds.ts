import { and, eq, isNull } from 'drizzle-orm';
import { countOf, isNothing, subtractMoney } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { refunds } from '../commerce.tables.ts';
import type { ProviderInvoice } from '@greenroom/ports/payments';
import type { Payer } from '../customers/payers.repository.ts';

/** Adds charges made after a refund of a subscription began to that refund, until it is done. */
export async function widenRefunds(
  tx: Queryable,
  { payer, invoices }: { payer: Payer; invoices: readonly ProviderInvoice[] },
): Promise<void> {
  const open = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.payerUuid, payer.uuid), isNull(refunds.doneAt)));
  for (const { uuid, subscriptionId, payments: known } of open) {
    const late = invoices
      .filter((invoice) => invoice.subscriptionId === subscriptionId)
      .flatMap(({ paymentId, amountPaid, refunded }) => {
        const left = subtractMoney(amountPaid, refunded);
        const isNew = paymentId !== null && !known.some((one) => one.paymentId === paymentId);
        return isNew && !isNothing(left) ? [{ paymentId, amount: left.amount }] : [];
      });
    if (late.length === 0) continue;
    const payments = [...known, ...late];
    const amount = payments.reduce((sum, one) => sum + countOf(one.amount), 0);
    await tx.update(refunds).set({ payments, amount }).where(eq(refunds.uuid, uuid));
  }
}
