import { ApiFailure, minor, type StaffMoneyPayments } from '@greenroom/contracts';
import type { Person } from '@greenroom/access';
import { beginPaymentRefund, type CommerceModule, readPayments } from '@greenroom/commerce';
import type { Database } from '@greenroom/database';
import { signedInAccount } from '@greenroom/identity';
import { recordAction } from '../actions/record-action.ts';
import { lockOther } from '../act-on.ts';
import { decimalOf } from './decimal.ts';

/** Returns what an account has paid, and what can still be refunded of it. */
export async function readPaymentsOf(db: Database, accountUuid: string): Promise<StaffMoneyPayments> {
  const rows = await readPayments(db, accountUuid);
  return {
    payments: rows.map(({ invoiceId, number, paidAt, currency, paid, refunded, pending, refusedAt }) => {
      const of = (count: number) => ({ amount: minor(count), currency });
      return {
        ...{ invoiceId, number, paidAt: paidAt.toISOString(), paid: of(paid), refunded: of(refunded) },
        ...{ pending: of(pending), left: of(Math.max(0, paid - refunded - pending)) },
        refusedAt: refusedAt?.toISOString() ?? null,
      };
    }),
  };
}

export interface Refunding {
  db: Database;
  commerce: Pick<CommerceModule, 'refreshPayments' | 'finishPaymentRefund'>;
}

interface Wish {
  accountUuid: string;
  invoiceId: string;
  amount: number;
  key: string;
  reason: string;
}

/**
 * Refunds a payment of another account in full or in part. The refund and its entry in the staff log are stored
 * together, then the payment provider is asked. A repeated key refunds and records once.
 * @throws ApiFailure as `lockOther` and `beginPaymentRefund`; `conflict` if the provider refuses it; `unavailable` if
 *   the provider cannot be reached, in which case nothing was stored
 */
export async function refundPayment(
  { db, commerce }: Refunding,
  person: Person,
  { accountUuid, invoiceId, amount, key: uuid, reason }: Wish,
): Promise<'done' | 'under_way'> {
  // Checks permission first, so that a refused request asks the provider nothing.
  await db.transaction((tx) => lockOther(tx, person, accountUuid));
  await commerce.refreshPayments(accountUuid);
  await db.transaction(async (tx) => {
    await lockOther(tx, person, accountUuid);
    const begun = await beginPaymentRefund(tx, { uuid, accountUuid, invoiceId, amount });
    if (!begun) return;
    const details = {
      ...{ invoice: begun.invoice, amount: decimalOf(begun.amount), currency: begun.amount.currency.toUpperCase() },
      refund: uuid,
    };
    const by = signedInAccount(person).uuid;
    await recordAction(tx, { action: 'refund-asked', reason, details, by, to: accountUuid });
  });
  const status = await commerce.finishPaymentRefund(uuid);
  if (status === 'refused') throw new ApiFailure('conflict', 'The payment provider refused the refund');
  return status;
}
