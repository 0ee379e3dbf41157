import { and, eq, isNull, sql } from 'drizzle-orm';
import { ApiFailure, chargedIn, minor, type Money } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { PaymentsError } from '@greenroom/ports/payments';
import { invoices, payers, paymentRefunds, refunds } from '../commerce.tables.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { findPayer } from '../customers/payers.repository.ts';
import type { Projecting } from '../projection/project-customer.ts';
import { lookAtPayer } from '../projection/reconcile-subscription.ts';
import { pendingRefund } from './pending-refund.ts';

type Refunding = Projecting & Pick<CommerceDependencies, 'log'>;

/** `refused`: the payment provider will not make it, because less is left or the payment is disputed. */
export type PaymentRefundStatus = 'done' | 'under_way' | 'refused';

interface PaymentRefundWish {
  /** A request repeated with the same uuid refunds once. */
  uuid: string;
  accountUuid: string;
  invoiceId: string;
  /** In minor units of the invoice's currency. */
  amount: number;
}

/** Reads a payer's customer from the provider. */
export async function refreshPayments(deps: Refunding, accountUuid: string): Promise<void> {
  const payer = await findPayer(deps.db, accountUuid);
  if (payer) await lookAtPayer(deps, payer.uuid);
}

/**
 * Stores a refund of a payment, or of a part of it, to be carried out by `finishPaymentRefund`. The plan goes on. The
 * caller must hold a lock on the account.
 * @returns the invoice's number and the amount; undefined if this refund was stored before
 * @throws ApiFailure `not_found` if the account has no such payment; `unprocessable` for more than is left of it, or an
 *   amount that cannot be charged in its currency; `conflict` while the money-back guarantee refunds it, and if the
 *   uuid belongs to another refund
 */
export async function beginPaymentRefund(
  tx: Queryable,
  { uuid, accountUuid, invoiceId, amount }: PaymentRefundWish,
): Promise<{ invoice: string; amount: Money } | undefined> {
  // Serialises it with refunds under the money-back guarantee.
  await tx.execute(sql`select 1 from payers where account_uuid = ${accountUuid} for update`);
  const [known] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.uuid, uuid));
  const [paid] = await tx
    .select({ invoice: invoices, pending: pendingRefund })
    .from(invoices)
    .innerJoin(payers, eq(payers.uuid, invoices.payerUuid))
    .where(and(eq(invoices.id, invoiceId), eq(payers.accountUuid, accountUuid)));
  if (!paid?.invoice.paymentId) throw new ApiFailure('not_found', 'The account has no such payment');
  const { payerUuid, paymentId, subscriptionId, currency, amountPaid, refunded, number } = paid.invoice;
  if (known) {
    if (known.invoiceId === invoiceId && known.amount === amount) return undefined;
    throw new ApiFailure('conflict', 'Another refund was requested with this key');
  }
  if (await isGivenBack(tx, subscriptionId)) throw new ApiFailure('conflict', 'The payment is being refunded');
  if (amount > amountPaid - refunded - paid.pending)
    throw new ApiFailure('unprocessable', 'The amount is more than is left of the payment');
  if (amount % chargedIn(currency) !== 0)
    throw new ApiFailure('unprocessable', `Amounts in ${currency} have to be a multiple of ${chargedIn(currency)}`);
  await tx.insert(paymentRefunds).values({ uuid, payerUuid, invoiceId, paymentId, currency, amount });
  return { invoice: number ?? invoiceId, amount: { amount: minor(amount), currency } };
}

/** Returns whether the money-back guarantee is refunding a subscription. */
async function isGivenBack(tx: Queryable, subscriptionId: string | null): Promise<boolean> {
  if (subscriptionId === null) return false;
  const underWay = and(eq(refunds.subscriptionId, subscriptionId), isNull(refunds.doneAt));
  return (await tx.$count(refunds, underWay)) > 0;
}

/**
 * Asks the provider for a stored refund, and reads the customer again, so that the invoice shows it. Repeating it is
 * harmless. If it is interrupted, the sweep continues it.
 */
export async function finishPaymentRefund(deps: Refunding, uuid: string): Promise<PaymentRefundStatus> {
  const { db, log } = deps;
  const own = eq(paymentRefunds.uuid, uuid);
  const [refund] = await db.select().from(paymentRefunds).where(own);
  if (!refund) throw new Error(`There is no refund ${uuid}`);
  if (refund.refusedAt) return 'refused';
  if (refund.doneAt) return 'done';
  try {
    const isMade = await askForRefund(deps, refund);
    // The invoice shows the refund before it stops counting as pending.
    await lookAtPayer(deps, refund.payerUuid);
    const at = sql`now()`;
    await db
      .update(paymentRefunds)
      .set(isMade ? { doneAt: at } : { refusedAt: at })
      .where(own);
    return isMade ? 'done' : 'refused';
  } catch (error) {
    log.warn({ err: error, refund: uuid }, 'Refund of a payment interrupted; the next sweep continues it');
    return 'under_way';
  }
}

/** @returns false if the provider refuses it for good */
async function askForRefund(
  { payments, log }: Refunding,
  { uuid, paymentId, amount, currency }: typeof paymentRefunds.$inferSelect,
): Promise<boolean> {
  try {
    return await payments.refund({ paymentId, amount: { amount: minor(amount), currency } }, `payment-refund-${uuid}`);
  } catch (error) {
    if (!isFinal(error)) throw error;
    log.warn({ err: error, refund: uuid }, 'The payment provider refused a refund of a payment');
    return false;
  }
}

const isFinal = (error: unknown) =>
  error instanceof PaymentsError && (error.trouble === 'refused' || error.trouble === 'not-found');

/** Continues unfinished refunds of payments. */
export async function continuePaymentRefunds(deps: Refunding): Promise<void> {
  const open = await deps.db
    .select({ uuid: paymentRefunds.uuid })
    .from(paymentRefunds)
    .where(and(isNull(paymentRefunds.doneAt), isNull(paymentRefunds.refusedAt)));
  for (const { uuid } of open) await finishPaymentRefund(deps, uuid);
}
