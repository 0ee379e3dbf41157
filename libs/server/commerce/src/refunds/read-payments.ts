import { and, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { invoices, payers, paymentRefunds } from '../commerce.tables.ts';
import { pendingRefund } from './pending-refund.ts';

/** Maximum payments of an account. */
const mostPayments = 100;

/** Returns what an account has paid, newest first, with what was refunded and what staff are refunding. */
export async function readPayments(db: Queryable, accountUuid: string) {
  const refusedAt: SQL<Date | null> = sql`(select max(${paymentRefunds.refusedAt}) from ${paymentRefunds}
    where ${paymentRefunds.invoiceId} = ${invoices.id})`.mapWith(paymentRefunds.refusedAt);
  return db
    .select({
      invoiceId: invoices.id,
      number: invoices.number,
      paidAt: sql`${invoices.paidAt}`.mapWith(invoices.createdAt),
      currency: invoices.currency,
      paid: invoices.amountPaid,
      refunded: invoices.refunded,
      pending: pendingRefund,
      /** When the provider last refused a refund of it; null if it never did. */
      refusedAt,
    })
    .from(invoices)
    .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
    .where(
      and(
        eq(payers.accountUuid, accountUuid),
        gt(invoices.amountPaid, 0),
        isNotNull(invoices.paymentId),
        isNotNull(invoices.paidAt),
      ),
    )
    .orderBy(desc(invoices.paidAt), desc(invoices.id))
    .limit(mostPayments);
}
