import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sandboxObjects } from '../sandbox.tables.ts';
import { alone, type SandboxContext, tryOn } from '../store/with-store.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { expireSession } from '../objects/checkout/expire-session.ts';
import { finalizeInvoice } from '../objects/invoices/finalize-invoice.ts';
import { noteOverdue } from '../objects/invoices/note-overdue.ts';
import { payInvoice } from '../objects/invoices/pay-invoice.ts';
import { workThrough } from '../objects/subscriptions/renew-subscription.ts';
import type { Kind } from '../wire/kinds.ts';

export interface DueUntil {
  /** The test clock whose customers are processed; null for customers on the wall clock. */
  clock: string | null;
  /** In seconds. */
  until: number;
}

/**
 * Processes due changes one by one, each at its own time, so that changes that follow from them fall due in turn: after
 * a year of downtime there are twelve renewals.
 */
export async function workThroughDue(context: SandboxContext, log: FastifyBaseLogger, due: DueUntil): Promise<void> {
  while (await workThroughNext(context, log, due));
}

async function workThroughNext(
  context: SandboxContext,
  log: FastifyBaseLogger,
  { clock, until }: DueUntil,
): Promise<boolean> {
  const { id, kind, due, place } = sandboxObjects;
  return alone(context.db, async (tx) => {
    const [next] = await tx
      .select({ id, kind, due })
      .from(sandboxObjects)
      .where(and(lte(due, until), clock === null ? isNull(sandboxObjects.clock) : eq(sandboxObjects.clock, clock)))
      .orderBy(asc(due), asc(place))
      .limit(1);
    if (next === undefined || next.due === null) return false;
    const moment = next.due;
    const done = await tryOn(tx, context, (store) => happen(store.at(moment), next.kind as Kind, next.id, moment));
    const [after] = await tx.select({ due }).from(sandboxObjects).where(eq(id, next.id));
    if (!('failure' in done) && after?.due !== moment) return true;
    // Without this it would stay due forever.
    log.error(
      { id: next.id, err: 'failure' in done ? done.failure : undefined },
      'Processing a due object failed; skipping its due date',
    );
    await tx.update(sandboxObjects).set({ due: null }).where(eq(id, next.id));
    return true;
  });
}

async function happen(store: ObjectStore, kind: Kind, id: string, at: number): Promise<void> {
  if (kind === 'subscription') return workThrough(store, await store.get(kind, id), at);
  if (kind === 'checkout.session') {
    await expireSession(store, await store.get(kind, id));
    return;
  }
  const invoice = await store.get('invoice', id);
  const open = invoice.status === 'draft' ? await finalizeInvoice(store, invoice) : invoice;
  if (open.status !== 'open') return;
  if (open.collection_method === 'charge_automatically') await payInvoice(store, open);
  else if (open !== invoice) await store.emit('invoice.sent', 'invoice', open);
  else await noteOverdue(store, open);
}
