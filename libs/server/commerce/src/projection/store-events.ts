import { inArray, or } from 'drizzle-orm';
import type { Database } from '@greenroom/database';
import type { ProviderEvent } from '@greenroom/ports/payments';
import { payers, paymentEvents, pendingProjections } from '../commerce.tables.ts';

/**
 * What tells nothing that another event does not tell better: of a purchase there are some twenty. One of a type that
 * nobody knows is no such.
 */
const quiet =
  /^(payment_intent|setup_intent|product|price|coupon|promotion_code)\.|^(customer|invoice)\.(created|updated)$|^charge\.succeeded$|^invoice\.(upcoming|payment_succeeded)$|^invoice_payment\.|^test_helpers\.test_clock\.(created|advancing)$/;

/** Whether an event of a type is to be told at all. */
export const isHeard = (type: string): boolean => !quiet.test(type);

/**
 * Stores events of the provider's, each once, and with them whose customer is to be read anew: whatever they say, so
 * that neither their order nor their type matters. All in one transaction: a server that dies has stored all or nothing.
 */
export async function storeEvents(db: Database, events: readonly ProviderEvent[]): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = events.map(({ id, type, customerId, createdAt }) => ({ id, type, customerId, createdAt }));
    const stored = await tx
      .insert(paymentEvents)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    const isNew = new Set(stored.map(({ id }) => id));
    const heard = events.filter(({ id, type }) => isNew.has(id) && isHeard(type));
    const pending = pendingOf(heard, await payersOf(tx, heard));
    if (pending.length > 0) await tx.insert(pendingProjections).values(pending).onConflictDoNothing();
  });
}

type Told = Pick<typeof payers.$inferSelect, 'uuid' | 'customerId' | 'clockId'>;

/** The payers of events' customers and test clocks. */
async function payersOf(tx: Pick<Database, 'select'>, events: readonly ProviderEvent[]): Promise<Told[]> {
  const customers = [...new Set(events.flatMap(({ customerId }) => customerId ?? []))];
  const clocks = [...new Set(events.flatMap(({ clockId }) => clockId ?? []))];
  if (customers.length + clocks.length === 0) return [];
  const { uuid, customerId, clockId } = payers;
  return tx
    .select({ uuid, customerId, clockId })
    .from(payers)
    .where(or(inArray(customerId, customers), inArray(clockId, clocks)));
}

function pendingOf(events: readonly ProviderEvent[], told: readonly Told[]) {
  return events.flatMap(({ id: eventId, customerId, clockId }) =>
    told
      .filter((one) =>
        customerId === null ? clockId !== null && one.clockId === clockId : one.customerId === customerId,
      )
      .map(({ uuid: payerUuid }) => ({ payerUuid, eventId })),
  );
}
