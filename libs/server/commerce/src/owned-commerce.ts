import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '@greenroom/database';
import { accounts } from '@greenroom/identity/tables';
import {
  checkouts,
  declaredCancellations,
  disputes,
  hadOnce,
  invoices,
  payers,
  paymentRefunds,
  planGrants,
  paymentEvents,
  priceCache,
  refunds,
  subscriptions,
} from './commerce.tables.ts';
import { sandboxEvents, sandboxIdempotencyKeys } from './retired-sandbox.tables.ts';
import type { PersonalData } from '@greenroom/access';

/**
 * In days; docs/retention.md. Invoices: eight years, from the end of the year (German tax code, section 147; VAT act,
 * section 14b).
 */
const keptFor = { invoices: 9 * 366, events: 90, checkouts: 30, cards: 730, cancellations: 3 * 366, prices: 7 };
/** In days, for the retired sandbox's tables. */
const retiredKeptFor = { events: 30, idempotencyKeys: 1 };

const before = (days: number) => sql`now() - make_interval(days => ${days})`;
const secondsBefore = (days: number) => sql<number>`extract(epoch from ${before(days)})::int`;

const ofAccount = (db: Queryable, accountUuid: string) =>
  db.select({ uuid: payers.uuid }).from(payers).where(eq(payers.accountUuid, accountUuid));

/** Plans and payments. Deleting an account ends its subscriptions; its invoices stay as long as the law requires. */
export const ownedCommerce: PersonalData = {
  name: 'commerce',

  async mergeVisitor() {
    // A visitor cannot pay without an account.
  },

  async read(db, ownerId) {
    const own = ofAccount(db, ownerId);
    const email = db.select({ email: accounts.email }).from(accounts).where(eq(accounts.uuid, ownerId));
    const [payer] = await db.select().from(payers).where(eq(payers.accountUuid, ownerId));
    return {
      billingDetails: payer?.billing ?? null,
      subscriptions: await db.select().from(subscriptions).where(inArray(subscriptions.payerUuid, own)),
      invoices: await db.select().from(invoices).where(inArray(invoices.payerUuid, own)),
      refunds: await db.select().from(refunds).where(inArray(refunds.payerUuid, own)),
      paymentRefunds: await db.select().from(paymentRefunds).where(inArray(paymentRefunds.payerUuid, own)),
      disputes: await db.select().from(disputes).where(inArray(disputes.payerUuid, own)),
      planGrants: await db.select().from(planGrants).where(eq(planGrants.accountUuid, ownerId)),
      checkouts: await db.select().from(checkouts).where(eq(checkouts.accountUuid, ownerId)),
      declaredCancellations: (
        await db.select().from(declaredCancellations).where(inArray(declaredCancellations.email, email))
      ).map(({ tokenHash: _, ...declared }) => declared),
    };
  },

  async erase(tx, ownerId) {
    await tx.delete(checkouts).where(eq(checkouts.accountUuid, ownerId));
    await tx.delete(planGrants).where(eq(planGrants.accountUuid, ownerId));
    await tx.delete(hadOnce).where(eq(hadOnce.who, ownerId));
    // The next check, due immediately, ends subscriptions that are still running.
    await tx
      .update(payers)
      .set({ accountUuid: null, billing: null, billingPending: false, lookAt: sql`now()` })
      .where(eq(payers.accountUuid, ownerId));
  },

  async forgetVisitors(db) {
    await db.delete(paymentEvents).where(lt(paymentEvents.takenAt, before(keptFor.events)));
    await db.delete(checkouts).where(lt(checkouts.createdAt, before(keptFor.checkouts)));
    await db.delete(hadOnce).where(and(lt(hadOnce.at, before(keptFor.cards)), sql`${hadOnce.who} like 'card:%'`));
    await db.delete(declaredCancellations).where(lt(declaredCancellations.receivedAt, before(keptFor.cancellations)));
    await db.delete(priceCache).where(lt(priceCache.readAt, before(keptFor.prices)));
    await db.delete(invoices).where(lt(invoices.createdAt, before(keptFor.invoices)));
    await forgetPayers(db);
    await db.delete(sandboxEvents).where(lt(sandboxEvents.toldAt, secondsBefore(retiredKeptFor.events)));
    await db
      .delete(sandboxIdempotencyKeys)
      .where(lt(sandboxIdempotencyKeys.created, secondsBefore(retiredKeptFor.idempotencyKeys)));
  },
};

/** Deletes payers that have no account, no running subscription and no invoice to keep. */
async function forgetPayers(db: Queryable): Promise<void> {
  const running = and(eq(subscriptions.payerUuid, payers.uuid), isNull(subscriptions.endedAt));
  const gone = db
    .select({ uuid: payers.uuid })
    .from(payers)
    .where(
      and(
        isNull(payers.accountUuid),
        notExists(db.select({ id: subscriptions.id }).from(subscriptions).where(running)),
        notExists(db.select({ id: invoices.id }).from(invoices).where(eq(invoices.payerUuid, payers.uuid))),
      ),
    );
  await db.delete(refunds).where(inArray(refunds.payerUuid, gone));
  await db.delete(paymentRefunds).where(inArray(paymentRefunds.payerUuid, gone));
  await db.delete(disputes).where(inArray(disputes.payerUuid, gone));
  await db.delete(payers).where(inArray(payers.uuid, gone));
}
