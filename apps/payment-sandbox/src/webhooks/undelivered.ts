import { sql } from 'drizzle-orm';
import { sandboxDeliveries, sandboxEvents } from '../sandbox.tables.ts';

/** The number of endpoints that have not received an event, in a query of the events. */
export const undelivered = sql<number>`(select count(*)::integer from ${sandboxDeliveries} as delivery
  where delivery.event_id = ${sandboxEvents}.id and delivery.status <> 'delivered')`;
