import { inArray } from 'drizzle-orm';
import { countOf } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { invoices } from '../commerce.tables.ts';
import type { ProviderInvoice } from '@greenroom/ports/payments';
import type { AccountRow } from '@greenroom/identity';
import type { Payer } from '../customers/payers.repository.ts';

interface Written {
  payer: Payer;
  invoices: readonly ProviderInvoice[];
  account: AccountRow | undefined;
}

/** Stores the invoices that were read. The billing details of an existing invoice stay unchanged. */
export async function writeInvoices(tx: Queryable, { payer, invoices: read, account }: Written): Promise<void> {
  const ids = read.map(({ id }) => id);
  if (ids.length === 0) return;
  const known = new Set(
    (await tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.id, ids))).map(({ id }) => id),
  );
  for (const one of read) {
    // A draft can still change completely, a change that is not paid is not made, and a deleted account gets no new
    // invoices.
    const isMade = one.status === 'paid' || !one.ofChange;
    if (one.status === 'draft' || ((!account || !isMade) && !known.has(one.id))) continue;
    const values = {
      subscriptionId: one.subscriptionId,
      number: one.number,
      status: one.status,
      currency: one.total.currency,
      total: countOf(one.total.amount),
      amountPaid: countOf(one.amountPaid.amount),
      discount: countOf(one.discount.amount),
      tax: one.taxes.reduce((sum, { amount }) => sum + countOf(amount.amount), 0),
      taxes: one.taxes.map(({ percentage, amount }) => ({ percentage, amount: amount.amount })),
      refunded: countOf(one.refunded.amount),
      paymentId: one.paymentId,
      lines: one.lines.map(({ description, amount, from, to }) => ({
        description,
        amount: amount.amount,
        from: from.toISOString(),
        to: to.toISOString(),
      })),
      createdAt: one.createdAt,
      paidAt: one.paidAt,
      nextAttemptAt: one.nextAttemptAt,
    };
    // Without billing details the account is the recipient; otherwise the details the provider had at that time.
    const { name, address, taxId } = one.billedTo;
    const said = payer.billing !== null;
    const billedTo = {
      name: (said && name) || (account?.name ?? ''),
      email: account?.email ?? '',
      ...(said && { address, taxId }),
    };
    await tx
      .insert(invoices)
      .values({ id: one.id, payerUuid: payer.uuid, billedTo, ...values })
      .onConflictDoUpdate({ target: invoices.id, set: values });
  }
}
