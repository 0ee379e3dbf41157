import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { sandboxObjects } from '../sandbox.tables.ts';
import { alone, type Ground, tryOn } from '../books/with-books.ts';
import type { Books } from '../books/books.ts';
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
export async function workThroughDue(ground: Ground, log: FastifyBaseLogger, due: DueUntil): Promise<void> {
  while (await workThroughNext(ground, log, due));
}

async function workThroughNext(ground: Ground, log: FastifyBaseLogger, { clock, until }: DueUntil): Promise<boolean> {
  const { id, kind, due, place } = sandboxObjects;
  return alone(ground.db, async (tx) => {
    const [next] = await tx
      .select({ id, kind, due })
      .from(sandboxObjects)
      .where(and(lte(due, until), clock === null ? isNull(sandboxObjects.clock) : eq(sandboxObjects.clock, clock)))
      .orderBy(asc(due), asc(place))
      .limit(1);
    if (next === undefined || next.due === null) return false;
    const moment = next.due;
    const done = await tryOn(tx, ground, (books) => happen(books.at(moment), next.kind as Kind, next.id, moment));
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

async function happen(books: Books, kind: Kind, id: string, at: number): Promise<void> {
  if (kind === 'subscription') return workThrough(books, await books.get(kind, id), at);
  if (kind === 'checkout.session') {
    await expireSession(books, await books.get(kind, id));
    return;
  }
  const invoice = await books.get('invoice', id);
  const open = invoice.status === 'draft' ? await finalizeInvoice(books, invoice) : invoice;
  if (open.status !== 'open') return;
  if (open.collection_method === 'charge_automatically') await payInvoice(books, open);
  else if (open !== invoice) await books.emit('invoice.sent', 'invoice', open);
  else await noteOverdue(books, open);
}
