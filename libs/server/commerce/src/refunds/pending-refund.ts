import { sql } from 'drizzle-orm';
import { invoices, paymentRefunds } from '../commerce.tables.ts';

/** The sum that staff are refunding of the current row's invoice and that the invoice does not show yet. */
export const pendingRefund = sql<number>`(
  select coalesce(sum(${paymentRefunds.amount}), 0)::int from ${paymentRefunds}
  where ${paymentRefunds.invoiceId} = ${invoices.id}
    and ${paymentRefunds.doneAt} is null and ${paymentRefunds.refusedAt} is null)`;
