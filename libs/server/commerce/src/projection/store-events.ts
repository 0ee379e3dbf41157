import { sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import type { ProviderEvent } from '@greenroom/ports/payments';
import { payers, paymentEvents, pendingProjections } from '../commerce.tables.ts';

/**
 * What tells nothing that another event does not tell better: of a purchase there are some twenty. One of a type that
 * nobody knows is no such.
 */
export const quietEvents =
  /^(payment_intent|setup_intent|product|price|coupon|promotion_code)\.|^(customer|invoice)\.(created|updated)$|^charge\.succeeded$|^invoice\.(upcoming|payment_succeeded)$|^invoice_payment\.|^test_helpers\.test_clock\.(created|advancing)$/;

/** Whether an event of a type is to be told at all. */
const isHeard = (type: string): boolean => !quietEvents.test(type);

/**
 * Stores events of the provider's, each once, and with them whose customer is to be read anew: whatever they say, so
 * that neither their order nor their type matters. In one statement: a server that dies has stored all or nothing.
 */
export async function storeEvents(db: Queryable, events: readonly ProviderEvent[]): Promise<void> {
  const rows = events.map(({ id, type, customerId, clockId, createdAt }) => ({
    ...{ id, type, customer_id: customerId, clock_id: clockId, created_at: createdAt },
    heard: isHeard(type),
  }));
  await db.execute(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id text, type text, customer_id text, clock_id text, created_at timestamptz, heard boolean)
    ), stored as (
      insert into ${paymentEvents} (id, type, customer_id, created_at)
      select id, type, customer_id, created_at from told
      on conflict do nothing
      returning id
    ), heard as (
      select told.* from told join stored using (id) where heard
    )
    insert into ${pendingProjections} (payer_uuid, event_id)
    select payers.uuid, heard.id from heard join ${payers} using (customer_id)
    union
    select payers.uuid, heard.id from heard join ${payers} using (clock_id) where heard.customer_id is null
    on conflict do nothing`);
}
