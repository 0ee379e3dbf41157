import type { Queryable } from '@greenroom/database';
import { sandboxDeliveries, sandboxEvents } from '../sandbox.tables.ts';
import { apiVersion } from '../wire/api-version.ts';
import { newId } from '../wire/new-id.ts';
import { findEndpoints, type FixedEndpoints } from './find-endpoints.ts';

export interface NewEvent {
  type: string;
  about: string;
  customer: string | null;
  object: Record<string, unknown>;
  previous: object | undefined;
  created: number;
  wallClock: number;
  request: { id: string | null; idempotencyKey: string | null };
  fixedEndpoints: FixedEndpoints;
}

/** Stores an event and a delivery for each endpoint that wants it, in the transaction of the change it reports. */
export async function putEvent(tx: Queryable, event: NewEvent): Promise<void> {
  const { type, about, customer, object, previous, created, wallClock, request, fixedEndpoints } = event;
  const eventId = newId('evt');
  const endpoints = await findEndpoints(tx, type, fixedEndpoints);
  const json = {
    id: eventId,
    object: 'event',
    api_version: apiVersion,
    created,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: endpoints.length,
    request: { id: request.id, idempotency_key: request.idempotencyKey },
    type,
  };
  await tx.insert(sandboxEvents).values({ id: eventId, type, about, customer, json, created, toldAt: wallClock });
  if (endpoints.length === 0) return;
  const due = { status: 'waiting' as const, due: wallClock, since: wallClock };
  await tx
    .insert(sandboxDeliveries)
    .values(endpoints.map((endpoint) => ({ id: newId('whd'), eventId, endpoint, ...due })));
}
