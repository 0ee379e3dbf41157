import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** A separate schema, so that the sandbox can share a database with a product. */
const schema = pgSchema('payment_sandbox');

/** The payment sandbox's data. Times are in seconds since 1970, like Stripe's; some are a test clock's. */

/** Customers, subscriptions, invoices and all other resources, in their wire format. */
export const sandboxObjects = schema.table(
  'objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customer: text('customer'),
    /** The customer's test clock. */
    clock: text('clock'),
    json: jsonb('json').notNull(),
    created: integer('created').notNull(),
    /** When the object changes by itself. */
    due: integer('due'),
    version: integer('version').notNull().default(1),
    /** The order of creation. */
    place: bigserial('place', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('objects_of_kind').on(table.kind, table.place),
    index('objects_of_customer').on(table.customer, table.kind, table.place),
    index('objects_due')
      .on(table.due)
      .where(sql`due is not null`),
  ],
);

export const sandboxEvents = schema.table(
  'events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** The id of the object the event is about. */
    about: text('about').notNull(),
    customer: text('customer'),
    json: jsonb('json').notNull(),
    created: integer('created').notNull(),
    /** When it was sent, in wall-clock time; its retention period counts from here. */
    toldAt: integer('told_at').notNull(),
    place: bigserial('place', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('events_place').on(table.place),
    index('events_told').on(table.toldAt),
    index('events_of_customer').on(table.customer, table.place),
  ],
);

/** The responses to calls with an idempotency key. */
export const sandboxIdempotencyKeys = schema.table(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** A hash of method, path and parameters. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    /** The id of the first request; null for those of earlier versions. */
    requestId: text('request_id'),
    created: integer('created').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.created)],
);

/** The delivery of an event to one address. */
export const sandboxDeliveries = schema.table(
  'deliveries',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => sandboxEvents.id, { onDelete: 'cascade' }),
    /** The id of a webhook endpoint, or the name of one from the sandbox's options. */
    endpoint: text('endpoint').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'given-up', 'lost'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** In wall-clock time. */
    due: integer('due').notNull(),
    since: integer('since').notNull(),
    /** The response status of the last attempt; null if there was no response. */
    answer: integer('answer'),
  },
  (table) => [
    index('deliveries_of_event').on(table.eventId),
    index('deliveries_waiting')
      .on(table.due)
      .where(sql`status = 'waiting'`),
  ],
);
