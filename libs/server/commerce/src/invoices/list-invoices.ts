import { and, desc, eq, ne } from 'drizzle-orm';
import { ApiFailure, type Invoices, type Locale, minor } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { invoices, payers } from '../commerce.tables.ts';
import { invoiceWords } from './invoice-words.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

const shown = ['paid', 'open', 'void', 'uncollectible'] as const;

/** Lists all invoices of an account, also those of ended subscriptions. */
export async function listInvoices(db: Queryable, accountUuid: string, locale: Locale): Promise<Invoices> {
  const rows = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
    // A trial begins with an invoice of zero.
    .where(and(eq(payers.accountUuid, accountUuid), ne(invoices.total, 0)))
    // At equal times the higher number comes first: a customer’s test clock stands still.
    .orderBy(desc(invoices.createdAt), desc(invoices.number));
  return {
    invoices: rows.flatMap(({ invoice }) => {
      const status = shown.find((one) => one === invoice.status);
      if (!status) return [];
      const { id, number, createdAt, total, refunded, currency } = invoice;
      return [
        {
          id,
          number,
          at: createdAt.toISOString(),
          total: { amount: minor(total), currency },
          refunded: { amount: minor(refunded), currency },
          status,
          description: invoiceWords[locale].plan(invoice.lines),
        },
      ];
    }),
  };
}

/** @throws ApiFailure `not_found` if it is not the account's own */
export async function readInvoice(db: Queryable, accountUuid: string, invoiceId: string): Promise<InvoiceRow> {
  const [row] = await db
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
    .where(and(eq(payers.accountUuid, accountUuid), eq(invoices.id, invoiceId)));
  if (!row) throw new ApiFailure('not_found', 'There is no such invoice');
  return row.invoice;
}
