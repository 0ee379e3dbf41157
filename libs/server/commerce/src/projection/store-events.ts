import { sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import type { ProviderEvent } from '@greenroom/ports/payments';
import { invoices, payers, paymentEvents, pendingProjections } from '../commerce.tables.ts';

/**
 * Events that add nothing to another event of the same purchase, which has about twenty. Unknown types never count as
 * such.
 */
export const quietEvents =
  /^(payment_intent|setup_intent|product|price|coupon|promotion_code)\.|^(customer|invoice)\.(created|updated)$|^charge\.succeeded$|^invoice\.(upcoming|payment_succeeded)$|^invoice_payment\.|^test_helpers\.test_clock\.(created|advancing)$/;

/** Whether an event of this type leads to a projection. */
const isHeard = (type: string): boolean => !quietEvents.test(type);

/**
 * Stores the provider's events, each once, and marks their customers to be read again. Neither order nor type matters,
 * since the customer is read completely. One statement: a server that crashes has stored all or nothing.
 */
export async function storeEvents(db: Queryable, events: readonly ProviderEvent[]): Promise<void> {
  const rows = events.map(({ id, type, customerId, paymentId, clockId, createdAt }) => ({
    ...{ id, type, customer_id: customerId, payment_id: paymentId, clock_id: clockId, created_at: createdAt },
    heard: isHeard(type),
  }));
  await db.execute(sql`
    with told as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (id text, type text, customer_id text, payment_id text, clock_id text, created_at timestamptz, heard boolean)
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
    union
    select invoices.payer_uuid, heard.id from heard join ${invoices} using (payment_id) where heard.customer_id is null
    on conflict do nothing`);
}
