import { sql } from 'drizzle-orm';
import { countOf, isClosedDispute } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import type { ProviderDispute } from '@greenroom/ports/payments';
import { disputes } from '../commerce.tables.ts';
import type { Payer } from '../customers/payers.repository.ts';

interface Written {
  payer: Payer;
  disputes: readonly ProviderDispute[];
}

/**
 * Stores the disputes that were read. They change no plan: a refund of a disputed payment is refused by the provider,
 * and the plan goes on until staff or the person end it.
 * @returns whether one of them is not closed
 */
export async function writeDisputes(tx: Queryable, { payer, disputes: read }: Written): Promise<boolean> {
  if (read.length > 0)
    await tx
      .insert(disputes)
      .values(
        read.map(({ amount, ...one }) => ({
          ...one,
          payerUuid: payer.uuid,
          currency: amount.currency,
          amount: countOf(amount.amount),
        })),
      )
      .onConflictDoUpdate({
        target: disputes.id,
        set: {
          amount: sql`excluded.amount`,
          reason: sql`excluded.reason`,
          status: sql`excluded.status`,
          evidenceDueBy: sql`excluded.evidence_due_by`,
        },
      });
  return read.some(({ status }) => !isClosedDispute(status));
}
