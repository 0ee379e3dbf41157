import { sql } from 'drizzle-orm';
import { bigserial, index, integer, jsonb, pgSchema, text, uniqueIndex } from 'drizzle-orm/pg-core';

/** Its own, so that the sandbox may share a database with a product. */
const schema = pgSchema('payment_sandbox');

/** What the payment sandbox knows. Moments are seconds since 1970, as Stripe writes them; some are a test clock's. */

/** Customers, subscriptions, invoices and all the rest, as they go over the wire. */
export const sandboxObjects = schema.table(
  'objects',
  {
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    customer: text('customer'),
    /** The test clock that its customer lives by. */
    clock: text('clock'),
    json: jsonb('json').notNull(),
    created: integer('created').notNull(),
    /** When something happens to it by itself. */
    due: integer('due'),
    version: integer('version').notNull().default(1),
    /** In which order objects came. */
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
    /** What it tells of. */
    about: text('about').notNull(),
    customer: text('customer'),
    json: jsonb('json').notNull(),
    created: integer('created').notNull(),
    /** When it was told by the wall's clock: what it is kept by. */
    toldAt: integer('told_at').notNull(),
    place: bigserial('place', { mode: 'number' }).notNull(),
  },
  (table) => [
    uniqueIndex('events_place').on(table.place),
    index('events_told').on(table.toldAt),
    index('events_of_customer').on(table.customer, table.place),
  ],
);

/** What was answered to a call with an idempotency key. */
export const sandboxIdempotencyKeys = schema.table(
  'idempotency_keys',
  {
    key: text('key').primaryKey(),
    /** Method, path and parameters, as a hash. */
    request: text('request').notNull(),
    status: integer('status').notNull(),
    body: jsonb('body').notNull(),
    created: integer('created').notNull(),
  },
  (table) => [index('idempotency_keys_created').on(table.created)],
);

/** An event on its way to one address. */
export const sandboxDeliveries = schema.table(
  'deliveries',
  {
    id: text('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => sandboxEvents.id, { onDelete: 'cascade' }),
    /** A webhook endpoint's id, or the number of one that the sandbox was opened with. */
    endpoint: text('endpoint').notNull(),
    status: text('status', { enum: ['waiting', 'delivered', 'given-up', 'lost'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** By the wall's clock. */
    due: integer('due').notNull(),
    since: integer('since').notNull(),
    /** The status the last attempt was answered with; nothing where nobody answered. */
    answer: integer('answer'),
  },
  (table) => [
    index('deliveries_of_event').on(table.eventId),
    index('deliveries_waiting')
      .on(table.due)
      .where(sql`status = 'waiting'`),
  ],
);
