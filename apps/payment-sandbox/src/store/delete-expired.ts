import { and, lt, notExists, eq } from 'drizzle-orm';
import { sandboxDeliveries, sandboxEvents, sandboxIdempotencyKeys } from '../sandbox.tables.ts';
import type { SandboxContext } from './with-store.ts';

/** Stripe's retention: https://docs.stripe.com/api/events, https://docs.stripe.com/api/idempotent_requests. */
const keptDays = { events: 30, idempotencyKeys: 1 };

/** Deletes expired events and idempotency keys. */
export async function deleteExpired({ db, now }: SandboxContext): Promise<void> {
  const ago = (days: number) => Math.floor(now().getTime() / 1000) - days * 86_400;
  await db.delete(sandboxIdempotencyKeys).where(lt(sandboxIdempotencyKeys.created, ago(keptDays.idempotencyKeys)));
  const onItsWay = db
    .select({ id: sandboxDeliveries.id })
    .from(sandboxDeliveries)
    .where(and(eq(sandboxDeliveries.eventId, sandboxEvents.id), eq(sandboxDeliveries.status, 'waiting')));
  await db.delete(sandboxEvents).where(and(lt(sandboxEvents.toldAt, ago(keptDays.events)), notExists(onItsWay)));
}
